//! What a file is on the wire: its hash, the short name made of it, and its size raw and compressed.

use std::io::Write;

use base64ct::{Base64, Encoding};
use sha2::{Digest, Sha256};

/// The SHA-256 of some bytes in base64, as policies and integrity attributes want it.
pub fn sha256(bytes: &[u8]) -> String {
    base64(&Sha256::digest(bytes))
}

/// Sixteen hexadecimal digits that stand for some bytes in a file's name.
pub fn stamp(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Base64 with padding.
pub fn base64(bytes: &[u8]) -> String {
    Base64::encode_string(bytes)
}

/// How many bytes travel when a file is sent.
#[derive(Clone, Copy, Default, Debug)]
pub struct Weight {
    /// As it is.
    pub raw: usize,
    /// By gzip at its best.
    pub gzip: usize,
    /// By brotli at its best.
    pub brotli: usize,
}

impl Weight {
    /// Weighs some bytes.
    pub fn of(bytes: &[u8]) -> Weight {
        // Writing to memory does not fail.
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        drop(gzip.write_all(bytes));
        let mut brotli = brotli::CompressorWriter::new(Vec::new(), 1 << 16, 11, 24);
        drop(brotli.write_all(bytes));
        Weight {
            raw: bytes.len(),
            gzip: gzip.finish().map_or(0, |bytes| bytes.len()),
            brotli: brotli.into_inner().len(),
        }
    }
}

impl std::ops::AddAssign for Weight {
    fn add_assign(&mut self, other: Weight) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_pads() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }

    #[test]
    fn hash_of_nothing() {
        assert_eq!(sha256(b""), "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    }
}
