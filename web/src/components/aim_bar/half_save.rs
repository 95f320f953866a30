//! The saves for half damage: the DC, and for each target a total or a modifier.

use asalto_core::CombatantId;
use asalto_core::share::{DamageSave, DamageShare, DamageTarget};
use asalto_text::{AimText, CombatText};
use leptos::prelude::*;

use crate::input::aim::Aim;
use crate::input::command_line::Target;
use crate::input::d20::{D20Reading, Roller};
use crate::input::number::whole;
use crate::store::Store;
use crate::ui::{each, text as shown_text};

/// The typed texts of the saves.
#[derive(Clone, Copy)]
pub struct SaveInputs {
    name: RwSignal<String>,
    difficulty: RwSignal<String>,
    each: RwSignal<Vec<(CombatantId, String)>>,
}

impl SaveInputs {
    /// Returns empty fields.
    #[must_use]
    pub fn new() -> Self {
        Self {
            name: RwSignal::new(String::new()),
            difficulty: RwSignal::new(String::new()),
            each: RwSignal::new(Vec::new()),
        }
    }

    /// Empties the fields of the targets. The next save may have the same DC.
    pub fn clear(self) {
        self.each.set(Vec::new());
    }

    /// Returns the save, if a DC is typed.
    #[must_use]
    pub fn save(self) -> Option<DamageSave> {
        Some(DamageSave {
            name: self.name.get_untracked().trim().to_owned(),
            difficulty: whole(&self.difficulty.get_untracked())?,
            success: DamageShare::Half,
        })
    }

    /// Returns a target with its total or modifier: `14` is a total, `+2` a modifier, and an empty field is
    /// rolled without one.
    #[must_use]
    pub fn target(self, (who, share): Target) -> DamageTarget {
        let typed = self.each.with_untracked(|each| {
            let mut each = each.iter();
            each.find(|(one, _)| *one == who)
                .map(|(_, typed)| typed.trim().to_owned())
        });
        let reading = D20Reading::of(&typed.unwrap_or_default(), Roller::App);
        let (modifier, typed) = match reading {
            D20Reading::Roll(modifier) => (modifier, None),
            D20Reading::Total(total) => (0, Some(total)),
            // The form stops at a text that is no number.
            D20Reading::TotalMissing | D20Reading::Unreadable => (0, None),
        };
        DamageTarget {
            who,
            share,
            modifier,
            typed,
        }
    }

    fn write(self, who: CombatantId, typed: String) {
        self.each.update(|each| {
            each.retain(|(one, _)| *one != who);
            each.push((who, typed));
        });
    }
}

/// The fields.
#[component]
pub fn HalfSave(throws: SaveInputs) -> impl IntoView {
    let store = Store::take();
    let targets = Memo::new(move |_| store.aim.with(Aim::who));
    let SaveInputs {
        name, difficulty, ..
    } = throws;
    view! {
        <div class="half-save">
            <div class="d20">
                <label>{store.label(CombatText::SaveName)}
                    <input autocomplete="off" maxlength="40"
                        prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
                <label>{store.label(CombatText::Difficulty)}
                    <input id="save-for-half" inputmode="numeric" data-whole autocomplete="off" size="4" maxlength="3"
                        prop:value=difficulty on:input=move |event| difficulty.set(event_target_value(&event))/></label>
            </div>
            <p class="hint">{store.label(AimText::ThrowHint)}</p>
            {each(move || targets.get(), |who| who.0.into(), move |who| {
                let label = shown_text(move || store.text_with(AimText::ThrowOf, &[&store.name_in_row(who)]));
                view! {
                    <label class="throw">{label}
                        <input data-whole data-min="-999" data-max="999" autocomplete="off" size="5" maxlength="5" placeholder="+0"
                            on:input=move |event| throws.write(who, event_target_value(&event))/></label>
                }.into_any()
            })}
        </div>
    }
}
