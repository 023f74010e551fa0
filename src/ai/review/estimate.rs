//! A sample mean with its standard error. Used for everything that is sampled; knows no game.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    pub mean: f32,
    /// Standard error of the mean; 0 if exact.
    pub error: f32,
}

/// Number of standard errors from which a difference counts as significant.
const MIN_STANDARD_ERRORS: f32 = 2.0;

impl Estimate {
    /// Returns an estimate without error.
    pub const fn exact(mean: f32) -> Estimate {
        Estimate { mean, error: 0.0 }
    }

    /// Estimates the mean from samples.
    pub fn from_samples(samples: impl Iterator<Item = f32>) -> Estimate {
        let (mut count, mut sum, mut squares) = (0_u32, 0.0_f64, 0.0_f64);
        for sample in samples {
            let sample = f64::from(sample);
            count += 1;
            sum += sample;
            squares += sample * sample;
        }
        let count = f64::from(count.max(1));
        let mean = sum / count;
        let variance = (squares / count - mean * mean).max(0.0);
        Estimate { mean: mean as f32, error: (variance / (count - 1.0).max(1.0)).sqrt() as f32 }
    }

    /// Whether it is significantly above 0.
    pub fn is_surely_positive(self) -> bool {
        self.mean > 0.0 && self.mean > MIN_STANDARD_ERRORS * self.error
    }

    /// Adds an independent estimate.
    #[must_use]
    pub fn plus(self, other: Estimate) -> Estimate {
        Estimate { mean: self.mean + other.mean, error: (self.error * self.error + other.error * other.error).sqrt() }
    }

    /// Subtracts an independent estimate.
    #[must_use]
    pub fn minus(self, other: Estimate) -> Estimate {
        self.plus(Estimate { mean: -other.mean, ..other })
    }
}
