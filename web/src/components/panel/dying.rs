//! The dying: the pips of death saves or the hit points below 0, the roll, and the commands that keep a combatant
//! from dying.

use asalto_core::rules::{DeathSaveInput, DeathSaveResult, DownState, DyingRoll};
use asalto_core::{Awaiting, CombatantId, Command};
use asalto_text::DyingText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::below_zero::{Ladder, PercentRule, below_zero};
use crate::browser::document;
use crate::components::calls::types_total;
use crate::components::commands::go;
use crate::components::dying_roll::{question, roll_of};
use crate::components::main_form;
use crate::components::panel_subject::PanelSubject;
use crate::input::number::total;
use crate::input::shortcuts::Shortcut;
use crate::store::{FilledForm, Store};
use crate::ui::{flag, part, text as shown_text};

/// The successes and failures that decide.
const PIPS: u8 = DownState::DECISIVE;

/// Returns the state of a combatant at 0 hit points.
fn state_of(whose: PanelSubject) -> Option<DownState> {
    whose.with(|one| one.vitality?.down)?
}

/// The death save that combat waits for, or the d% to become stable.
#[component]
pub fn DeathSave(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let whose = PanelSubject::of(store, who);
    let asks = move || question(store, who);
    let saves = flag(move || roll_of(store) == DyingRoll::DeathSave);
    view! {
        <div class="prompt" role="group" aria-label=shown_text(asks)>
            <p class="asks">{shown_text(asks)}</p>
            {part(move || (!saves.get()).then(|| view! { <PercentRule whose/> }))}
            <Roll who/>
            {part(move || saves.get().then(|| view! { <Pips whose/><Rescue whose/> }))}
        </div>
    }
}

/// The state of a combatant that is down, in its panel. The hit points below 0 stay there while the combat waits.
#[component]
pub fn Down(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let waits = move || {
        let asked = Awaiting::DeathSave(whose.get());
        store.view.with(|view| view.awaiting == asked)
    };
    let saves = flag(move || {
        let at_zero = roll_of(store) == DyingRoll::DeathSave && state_of(whose).is_some();
        at_zero && !waits()
    });
    let below = flag(move || below_zero(store, whose).is_some());
    part(move || {
        if below.get() {
            return Some(
                view! { <div class="down"><Ladder whose/><Rescue whose/></div> }.into_any(),
            );
        }
        saves
            .get()
            .then(|| view! { <div class="down"><Pips whose/><Rescue whose/></div> }.into_any())
    })
}

