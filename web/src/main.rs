//! Starts the app in the page.

use leptos::prelude::*;

fn main() {
    mount_to_body(|| view! { <h1>"Asalto"</h1> });
}
