//! Makes what wasm-bindgen wrote smaller without changing what it does: short names between the program and its
//! JavaScript, no exports that nobody calls, no indentation.
//!
//! Called by `cut` between wasm-bindgen and wasm-opt, which then drops what only those exports needed. It reads the
//! two sections of a wasm that it writes anew and copies the rest.

use std::fs;
use std::path::Path;

use super::command::Fault;

/// Exports of a library of streams that leptos brings with it; the page has no streams.
const IDLE: &str = "intounderlying";

/// Rewrites `<name>.js` and `<name>_bg.wasm` in a folder.
///
/// # Errors
/// When they are not as wasm-bindgen is known to write them.
pub fn slim(folder: &Path, name: &str) -> Result<(), Fault> {
    let (code, wasm) = (folder.join(format!("{name}.js")), folder.join(format!("{name}_bg.wasm")));
    let module = format!("./{name}_bg.js");
    let strange = || Fault::Failed(format!("{} is not as wasm-bindgen writes it", wasm.display()));
    let (bytes, names) = shorten(&fs::read(&wasm)?, &module).ok_or_else(strange)?;
    fs::write(&code, rename(&fs::read_to_string(&code)?, &names).ok_or_else(strange)?)?;
    fs::write(&wasm, bytes)?;
    Ok(())
}

/// The module's code with the new names of its functions, tight, and without the classes that nobody makes.
fn rename(code: &str, names: &[(String, String)]) -> Option<String> {
    let mut tight = String::with_capacity(code.len());
    let mut renamed = 0;
    let mut idle = false;
    for line in code.lines() {
        // A statement of the module begins at the margin, and all but its last line stands farther in.
        if line.starts_with(|first: char| !first.is_whitespace() && first != '}') {
            idle = line.to_ascii_lowercase().contains(IDLE);
        }
        let line = line.trim();
        let is_told = line == "*" || ["//", "/**", "* ", "*/"].iter().any(|begin| line.starts_with(begin));
        if idle || line.is_empty() || is_told {
            continue;
        }
        // Each function is a line of its own: `name: function(...) {`.
        match line.split_once(": ").and_then(|(key, rest)| Some((names.iter().find(|(name, _)| name == key)?, rest))) {
            Some(((_, short), rest)) => {
                renamed += 1;
                tight += &format!("{short}: {rest}");
            }
            None => tight += line,
        }
        tight.push('\n');
    }
    (renamed == names.len()).then_some(tight)
}

/// Long names and the short ones that they were given.
type Names = Vec<(String, String)>;

/// The wasm with short names for what it imports from `module`, and those names.
fn shorten(wasm: &[u8], module: &str) -> Option<(Vec<u8>, Names)> {
    let mut slim = wasm.get(..8)?.to_vec();
    let mut names: Vec<(String, String)> = Vec::new();
    let mut input = Reader { bytes: wasm, at: 8 };
    while input.at < wasm.len() {
        let kind = input.byte()?;
        let size = input.number()?;
        let body = input.take(size)?;
        let body = match kind {
            2 => imports(body, module, &mut names)?,
            7 => exports(body)?,
            _ => body.to_vec(),
        };
        slim.push(kind);
        number(body.len(), &mut slim);
        slim.extend(body);
    }
    Some((slim, names))
}

fn imports(body: &[u8], module: &str, names: &mut Vec<(String, String)>) -> Option<Vec<u8>> {
    let mut input = Reader { bytes: body, at: 0 };
    let count = input.number()?;
    let mut slim = Vec::new();
    number(count, &mut slim);
    for _ in 0..count {
        let from = input.text()?;
        let name = input.text()?;
        let start = input.at;
        match input.byte()? {
            0 => _ = input.number()?,
            1 => {
                input.byte()?;
                input.limits()?;
            }
            2 => input.limits()?,
            3 => _ = input.take(2)?,
            _ => return None,
        }
        let kind = body.get(start..input.at)?;
        text(from, &mut slim);
        if from == module {
            // Each name is imported once.
            let short = letters(names.len());
            text(&short, &mut slim);
            names.push((name.to_string(), short));
        } else {
            text(name, &mut slim);
        }
        slim.extend(kind);
    }
    Some(slim)
}

