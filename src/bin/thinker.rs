//! The binary of the worker in which opponents think.

fn main() {
    console_error_panic_hook::set_once();
}
