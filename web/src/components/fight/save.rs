//! A saving throw that is asked of somebody, whatever keeps it from acting.

use asalto_core::{CheckHow, CombatantId, Command, SavingThrow};
use leptos::prelude::*;

use super::folded;
use super::number::D20;
use crate::browser::document;
use crate::store::Store;
use crate::text::fight::Phrase;

/// Makes a save, of whom and by its name, by a roll or with a total of the table's own dice.
pub fn make(
    store: Store,
    how: CheckHow,
    (who, name): (CombatantId, String),
    difficulty: Option<i32>,
) {
    let (modifier, typed) = match how {
        CheckHow::Roll { modifier } => (modifier, None),
        CheckHow::Total { total } => (0, Some(total)),
        CheckHow::Told { .. } => return,
    };
    store.dispatch(&Command::Save(Box::new(SavingThrow {
        who,
        name,
        modifier,
        difficulty,
        typed,
    })));
}

/// The form: which save, against what, and the roll.
#[component]
pub fn Save(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let name = RwSignal::new(String::new());
    let difficulty = RwSignal::new(String::new());
    let throw = move |how| {
        let name = name.get_untracked().trim().to_owned();
        let difficulty = difficulty.get_untracked().trim().parse().ok();
        make(store, how, (id, name), difficulty);
        document::focus_soon("save-number");
    };
    let caption = (store.own(Phrase::Save), store.key('s'));
    folded("save", caption, move || {
        view! {
            <div class="d20">
                <label>{store.own(Phrase::SaveName)}
                    <input autocomplete="off" maxlength="40"
                        prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
                <label>{store.own(Phrase::Difficulty)}
                    <input inputmode="numeric" autocomplete="off" size="4" maxlength="3"
                        prop:value=difficulty on:input=move |event| difficulty.set(event_target_value(&event))/></label>
            </div>
            <D20 id="save-number" take=Callback::new(throw)/>
        }
    })
}
