//! The saves for half damage: the DC, and for each target a total or a modifier.

use asalto_core::CombatantId;
use asalto_core::share::DamageTarget;
use asalto_text::{AimText, CombatText, LegendaryText, SetupText, Text};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::browser::{document, validity};
use crate::components::calls::types_total;
use crate::components::save_bonus::{self, save_choices};
use crate::input::aim::{AIM_BAR, AIM_COMMAND, Aim};
use crate::input::command_line::Target;
use crate::input::d20::{D20Reading, Roller};
use crate::store::Store;
use crate::ui::{each, flag, part, text as shown_text};

/// The typed totals and modifiers of the targets.
#[derive(Clone, Copy)]
pub struct SaveInputs(RwSignal<Vec<(CombatantId, String)>>);

impl SaveInputs {
    /// Returns empty fields.
    #[must_use]
    pub fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// Empties the fields.
    pub fn clear(self) {
        self.0.set(Vec::new());
    }

    /// Returns a target with its total or modifier: `14` is a total, `+2` a modifier, and an empty field is
    /// rolled with the bonus of the stat block.
    #[must_use]
    pub fn target(self, store: Store, (who, share): Target) -> DamageTarget {
        let blank = self.typed(who).trim().is_empty();
        let bonus = || store.aim.with_untracked(|aim| aim.save.bonus(who));
        let (modifier, typed) = match self.reading(store, who) {
            D20Reading::Roll(_) if blank => (bonus(), None),
            D20Reading::Roll(modifier) => (modifier, None),
            D20Reading::Total(total) => (0, Some(total)),
            // The form stops at a text that is no number, and at a missing one.
            D20Reading::TotalMissing | D20Reading::NoTotal | D20Reading::Unreadable => (0, None),
        };
        DamageTarget {
            who,
            share,
            modifier,
            typed,
            resists: store.aim.with_untracked(|aim| aim.save.resists(who)),
            rolls: store
                .aim
                .with_untracked(|aim| aim.save.rolling.contains(&who)),
        }
    }

    /// Moves the focus to the first field that the save needs: the DC, a total that is missing because the app does not
    /// roll it, or one that is no number. Returns whether there is one.
    pub fn focus_unread(self, store: Store, targets: &[Target]) -> bool {
        let unread = || {
            let mut all = targets.iter();
            all.find_map(|&(who, _)| {
                if store.aim.with_untracked(|aim| aim.fails(who)) {
                    return None;
                }
                let words = match self.reading(store, who) {
                    D20Reading::TotalMissing | D20Reading::NoTotal => {
                        Text::from(CombatText::TotalMissing)
                    }
                    D20Reading::Unreadable => SetupText::FieldWhole.into(),
                    D20Reading::Roll(_) | D20Reading::Total(_) => return None,
                };
                Some((who, words))
            })
        };
        let (field, words) = if store.aim.with_untracked(Aim::half_save).is_none() {
            (DIFFICULTY.to_owned(), Text::from(SetupText::FieldMissing))
        } else if let Some((who, words)) = unread() {
            (field_of(who), words)
        } else {
            return false;
        };
        let words = untrack(|| store.text(words));
        validity::find_in(&field, Some(words));
        document::focus_now(&field);
        true
    }

    fn reading(self, store: Store, who: CombatantId) -> D20Reading {
        let roller = if untrack(|| types_total(store, who)) {
            Roller::Player
        } else {
            Roller::App
        };
        D20Reading::of(&self.typed(who), roller)
    }

    fn typed(self, who: CombatantId) -> String {
        let typed = self.0.with_untracked(|each| {
            let mut each = each.iter();
            each.find(|(one, _)| *one == who)
                .map(|(_, typed)| typed.clone())
        });
        typed.unwrap_or_default()
    }

    fn write(self, store: Store, who: CombatantId, typed: String) {
        self.0.update(|each| {
            each.retain(|(one, _)| *one != who);
            each.push((who, typed));
        });
        let total = match self.reading(store, who) {
            D20Reading::Total(total) => Some(total),
            _ => None,
        };
        store.change_aim(|aim| aim.save.set_total(who, total));
    }
}

/// The element id of the DC.
const DIFFICULTY: &str = "save-for-half";

fn field_of(who: CombatantId) -> String {
    format!("save-of-{}", who.0)
}

