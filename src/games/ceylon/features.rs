use super::Ceylon; use crate::engine::Features; impl Features for Ceylon {}
