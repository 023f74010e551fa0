//! What a page and its workers say to each other. Messages travel as postcard bytes.
//!
//! The page puts a [`Question`](super::question::Question) and shares it out as [`Job`]s, each of which a worker
//! answers with a [`Reply`]. A [`ReviewJob`] is a look at one ply of a finished game, an [`EvaluateJob`] the same look
//! at an action that somebody is about to do. Knows no browser and no particular game.

use core::ops::Range;

use serde::{Deserialize, Serialize};

use super::Statistics;
use super::review::{Effort, Evaluation, Report};
use crate::engine::Character;
use crate::engine::record::Record;

/// What the page says to a worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum ToWorker {
    /// Search this, after the jobs that came before.
    Think(Job),
    /// Forget every job with this id.
    Stop {
        /// The id of the question or the review.
        id: u32,
    },
    /// Look at this ply, after the jobs that came before.
    Review(ReviewJob),
    /// Look at this action, after the jobs that came before.
    Evaluate(EvaluateJob),
}

/// What a worker says to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum FromWorker {
    /// It listens; messages sent before this are lost.
    Ready {
        /// The build it comes from: page and worker must be of one build.
        build: String,
    },
    /// What a job has found.
    Reply(Reply),
    /// What a look at a ply has found.
    ReviewReply(ReviewReply),
    /// What a look at an action has found.
    EvaluateReply(EvaluateReply),
}

/// A share of the search for one decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The id of the question: the reply bears it too, so that late replies are known as such.
    pub id: u32,
    /// The id of the game.
    pub game: String,
    /// The view of the seat to act, as postcard bytes.
    pub view: Vec<u8>,
    /// The seed of the decision, the same in every share of it.
    pub seed: u64,
    /// The numbers of the trees to be grown.
    pub trees: Range<u32>,
    /// Iterations of each tree.
    pub iterations: u32,
    /// The character of who thinks, if it has one.
    pub character: Option<Character>,
    /// In how many of a hundred decisions who thinks overlooks an action that can be overlooked.
    pub oversights: u8,
}

/// A look at one ply of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewJob {
    /// The id of the review. All jobs that bear it are of one game, which is opened once.
    pub id: u32,
    /// The game, with the first job that a worker is given of a review.
    #[serde(with = "record_as_text")]
    pub record: Option<Record>,
    /// The ply, from 1; 0 for the deal.
    pub ply: u32,
    /// How carefully to look.
    pub effort: Effort,
}

/// What a look at a ply has found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewReply {
    /// The id of the review.
    pub id: u32,
    /// The ply.
    pub ply: u32,
    /// What was found, or in one sentence why nothing was.
    pub report: Result<Report, String>,
}

/// A look at an action that the seat to act is about to do, by what it knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EvaluateJob {
    /// The id of the look; several actions in a row share it.
    pub id: u32,
    /// The id of the game.
    pub game: String,
    /// The view of the seat to act, as postcard bytes.
    pub view: Vec<u8>,
    /// The number of seats.
    pub seats: u8,
    /// The seed of the decision.
    pub seed: u64,
    /// The index of the action in the legal list.
    pub chosen: u16,
    /// How carefully to look.
    pub effort: Effort,
}

/// What a look at an action has found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EvaluateReply {
    /// The id of the look.
    pub id: u32,
    /// What was found; nothing where the action could not be looked at.
    pub evaluation: Option<Evaluation>,
}

/// What a share of the search has found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// The id of the job.
    pub id: u32,
    /// The first tree of the job: which share it is.
    pub share: u32,
    /// Whether all its iterations are done; else more is to come, and this replaces what came before.
    pub done: bool,
    /// One tally for each legal action.
    pub statistics: Statistics,
    /// Why it could not be searched, in one sentence; then nothing was found.
    pub failure: Option<String>,
}

/// The bytes of a message.
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    // Writing to a growing vector cannot fail, and no message holds a type that postcard refuses.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// A game travels as the text of its file: that leaves fields out, which postcard could not read back.
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

/// Reads a message; `None` when the bytes are not one.
pub fn decode<M: for<'de> Deserialize<'de>>(bytes: &[u8]) -> Option<M> {
    postcard::from_bytes(bytes).ok()
}