/// The fields. Enter in one deals the damage, as in the field of the amount.
#[component]
pub fn HalfSave(throws: SaveInputs, deal: impl Fn() + 'static) -> impl IntoView {
    let store = Store::take();
    let targets = Memo::new(move |_| store.aim.with(Aim::affected_who));
    let name = shown_text(move || store.aim.with(|aim| aim.save.name.clone()));
    let difficulty = shown_text(move || store.aim.with(|aim| aim.save.difficulty.clone()));
    let set_name = move |event| {
        let name = event_target_value(&event);
        store.change_aim(|aim| aim.save.set_name(&name));
    };
    let set_difficulty = move |event| {
        validity::find_in(DIFFICULTY, None);
        let difficulty = event_target_value(&event);
        store.change_aim(|aim| aim.save.set_difficulty(difficulty));
    };
    // The save that an empty field is rolled with is that of the target's stat block.
    let bonuses = Memo::new(move |_| {
        let kind = store
            .aim
            .with(|aim| save_bonus::named(store, &aim.save.name));
        kind.map(|kind| save_bonus::bonuses(store, kind, &targets.get()))
            .unwrap_or_default()
    });
    Effect::new(move |_| {
        let bonuses = bonuses.get();
        store.change_aim(|aim| aim.save.bonuses = bonuses);
    });
    // A stat block names a save without its kind.
    let kinds = Memo::new(move |_| {
        store
            .aim
            .with(|aim| (save_bonus::named(store, &aim.save.name), aim.save.kind))
    });
    Effect::new(move |_| {
        let (named, known) = kinds.get();
        if named != known {
            store.change_aim(|aim| aim.save.kind = named);
        }
    });
    let hint = move || {
        let all = targets.get();
        let by_hand = !all.is_empty() && all.into_iter().all(|who| types_total(store, who));
        let text = if by_hand {
            store.text(CombatText::TotalMissing)
        } else {
            store.text(AimText::ThrowHint)
        };
        text.to_owned()
    };
    let take_name = move |name: &str| {
        store.change_aim(|aim| aim.save.set_name(name));
        document::focus_soon(DIFFICULTY);
    };
    let named = move || store.aim.with(|aim| aim.save.name.clone());
    let on_key = move |event: KeyboardEvent| {
        // A save to tap takes its own Enter, and a box takes a space.
        if event.key() == "Enter" && (document::is_writing(&event) || document::is_on_box(&event)) {
            event.prevent_default();
            deal();
        }
    };
    // The command covers the end of the bar on a phone.
    let show = || document::after_picture(|| document::show_focused(AIM_BAR, AIM_COMMAND));
    view! {
        <div class="half-save" on:keydown=on_key on:focusin=move |_| show() on:input=move |_| show()>
            <div class="d20">
                <label>{store.label(CombatText::SaveName)}
                    <input autocomplete="off" maxlength="40"
                        prop:value=name on:input=set_name on:focus=document::select/></label>
                <label>{store.label(CombatText::Difficulty)}
                    <input id=DIFFICULTY inputmode="numeric" data-whole autocomplete="off" size="4" maxlength="3"
                        prop:value=difficulty on:input=set_difficulty on:focus=document::select/></label>
            </div>
            {save_choices(store, named, take_name)}
            <p class="hint">{shown_text(hint)}</p>
            {each(move || targets.get(), |who| who.0.into(), move |who| {
                let label = shown_text(move || store.text_with(AimText::ThrowOf, &[&store.name_in_row(who)]));
                let example = shown_text(move || {
                    let bonus = store.aim.with(|aim| aim.save.bonus(who));
                    let rolled = (!types_total(store, who)).then(|| store.lang().modifier(bonus));
                    rolled.unwrap_or_default()
                });
                // A target that is aimed at again has its save still.
                let typed = throws.typed(who);
                let write = move |event| {
                    validity::find_in(&field_of(who), None);
                    throws.write(store, who, event_target_value(&event));
                };
                let fails = flag(move || store.aim.with(|aim| aim.fails(who)));
                view! {
                    <Fails who/>
                    <label class="throw" hidden=fails>{label}
                        <input id=field_of(who) data-whole data-total=move || types_total(store, who).then_some("") data-min="-999" data-max="999" autocomplete="off" size="5" maxlength="5" placeholder=example
                            prop:value=typed on:input=write on:focus=document::select/></label>
                    <Resists who/>
                }.into_any()
            })}
        </div>
    }
}

/// The condition that fails the save of a target without a roll, if there is one, and a box to roll it all the same.
#[component]
fn Fails(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let failing = Memo::new(move |_| store.aim.with(|aim| aim.failing(who).cloned()));
    let rolls = flag(move || store.aim.with(|aim| aim.save.rolling.contains(&who)));
    let set = move |event| {
        let rolls = event_target_checked(&event);
        store.change_aim(|aim| aim.save.set_rolls(who, rolls));
    };
    part(move || {
        let condition = failing.get()?;
        let name = store.name_in_row(who);
        let named = asalto_text::condition(store.lang(), &condition);
        let said = store.text_with(AimText::ThrowFails, &[&name, &named]);
        let label = store.text_with(AimText::ThrowAnyway, &[&name]);
        Some(view! {
            <p class="hint fails">{said}</p>
            <label class="check">
                <input type="checkbox" prop:checked=rolls on:change=set/>{label}</label>
        })
    })
}

/// Returns the element id of the box for the legendary resistance of a target.
pub fn resists_of(who: CombatantId) -> String {
    format!("resists-{}", who.0)
}

/// Whether a creature uses legendary resistance if its save fails, as long as it has any left (D5E-72). Once the save has
/// failed, the box asks.
#[component]
fn Resists(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let one = store.combatant(who);
    let left = Memo::new(move |_| {
        let left = one.with(|one| one.as_ref()?.legendary);
        left.map_or(0, |left| left.resistance)
    });
    let resists = flag(move || store.aim.with(|aim| aim.save.resists(who)));
    let set = move |event| {
        let resists = event_target_checked(&event);
        store.change_aim(|aim| aim.save.set_resists(who, resists));
    };
    let failed = Memo::new(move |_| store.aim.with(|aim| aim.save.failed(who)));
    let words = shown_text(move || {
        let lang = store.lang();
        let (name, left) = (store.name_in_row(who), lang.number(left.get().into()));
        match failed.get() {
            Some(total) => {
                let total = lang.number(total);
                store.text_with(LegendaryText::ResistFailed, &[&name, &total, &left])
            }
            None => store.text_with(LegendaryText::ResistFailure, &[&name, &left]),
        }
    });
    let has_failed = flag(move || failed.get().is_some());
    let has_left = flag(move || left.get() > 0);
    part(move || {
        has_left.get().then(|| view! {
            <label class="check resists" class:failed=has_failed>
                <input id=resists_of(who) type="checkbox" prop:checked=resists on:change=set/>{words}</label>
        })
    })
}
