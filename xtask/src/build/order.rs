//! Orders the functions of a wasm by the similarity of their code: a compressor finds what one has in common with the
//! one before, which makes the page's program 2 % smaller than an order by name or by size does.
//!
//! Called by [`super::wasm`] after wasm-opt. Knows no names and does not change what a function does.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::convert::Infallible;

use wasm_encoder::reencode::{Error as Broken, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

use crate::error::{Error, Result};

/// Length of the pieces of code that are compared, in bytes: about two instructions.
const WINDOW: usize = 5;
/// Number of hashes that are kept of a function.
const HASHES: usize = 96;
/// Number of hashes that two functions have in common at least if one is to follow the other for its code.
const LEAST_COMMON: u32 = 4;
/// Number of functions with the same hash that are examined: beyond it, the piece is one that most functions have.
const MOST_EXAMINED: usize = 60;

/// Returns the wasm with its functions in another order.
///
/// # Errors
/// If it is not valid wasm.
pub fn order_functions(wasm: &[u8]) -> Result<Vec<u8>> {
    let failed = |error: &dyn std::fmt::Display| Error::Failed(format!("The functions cannot be ordered: {error}"));
    let (imported, bodies) = read_functions(wasm).map_err(|error| failed(&error))?;
    let order = chain(&bodies);
    let mut places = vec![0; order.len()];
    order.iter().zip(0..).for_each(|(function, place)| places[*function] = imported + place);
    let mut module = Module::new();
    let mut ordering = Ordering { imported, order, places };
    ordering.parse_core_module(&mut module, Parser::new(0), wasm).map_err(|error| failed(&error))?;
    Ok(module.finish())
}

/// Returns the number of imported functions and the code of each of the others.
fn read_functions(wasm: &[u8]) -> wasmparser::Result<(u32, Vec<&[u8]>)> {
    let (mut imported, mut bodies) = (0, Vec::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
            _ => {}
        }
    }
    Ok((imported, bodies))
}

/// Returns the functions in their new order: each is followed by the one whose code is most similar of those that are
/// left, and by the shortest that is left if none is.
fn chain(bodies: &[&[u8]]) -> Vec<usize> {
    let sketches: Vec<_> = bodies.iter().map(|body| sketch(body)).collect();
    let mut by_length: Vec<_> = (0..bodies.len()).collect();
    by_length.sort_by_key(|function| bodies[*function].len());
    let mut with_hash: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for function in &by_length {
        sketches[*function].iter().for_each(|hash| with_hash.entry(*hash).or_default().push(*function));
    }
    with_hash.retain(|_, functions| functions.len() > 1);
    let mut is_left = vec![true; bodies.len()];
    let mut order = Vec::with_capacity(bodies.len());
    let mut shortest = by_length.into_iter();
    while let Some(first) = shortest.find(|function| is_left[*function]) {
        let mut next = Some(first);
        while let Some(last) = next {
            is_left[last] = false;
            order.push(last);
            let mut common: BTreeMap<usize, u32> = BTreeMap::new();
            for hash in &sketches[last] {
                let Some(functions) = with_hash.get_mut(hash) else { continue };
                functions.retain(|function| is_left[*function]);
                functions.iter().take(MOST_EXAMINED).for_each(|function| *common.entry(*function).or_default() += 1);
            }
            let difference = |function: usize| bodies[function].len().abs_diff(bodies[last].len());
            let similar = common.into_iter().filter(|(_, common)| *common >= LEAST_COMMON);
            let best = similar.max_by_key(|(function, common)| (*common, Reverse(difference(*function))));
            next = best.map(|(function, _)| function);
        }
    }
    order
}

/// Returns the least hashes among those of all windows of a function's code, sorted. The more of them two functions
/// have in common, the more windows they have in common.
fn sketch(body: &[u8]) -> Vec<u64> {
    let bits = |window: &[u8]| window.iter().fold(0, |bits, byte| bits << 8 | u64::from(*byte));
    let mut hashes: Vec<_> = body.windows(WINDOW).map(|window| scramble(bits(window))).collect();
    hashes.sort_unstable();
    hashes.dedup();
    hashes.truncate(HASHES);
    hashes
}

