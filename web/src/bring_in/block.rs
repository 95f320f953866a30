//! A block of the preview: an encounter of a file, or its creatures.

use asalto_text::{BringInText, isolated};
use leptos::prelude::*;

use super::preview::{Destination, Preview, ShownBlock, ShownRow, ShownSource};
use super::row_view::row;
use super::sentences;
use super::source::BlockKind;
use crate::browser::document;
use crate::ui::{each, flag, live, part, text};

/// The rows that are shown at once. More would make a long file slow.
const STEP: usize = 50;

/// Builds the blocks of a file, or the sentence that says why there are none.
pub fn source(preview: Preview, shown: ShownSource) -> AnyView {
    let store = preview.store;
    let ShownSource { source, blocks, .. } = shown;
    let origin = {
        let source = source.clone();
        text(move || {
            let name = sentences::origin(store.lang(), &source.origin);
            let formats = source.content.as_ref().map(|content| {
                let formats = content.formats.iter();
                let formats = formats.map(|format| sentences::format(store.lang(), *format));
                formats.collect::<Vec<_>>().join(" + ")
            });
            match formats {
                Ok(formats) if !formats.is_empty() => {
                    store.text_with(BringInText::FileOf, &[&formats, &name])
                }
                _ => name,
            }
        })
    };
    match source.content {
        Ok(_) => {
            let blocks = blocks
                .into_iter()
                .map(|shown| block(preview, shown, origin));
            view! { <section class="file">{blocks.collect_view()}</section> }.into_any()
        }
        Err(fault) => {
            let words = text(move || sentences::fault(store.lang(), &fault));
            view! { <section class="file failed"><h2>{origin}</h2><p role="alert">{words}</p></section> }.into_any()
        }
    }
}

/// Builds a block.
fn block(preview: Preview, shown: ShownBlock, origin: Signal<String>) -> AnyView {
    let store = preview.store;
    let ShownBlock { of, round, rows } = shown;
    let title = text(move || match &of {
        BlockKind::Encounter(Some(name)) => isolated(name).into_owned(),
        BlockKind::Encounter(None) => store.text(BringInText::Encounter).to_owned(),
        BlockKind::Creatures => store.text(BringInText::Creatures).to_owned(),
        BlockKind::Roster => store.text(BringInText::Roster).to_owned(),
    });
    let number = rows.len();
    let rows = StoredValue::new(rows);
    let ticked = Memo::new(move |_| {
        rows.with_value(|rows| rows.iter().filter(|row| preview.is_ticked(row)).count())
    });
    let stays = flag(move || rows.with_value(|rows| rows.iter().all(|row| preview.stays(row.id))));
    let all = live(move |event| {
        let on = event_target_checked(&event);
        rows.with_value(|rows| {
            for one in rows {
                one.row.update(|row| row.ticked = Some(on));
            }
        });
    });
    let of_all = text(move || {
        let numbers = [ticked.get().to_string(), number.to_string()];
        store.text_with(BringInText::TickedOf, &numbers.each_ref().map(|it| &**it))
    });
    let label = text(move || store.text_with(BringInText::AllOf, &[&title.get()]));
    // A block of which nothing is ticked folds.
    let begins = untrack(|| ticked.get()) > 0 || number <= 4;
    let seen = RwSignal::new(if begins { STEP } else { 0 });
    let shown = move || {
        rows.with_value(|rows| {
            rows.iter()
                .take(seen.get())
                .cloned()
                .collect::<Vec<ShownRow>>()
        })
    };
    let hidden = Memo::new(move |_| number.saturating_sub(seen.get()));
    let more = move |_| {
        let first = seen.get_untracked();
        seen.set(first + STEP);
        let next = rows.with_value(|rows| rows.get(first).map(|row| row.id));
        if let Some(next) = next {
            document::focus_soon(&format!("row-{next}"));
        }
    };
    let joins = flag(move || {
        let to = preview.destination.get();
        matches!(to, Destination::Encounter | Destination::New)
    });
    let in_setup = move || {
        let round = round.filter(|round| *round > 0 && joins.get())?;
        let words = text(move || store.text_with(BringInText::InSetup, &[&round.to_string()]));
        Some(view! { <p class="hint">{words}</p> })
    };
    view! {
        <div class="src">
            <label class="tick"><input type="checkbox" aria-label=label prop:disabled=stays prop:checked=flag(move || ticked.get() == number)
                prop:indeterminate=flag(move || ticked.get() > 0 && ticked.get() < number) on:change=all/></label>
            <h2><bdi>{title}</bdi><small><bdi>{origin}</bdi></small></h2>
            <span class="hint">{of_all}</span>
        </div>
        {part(in_setup)}
        <ul>{each(shown, |one| one.id, move |one| {
            let id = format!("row-{}", one.id);
            view! { <li id=id tabindex="-1">{row(preview, &one)}</li> }.into_any()
        })}</ul>
        {part(move || (hidden.get() > 0).then(|| {
            let words = text(move || store.text_with(BringInText::More, &[&hidden.get().to_string()]));
            view! { <button type="button" class="quiet rest" on:click=more>{words}</button> }
        }))}
    }
    .into_any()
}
