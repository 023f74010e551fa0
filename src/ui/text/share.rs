//! The words of giving a game away, and of opening one that was given.

/// The challenge is in the clipboard.
pub const CHALLENGE_COPIED: &str =
    "The link is copied. Whoever opens it lays the same table: same seed, same seats, same rules.";
