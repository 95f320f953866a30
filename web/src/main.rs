//! Starts the app in the page.

fn main() {
    #[cfg(target_arch = "wasm32")]
    asalto_web::start();
}
