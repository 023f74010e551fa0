//! Messages between the page and its workers, encoded with postcard.
//!
//! The page divides a [`Question`](super::question::Question) into [`Job`]s; a worker answers each with a [`Reply`]. A
//! [`ReviewJob`] analyses one ply of a finished game, an [`EvaluateJob`] an action about to be played. Knows no
//! browser and no particular game.

use core::ops::Range;

use serde::{Deserialize, Serialize};

use super::Statistics;
use super::review::{Effort, Evaluation, Report};
use crate::engine::Character;
use crate::engine::record::Record;

/// A message from the page to a worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ToWorker {
    /// Queues a share of a search.
    Think(Job),
    /// Cancels all jobs with this id.
    Stop {
        /// Id of the question, evaluation or review.
        id: u32,
    },
    /// Queues the review of a ply.
    Review(ReviewJob),
    /// Queues the evaluation of an action.
    Evaluate(EvaluateJob),
}

/// A message from a worker to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum FromWorker {
    /// The worker is listening; messages sent earlier are lost.
    Ready {
        /// Build of the worker; must equal that of the page.
        build: String,
    },
    Reply(Reply),
    ReviewReply(ReviewReply),
    EvaluateReply(EvaluateReply),
}

/// A share of the search for one decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// Id of the question. The reply repeats it, so that late replies are recognised.
    pub id: u32,
    pub game: String,
    /// View of the seat to act, encoded with postcard.
    pub view: Vec<u8>,
    /// Seed of the decision, the same in all its shares.
    pub seed: u64,
    /// Numbers of the trees to grow.
    pub trees: Range<u32>,
    pub iterations: u32,
    pub character: Option<Character>,
    /// Probability, in percent, of overlooking each action that can be overlooked.
    pub oversights: u8,
}

/// A job to review one ply of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewJob {
    /// Id of the review. All jobs with this id are of one game, which is opened once.
    pub id: u32,
    /// The game; only in the first job of a review that a worker gets.
    #[serde(with = "record_as_text")]
    pub record: Option<Record>,
    /// From 1; 0 is the deal.
    pub ply: u32,
    pub effort: Effort,
}

/// Result of a [`ReviewJob`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewReply {
    pub id: u32,
    pub ply: u32,
    /// The report, or one sentence saying why there is none.
    pub report: Result<Report, String>,
}

/// A job to evaluate an action that the seat to act is about to play, using only what the seat can see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EvaluateJob {
    /// Id of the evaluation, shared by all actions of a sequence.
    pub id: u32,
    pub game: String,
    /// View of the seat to act, encoded with postcard.
    pub view: Vec<u8>,
    pub seats: u8,
    /// Seed of the decision.
    pub seed: u64,
    /// Index of the action in the legal list.
    pub chosen: u16,
    pub effort: Effort,
}

/// Result of an [`EvaluateJob`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EvaluateReply {
    pub id: u32,
    /// `None` if the action could not be evaluated.
    pub evaluation: Option<Evaluation>,
}

/// Result of a [`Job`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reply {
    pub id: u32,
    /// First tree of the job; identifies the share.
    pub share: u32,
    /// Whether the job is finished. If not, a later reply replaces this one.
    pub done: bool,
    /// One tally per legal action.
    pub statistics: Statistics,
    /// The reason why the search failed; `statistics` is empty then.
    pub failure: Option<String>,
}

pub fn encode(message: &impl Serialize) -> Vec<u8> {
    // Writing to a growing vector cannot fail, and no message contains a type that postcard rejects.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// Encodes a record as the text of its file. A serialised record omits fields, which postcard could not read back.
mod record_as_text {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de, ser};

    use super::Record;

    pub(super) fn serialize<S: Serializer>(record: &Option<Record>, to: S) -> Result<S::Ok, S::Error> {
        let text = record.as_ref().map(serde_json::to_string).transpose().map_err(ser::Error::custom)?;
        text.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Record>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        text.map(|text| serde_json::from_str(&text)).transpose().map_err(de::Error::custom)
    }
}

/// Decodes a message; `None` if the bytes are invalid.
pub fn decode<M: for<'de> Deserialize<'de>>(bytes: &[u8]) -> Option<M> {
    postcard::from_bytes(bytes).ok()
}
