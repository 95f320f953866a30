//! The effects of touches on the combat screen.

use asalto_text::ShortcutText;
use leptos::prelude::*;

use crate::store::Store;

/// Each place of the screen with the effect of a touch there.
const GESTURES: [(ShortcutText, ShortcutText); 6] = [
    (ShortcutText::RowName, ShortcutText::RowNameDoes),
    (ShortcutText::RowPoints, ShortcutText::RowPointsDo),
    (ShortcutText::Targets, ShortcutText::TargetsDo),
    (ShortcutText::RowMark, ShortcutText::RowMarkDoes),
    (ShortcutText::RowBar, ShortcutText::RowBarDoes),
    (ShortcutText::LogLine, ShortcutText::LogLineDoes),
];

/// The list of gestures.
#[component]
pub fn Gestures() -> impl IntoView {
    let store = Store::take();
    let rows = GESTURES.map(|(place, does)| {
        view! { <dt>{store.label(place)}</dt><dd>{store.label(does)}</dd> }
    });
    view! {
        <h3>{store.label(ShortcutText::Touch)}</h3>
        <dl class="gestures">{rows}</dl>
    }
}
