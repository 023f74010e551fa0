//! A mean and how sure it is. Made by everything that is sampled; knows no game.

use serde::{Deserialize, Serialize};

/// A mean of samples.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f32,
    /// Its standard error; 0 where it is exact.
    pub error: f32,
}

/// Two means closer than this many standard errors are not told apart.
const MIN_STANDARD_ERRORS: f32 = 2.0;

impl Estimate {
    /// What is known exactly.
    pub const fn exact(mean: f32) -> Estimate {
        Estimate { mean, error: 0.0 }
    }

    /// The mean of samples.
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

    /// Whether it is above 0 and too far from it for luck.
    pub fn is_surely_positive(self) -> bool {
        self.mean > 0.0 && self.mean > MIN_STANDARD_ERRORS * self.error
    }

    /// A sum with what was sampled apart from it.
    #[must_use]
    pub fn plus(self, other: Estimate) -> Estimate {
        Estimate { mean: self.mean + other.mean, error: (self.error * self.error + other.error * other.error).sqrt() }
    }

    /// A difference from what was sampled apart from it.
    #[must_use]
    pub fn minus(self, other: Estimate) -> Estimate {
        self.plus(Estimate { mean: -other.mean, ..other })
    }
}
