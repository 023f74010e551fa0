//! Says to the compiler whether the page is to be cut into parts.
//!
//! `cargo xtask build` sets `TEA_PARTS`, and cuts what is linked then (src/bin/xtask/cut.rs); every other build is
//! whole. Cutting goes by the linker's relocations, which the page's binary keeps for it.

fn main() {
    println!("cargo::rerun-if-env-changed=TEA_PARTS");
    println!("cargo::rustc-check-cfg=cfg(parts)");
    let web = std::env::var_os("CARGO_FEATURE_UI").is_some()
        && std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if web && std::env::var_os("TEA_PARTS").is_some() {
        println!("cargo::rustc-cfg=parts");
        println!("cargo::rustc-link-arg-bin=tea-table=--emit-relocs");
    }
}
