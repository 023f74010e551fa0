//! Shortens the names that a program shares with the script around it. Those of wasm-bindgen are long, and each ends
//! in a hash that does not compress: esbuild shortens them in the script, and this module does the same in the wasm.
//! Unused exports are removed.
//!
//! Called by [`super::wasm`] after wasm-bindgen. Knows nothing of what the functions do.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use walrus::Module;

use super::minify::{Language, minify_names};
use crate::error::{Error, Result};

/// The names that wasm-bindgen makes, as a regular expression of esbuild.
const GENERATED: &str = "^__wb(g|indgen)_";

/// Prefixes of the exports with which Leptos's server functions read streams. Nothing here calls a server.
const UNUSED: [&str; 2] = ["intounderlying", "__wbg_intounderlying"];

/// Minifies a script and shortens the names of the functions that it shares with its wasm. Without esbuild both stay
/// as they are.
///
/// # Errors
/// If a file cannot be read or written, or esbuild fails.
pub fn shorten(script: &Path, wasm: &Path, name: &str) -> Result<()> {
    let (text, names) = minify_names(fs::read_to_string(script)?, Language::JavaScript, name, GENERATED)?;
    fs::write(script, text)?;
    let failed = |error| Error::Failed(format!("{}: {error:#}", wasm.display()));
    let mut module = Module::from_file(wasm).map_err(failed)?;
    remove_unused(&mut module);
    rename(&mut module, &names);
    module.emit_wasm_file(wasm).map_err(failed)
}

/// Removes exports, so that wasm-opt can remove what only they call.
fn remove_unused(module: &mut Module) {
    let is_unused = |name: &str| UNUSED.iter().any(|beginning| name.starts_with(beginning));
    let unused: Vec<_> =
        module.exports.iter().filter(|export| is_unused(&export.name)).map(|export| export.id()).collect();
    unused.into_iter().for_each(|export| module.exports.delete(export));
}

fn rename(module: &mut Module, names: &BTreeMap<String, String>) {
    let imports = module.imports.iter_mut().map(|import| &mut import.name);
    let exports = module.exports.iter_mut().map(|export| &mut export.name);
    for name in imports.chain(exports) {
        if let Some(short) = names.get(name) {
            name.clone_from(short);
        }
    }
}

#[cfg(test)]
mod tests {
    use walrus::FunctionBuilder;

    use super::*;

    #[test]
    fn the_wasm_gets_the_short_names_of_the_script() {
        let mut module = Module::default();
        let ty = module.types.add(&[], &[]);
        let (imported, _) = module.add_import_func("./app.js", "__wbg_long_0123456789abcdef", ty);
        module.exports.add("main", imported);
        let own = FunctionBuilder::new(&mut module.types, &[], &[]).finish(vec![], &mut module.funcs);
        module.exports.add("__wbindgen_start", own);
        module.exports.add("intounderlyingsource_pull", own);
        remove_unused(&mut module);
        let names = [("__wbg_long_0123456789abcdef", "a"), ("__wbindgen_start", "b")];
        rename(&mut module, &names.map(|(long, short)| (long.to_owned(), short.to_owned())).into());
        assert!(module.imports.iter().map(|import| import.name.as_str()).eq(["a"]));
        assert!(module.exports.iter().map(|export| export.name.as_str()).eq(["main", "b"]));
    }
}