fn exports(body: &[u8]) -> Option<Vec<u8>> {
    let mut input = Reader { bytes: body, at: 0 };
    let mut kept: Vec<u8> = Vec::new();
    let mut count = 0;
    for _ in 0..input.number()? {
        let start = input.at;
        let name = input.text()?;
        input.byte()?;
        input.number()?;
        if !name.contains(IDLE) {
            count += 1;
            kept.extend(body.get(start..input.at)?);
        }
    }
    let mut slim = Vec::new();
    number(count, &mut slim);
    slim.extend(kept);
    Some(slim)
}

/// `a` to `z`, `aa` and on.
fn letters(mut index: usize) -> String {
    let mut letters = String::new();
    loop {
        letters.insert(0, char::from(b'a' + (index % 26) as u8));
        if index < 26 {
            return letters;
        }
        index = index / 26 - 1;
    }
}

fn number(mut value: usize, out: &mut Vec<u8>) {
    while value >= 0x80 {
        out.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

fn text(value: &str, out: &mut Vec<u8>) {
    number(value.len(), out);
    out.extend(value.as_bytes());
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|bytes| bytes[0])
    }

    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let taken = self.bytes.get(self.at..self.at.checked_add(count)?)?;
        self.at += count;
        Some(taken)
    }

    fn number(&mut self) -> Option<usize> {
        let mut value = 0;
        for shift in (0..32).step_by(7) {
            let byte = self.byte()?;
            value |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(value);
            }
        }
        None
    }

    fn text(&mut self) -> Option<&'a str> {
        let length = self.number()?;
        std::str::from_utf8(self.take(length)?).ok()
    }

    fn limits(&mut self) -> Option<()> {
        let bounded = self.byte()? & 1 == 1;
        self.number()?;
        if bounded {
            self.number()?;
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shortened_on_both_sides() {
        let mut wasm = b"\0asm\x01\0\0\0".to_vec();
        let mut body = vec![2];
        for (module, name) in [("./page_bg.js", "__wbg_alert_0123456789abcdef"), ("other", "kept")] {
            text(module, &mut body);
            text(name, &mut body);
            body.extend([0, 0]);
        }
        wasm.push(2);
        number(body.len(), &mut wasm);
        wasm.extend(body);
        let mut body = vec![2];
        for name in ["intounderlyingsink_close", "main"] {
            text(name, &mut body);
            body.extend([0, 1]);
        }
        wasm.push(7);
        number(body.len(), &mut wasm);
        wasm.extend(body);
        let (slim, names) = shorten(&wasm, "./page_bg.js").expect("it is a wasm");
        assert_eq!(
            slim,
            b"\0asm\x01\0\0\0\x02\x1f\x02\x0c./page_bg.js\x01a\0\0\x05other\x04kept\0\0\x07\x08\x01\x04main\0\x01"
        );
        let code = "/**\n * Says it.\n *\n * @returns {number}\n */\nexport class IntoUnderlyingSink {\n  free() {\n    this.free();\n  }\n}\nfunction imports() {\n  const import0 = {\n    __wbg_alert_0123456789abcdef: function(arg0) {\n      // says it\n      alert(arg0);\n    },\n  };\n}\n";
        let tight = rename(code, &names).expect("the name is there");
        assert_eq!(tight, "function imports() {\nconst import0 = {\na: function(arg0) {\nalert(arg0);\n},\n};\n}\n");
        assert!(rename("", &names).is_none(), "a name that the code does not have");
        assert!(shorten(&wasm[..wasm.len() - 3], "./page_bg.js").is_none(), "half a wasm");
    }

    #[test]
    fn letters_never_come_twice() {
        let all: Vec<String> = (0..2000).map(letters).collect();
        assert_eq!((&*all[0], &*all[25], &*all[26], &*all[701], &*all[702]), ("a", "z", "aa", "zz", "aaa"));
    }
}
