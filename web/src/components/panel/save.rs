//! A saving throw for any combatant, even one that cannot act.

use asalto_core::casting::CheckInput;
use asalto_core::{CombatantId, Command, SavingThrow};
use asalto_text::CombatText;
use leptos::prelude::*;

use super::drawer::{DrawerAccess, Tile, drawer};
use crate::browser::{document, validity};
use crate::components::calls::types_total;
use crate::components::number::D20;
use crate::components::panel_subject::PanelSubject;
use crate::components::save_bonus::{self, save_choices};
use crate::input::number::whole;
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::flag;

/// Makes a combatant's named save, with a roll or with the total of real dice. A save whose name says its kind may fail without
/// a roll.
pub fn make(
    store: Store,
    how: CheckInput,
    (who, name): (CombatantId, String),
    difficulty: Option<i32>,
) {
    let kind = untrack(|| save_bonus::named(store, &name));
    if let Ok(save) = how.save(who, name, difficulty) {
        let save = SavingThrow { kind, ..save };
        store.dispatch(Command::Save(Box::new(save)));
    }
}

/// The drawer with the form.
#[component]
pub fn Save(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let tile = Tile::of(store, Shortcut::Save);
    drawer(tile, DrawerAccess::UnderMore, whose, |id| {
        view! { <Form id/> }
    })
}

/// The form: the name of the save, its DC and the roll.
#[component]
fn Form(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let name = RwSignal::new(String::new());
    let difficulty = RwSignal::new(String::new());
    let own = flag(move || types_total(store, id));
    let suggested = Signal::derive(move || {
        let kind = save_bonus::named(store, &name.get())?;
        save_bonus::bonus(store, kind, id)
    });
    let throw = move |how| {
        if validity::focus_fault("#save-difficulty") {
            return;
        }
        let name = name.get_untracked().trim().to_owned();
        let difficulty = whole(&difficulty.get_untracked());
        make(store, how, (id, name), difficulty);
        document::focus_soon("save-number");
    };
    let take_name = move |chosen: &str| {
        name.set(chosen.to_owned());
        document::focus_soon("save-difficulty");
    };
    view! {
        <div class="d20">
            <label>{store.label(CombatText::SaveName)}
                <input autocomplete="off" maxlength="40"
                    prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
            <label>{store.label(CombatText::Difficulty)}
                <input id="save-difficulty" inputmode="numeric" data-whole autocomplete="off" size="4" maxlength="3"
                    prop:value=difficulty on:focus=document::select on:input=move |event| difficulty.set(event_target_value(&event))/></label>
        </div>
        {save_choices(store, move || name.get(), take_name)}
        <D20 id="save-number" take=Callback::new(throw) suggested own optional=true/>
    }
}
