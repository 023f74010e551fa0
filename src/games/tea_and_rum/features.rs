use super::TeaAndRum; use crate::engine::Features; impl Features for TeaAndRum {}
