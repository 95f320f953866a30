//! Fuzzes [`asalto_fuzz::import_file`].
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| asalto_fuzz::import_file(bytes));