/// A step of the `SplitMix64` generator, whose values serve as hashes.
const fn scramble(bits: u64) -> u64 {
    let bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// Writes a wasm with its functions in another order and all references to them changed accordingly.
struct Ordering {
    /// The number of imported functions, whose indices come first and stay.
    imported: u32,
    /// The functions that are not imported, counted from 0, in their new order.
    order: Vec<usize>,
    /// The new index of each.
    places: Vec<u32>,
}

impl Reencode for Ordering {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> std::result::Result<u32, Broken<Infallible>> {
        let own = function.checked_sub(self.imported).and_then(|own| usize::try_from(own).ok());
        Ok(own.and_then(|own| self.places.get(own).copied()).unwrap_or(function))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> std::result::Result<(), Broken<Infallible>> {
        let types: Vec<u32> = section.into_iter().collect::<wasmparser::Result<_>>()?;
        self.order.iter().for_each(|function| _ = functions.function(types[*function]));
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> std::result::Result<(), Broken<Infallible>> {
        let bodies: Vec<_> = section.into_iter().collect::<wasmparser::Result<_>>()?;
        for function in self.order.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{ExportKind, ExportSection, Function, TypeSection, ValType};

    use super::*;

    /// Makes a module of functions that each add up numbers and export their sum by a name, or call another.
    fn module(functions: &[(&str, Function)]) -> Vec<u8> {
        let (mut module, mut types) = (Module::new(), TypeSection::new());
        let (mut indices, mut exports, mut code) = (FunctionSection::new(), ExportSection::new(), CodeSection::new());
        types.ty().function([], [ValType::I64]);
        for ((name, function), index) in functions.iter().zip(0..) {
            indices.function(0);
            exports.export(name, ExportKind::Func, index);
            code.function(function);
        }
        module.section(&types).section(&indices).section(&exports).section(&code);
        module.finish()
    }

    fn sum(numbers: impl IntoIterator<Item = i64>) -> Function {
        let mut function = Function::new([]);
        function.instructions().i64_const(0);
        for number in numbers {
            function.instructions().i64_const(number).i64_add();
        }
        function.instructions().end();
        function
    }

    /// Returns the code that each export leads to, in the order of the code section.
    fn exported(wasm: &[u8]) -> Vec<(String, Vec<u8>)> {
        let (imported, bodies) = read_functions(wasm).expect("it is valid");
        let mut exported = Vec::new();
        for payload in Parser::new(0).parse_all(wasm) {
            if let Payload::ExportSection(exports) = payload.expect("it is valid") {
                exported.extend(exports.into_iter().map(|export| export.expect("it is valid")));
            }
        }
        exported.sort_by_key(|export| export.index);
        let code = |index: u32| bodies[usize::try_from(index - imported).expect("it is small")].to_vec();
        exported.iter().map(|export| (export.name.to_owned(), code(export.index))).collect()
    }

    #[test]
    fn similar_functions_become_adjacent_and_stay_what_they_were() {
        let low = || 1000..1040;
        let high = || 900_000..900_060;
        let wasm = module(&[
            ("low", sum(low())),
            ("high", sum(high())),
            ("low again", sum(low().chain([7]))),
            ("high again", sum(high().chain([7]))),
        ]);
        let (before, after) = (exported(&wasm), exported(&order_functions(&wasm).expect("it is valid")));
        let names: Vec<_> = after.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["low", "low again", "high", "high again"]);
        let sorted = |mut functions: Vec<(String, Vec<u8>)>| {
            functions.sort();
            functions
        };
        assert_eq!(sorted(after), sorted(before));
    }

    #[test]
    fn calls_follow_the_functions() {
        let mut caller = Function::new([]);
        caller.instructions().call(2).end();
        let wasm = module(&[("caller", caller), ("long", sum(0..100)), ("short", sum([]))]);
        let after = exported(&order_functions(&wasm).expect("it is valid"));
        let at = |name: &str| after.iter().position(|(other, _)| other == name).expect("it is exported");
        let call = [0, 0x10, u8::try_from(at("short")).expect("it is small"), 0x0b];
        assert_eq!(after[at("caller")].1, call);
    }

    #[test]
    fn damaged_wasm_is_refused() {
        let error = order_functions(b"\0asm\x01\0\0\0\x0a\xff").expect_err("it is damaged");
        assert!(error.to_string().contains("cannot be ordered"), "{error}");
    }
}