/// The words of a roll, its highest number, and its two plain results.
struct RollTexts {
    number: DyingText,
    most: u16,
    roll: DyingText,
    results: [(&'static str, DyingText, DeathSaveResult); 2],
}

impl RollTexts {
    fn of(roll: DyingRoll) -> Self {
        let good = |text| ("success", text, DeathSaveResult::Success);
        let bad = |text| ("failure", text, DeathSaveResult::Failure);
        let (number, shown, results) = match roll {
            DyingRoll::DeathSave => (
                DyingText::Number,
                DyingText::Roll,
                [good(DyingText::Success), bad(DyingText::Failure)],
            ),
            DyingRoll::Stabilization => (
                DyingText::Percent,
                DyingText::RollPercent,
                [bad(DyingText::LosesOne), good(DyingText::BecomesStable)],
            ),
        };
        Self {
            number,
            most: roll.die().0,
            roll: shown,
            results,
        }
    }
}

/// The id of the form of a roll.
const DEATH_SAVE: &str = "death-save";

/// The roll: in the app, or the number on a real die, or its result.
#[component]
fn Roll(who: CombatantId) -> impl IntoView {
    let store = Store::take();
    let texts = RollTexts::of(untrack(|| roll_of(store)));
    let typed = RwSignal::new(String::new());
    let own = flag(move || types_total(store, who));
    let face = move || typed.with(|typed| u16::try_from(total(typed)?).ok());
    let make = move |how| {
        go(store, Command::MakeDeathSave { who, how });
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        match face() {
            Some(face) => make(DeathSaveInput::Face { face }),
            None if own.get_untracked() => document::focus_now("death-save-number"),
            None => make(DeathSaveInput::Roll),
        }
    };
    let rolls = flag(move || face().is_some() || !own.get());
    // The main button enters a typed number, and says so.
    main_form::offer(store, DEATH_SAVE, move || {
        let face = face()?;
        Some(FilledForm {
            label: store.text_with(DyingText::Typed, &[&face.to_string()]),
            complete: true,
            keyed: false,
        })
    });
    let label = move || match face() {
        Some(face) => store.text_with(DyingText::Typed, &[&face.to_string()]),
        None => store.text_with(texts.roll, &[]),
    };
    // A typed number is no roll of the app.
    let submits = move || if own.get() { "" } else { "rolls-dice" };
    let stated = move |result| make(DeathSaveInput::Stated { result });
    view! {
        <form class="d20" id=DEATH_SAVE on:submit=submit>
            <label>{store.label(texts.number)}
                <input id="death-save-number" inputmode="numeric" data-whole data-total="" data-min="1" data-max=texts.most.to_string() data-main-key="" data-digits="" autocomplete="off" size="4" maxlength="3" on:focus=document::select
                    prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/></label>
            {part(move || rolls.get().then(|| view! {
                <button class=submits type="submit">{shown_text(label)}<kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd></button>
            }))}
        </form>
        <div class="buttons">
            {texts.results.map(|(class, text, result)| view! {
                <button class=class on:click=move |_| stated(result)>{store.label(text)}</button>
            })}
        </div>
    }
}

/// The successes and failures; a tap on a pip corrects them.
#[component]
fn Pips(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let counts = Memo::new(move |_| match state_of(whose) {
        Some(DownState::Dying {
            successes,
            failures,
        }) => Some((successes, failures)),
        _ => None,
    });
    let dying = flag(move || counts.get().is_some());
    part(move || {
        dying.get().then(|| {
            let successes = row(whose, counts, PipRow::Success);
            let failures = row(whose, counts, PipRow::Failure);
            view! {
                <div class="pips successes" role="group" aria-label=store.label(DyingText::Successes)>
                    <span class="of-pips" aria-hidden="true">{store.label(DyingText::Successes)}</span>{successes}</div>
                <div class="pips failures" role="group" aria-label=store.label(DyingText::Failures)>
                    <span class="of-pips" aria-hidden="true">{store.label(DyingText::Failures)}</span>{failures}</div>
            }
        })
    })
}

/// The row of a pip.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PipRow {
    Success,
    Failure,
}

/// Builds the pips of a row. A tap on the last filled pip clears it.
fn row(whose: PanelSubject, counts: Memo<Option<(u8, u8)>>, kind: PipRow) -> Vec<AnyView> {
    let store = Store::take();
    let text = match kind {
        PipRow::Success => DyingText::SuccessPip,
        PipRow::Failure => DyingText::FailurePip,
    };
    let of = move |(successes, failures): (u8, u8)| match kind {
        PipRow::Success => successes,
        PipRow::Failure => failures,
    };
    let pip = |index: u8| {
        let filled = flag(move || counts.get().is_some_and(|counts| of(counts) >= index));
        let set = move |_| {
            let (mut successes, mut failures) = counts.get_untracked().unwrap_or_default();
            let now = of((successes, failures));
            let next = if now == index { index - 1 } else { index };
            match kind {
                PipRow::Success => successes = next,
                PipRow::Failure => failures = next,
            }
            go(
                store,
                Command::SetDeathSaves {
                    who: whose.now(),
                    successes,
                    failures,
                },
            );
        };
        let label = move || store.text_with(text, &[&index.to_string()]);
        view! {
            <button class="pip" class:filled=filled aria-label=shown_text(label)
                aria-pressed=shown_text(move || filled.get().to_string()) on:click=set></button>
        }
        .into_any()
    };
    (1..=PIPS).map(pip).collect()
}

/// The button that stabilizes a dying combatant, or knocks out one that died at 0 hit points.
#[component]
fn Rescue(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let label = Memo::new(move |_| {
        if roll_of(store) == DyingRoll::Stabilization {
            let dying = below_zero(store, whose)?.dying;
            return dying.then_some(DyingText::HealCheck);
        }
        match state_of(whose)? {
            DownState::Dying { .. } => Some(DyingText::Stabilize),
            DownState::Stable => None,
            DownState::Dead => {
                let who = whose.now();
                let melee = store.with_session(|session| session.may_be_knocked_out(who));
                melee.then_some(DyingText::KnockOut)
            }
        }
    });
    let rescue = move |_| {
        go(store, Command::Stabilize { who: whose.now() });
    };
    part(move || {
        let text = label.get()?;
        Some(view! { <button class="quiet" on:click=rescue>{store.label(text)}</button> })
    })
}
