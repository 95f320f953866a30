//! Prints the words of each language for the package for JavaScript. Each text has a line: language, topic and text,
//! with tabs between them. The build compiles it beside the app and runs it under node, so nothing is compiled twice.

use std::fmt::Write;

use asalto_text::Lang;
use asalto_text::words::words;

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen::prelude::wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = log)]
    fn print(text: &str);
}

#[cfg(not(target_arch = "wasm32"))]
fn print(text: &str) {
    println!("{text}");
}

fn main() {
    let mut lines = String::new();
    for lang in Lang::ALL {
        for (topic, texts) in words(lang) {
            for text in texts {
                let _ = writeln!(lines, "{}\t{topic}\t{text}", lang.tag());
            }
        }
    }
    print(lines.trim_end());
}
