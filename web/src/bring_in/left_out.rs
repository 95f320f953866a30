//! The list of what was not understood.

use asalto_import::LeftOut;
use asalto_text::BringInText;
use leptos::prelude::*;

use super::preview::{Preview, left_out};
use super::sentences;
use crate::input::origin::Origin;
use crate::store::Store;
use crate::ui::{part, text};

/// The parts that are listed for a file. A spoiled file has hundreds, which say the same.
const MOST: usize = 100;

/// Builds the list, if anything was left out.
pub fn list(preview: Preview) -> AnyView {
    let store = preview.store;
    let parts = move || {
        preview.sources.with(|sources| {
            let of = sources.iter().flat_map(|shown| {
                let parts = left_out(&shown.source).iter().take(MOST);
                parts.map(|part| (shown.source.origin.clone(), part.clone()))
            });
            of.collect::<Vec<_>>()
        })
    };
    part(move || {
        let parts = parts();
        let number = preview.sources.with(|sources| {
            sources
                .iter()
                .map(|one| left_out(&one.source).len())
                .sum::<usize>()
        });
        (!parts.is_empty()).then(|| {
            let heading = text(move || {
                let words = store.text(BringInText::NotUnderstood);
                store.text_with(BringInText::CountedHeading, &[words, &number.to_string()])
            });
            let items = parts
                .into_iter()
                .map(|(file, part)| item(store, file, part));
            view! {
                <section class="not">
                    <h2>{heading}</h2>
                    <ul>{items.collect_view()}</ul>
                </section>
            }
        })
    })
    .into_any()
}

fn item(store: Store, file: Origin, part: LeftOut) -> AnyView {
    let why = {
        let part = part.clone();
        text(move || sentences::reason(store.lang(), &part))
    };
    let place = text(move || {
        let file = sentences::origin(store.lang(), &file);
        let place = sentences::place(store.lang(), &part.place);
        store.text_with(BringInText::FileOf, &[&file, &place])
    });
    view! { <li><p><bdi>{why}</bdi></p><p class="hint">{place}</p></li> }.into_any()
}
