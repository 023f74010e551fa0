//! Tests of the rules of Chai.

mod laws;
