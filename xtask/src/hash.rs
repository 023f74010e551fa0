//! Hashes of files, for policies, the service worker and file names. Called by the build and the browser tests. Knows
//! no file.

use base64ct::{Base64, Encoding};
use sha2::{Digest, Sha256};

/// Returns the SHA-256 of `bytes` in base64, the form used by policies and integrity attributes.
pub fn sha256(bytes: &[u8]) -> String {
    base64(&Sha256::digest(bytes))
}

/// Returns a hash of `bytes` for file names: sixteen hexadecimal digits.
pub fn short_hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

pub fn base64(bytes: &[u8]) -> String {
    Base64::encode_string(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_padded_base64() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }

    #[test]
    fn the_hash_of_no_bytes_is_known() {
        assert_eq!(sha256(b""), "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
        assert_eq!(short_hash(b""), "e3b0c44298fc1c14");
    }
}
