//! The duration of a condition: the usual durations as chips, and all others with their cause.

use asalto_core::effect::Duration;
use asalto_core::{CombatantId, Condition, SaveKind};
use asalto_text::{CombatText, PickerText, save_kind_word};
use leptos::prelude::*;

use super::choice::PickerChoice;
use super::usual_duration::{acting, cause, difficulty, grappler, words};
use crate::browser::document;
use crate::components::choice::{choice, choice_at, combatant_select, nobody};
use crate::components::save_bonus;
use crate::components::spell_difficulty;
use crate::input::command_line::MINUTE;
use crate::input::conditions::USUAL_DC;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The durations of the chosen condition.
#[component]
pub fn Durations(picked: PickerChoice) -> impl IntoView {
    let store = Store::take();
    // The table of creatures loads before a DC is asked for.
    let _known = untrack(|| spell_difficulty::all(store));
    let other = RwSignal::new(false);
    let now = move || {
        let condition = picked.condition();
        condition.map(|condition| picked.duration(&condition).0)
    };
    let chip = move |duration: Duration| {
        let tap = move |_| {
            other.set(false);
            let holds = || {
                let condition = picked.condition()?;
                grappler(store, picked.id, &condition)
            };
            let cause = duration.depends_on().and_then(|who| cause(picked.id, who));
            let cause = cause.or_else(|| untrack(holds));
            picked.duration.set(Some((duration, cause)));
        };
        let on = move || (!other.get() && now() == Some(duration)).to_string();
        view! {
            <button type="button" class="toggle" aria-pressed=shown_text(on) on:click=tap>
                {shown_text(move || words(store, duration))}</button>
        }
        .into_any()
    };
    let chips = move || {
        let acts = acting(store).into_iter();
        let turns = acts.flat_map(|who| [Duration::TurnStart(who), Duration::TurnEnd(who)]);
        let rest = [Duration::RoundEnd, Duration::Rounds(MINUTE), Duration::Open];
        Some(turns.chain(rest).map(chip).collect::<Vec<_>>())
    };
    let open = move |_| other.update(|on| *on = !*on);
    let saved = move |_| {
        other.set(false);
        let source = untrack(|| acting(store)).and_then(|acts| cause(picked.id, acts));
        let difficulty = source.map_or(USUAL_DC, |caster| untrack(|| difficulty(store, caster)));
        picked.duration.set(Some((
            Duration::Save {
                difficulty,
                kind: None,
            },
            source,
        )));
        document::focus_soon("save-dc");
    };
    let by_save = flag(move || !other.get() && matches!(now(), Some(Duration::Save { .. })));
    view! {
        <div class="choices" role="group" aria-label=store.label(CombatText::Duration)>
            {part(chips)}
            <button type="button" class="toggle" id="until-saved" on:click=saved
                aria-pressed=shown_text(move || by_save.get().to_string())>{store.label(PickerText::UntilSaved)}</button>
            <button type="button" class="quiet" id="other-duration" on:click=open
                aria-expanded=shown_text(move || other.get().to_string())>{store.label(PickerText::Other)}</button>
        </div>
        {part(move || by_save.get().then(|| view! { <EndingSave picked/> }))}
        {part(move || other.get().then(|| view! { <Other picked/> }))}
    }
}

/// The DC of the save that ends a condition, and its kind if the rules have kinds.
#[component]
fn EndingSave(picked: PickerChoice) -> impl IntoView {
    let store = Store::take();
    let now = move || {
        let condition = picked.condition()?;
        Some(picked.duration(&condition))
    };
    let change = move |of: &dyn Fn(&mut i32, &mut Option<SaveKind>)| {
        let mut chosen = untrack(now);
        if let Some((Duration::Save { difficulty, kind }, _)) = &mut chosen {
            of(difficulty, kind);
            picked.duration.set(chosen);
        }
    };
    let (difficulty, kind) = match untrack(now) {
        Some((Duration::Save { difficulty, kind }, _)) => (difficulty, kind),
        _ => (USUAL_DC, None),
    };
    let write = move |event| {
        if let Ok(typed) = event_target_value(&event).trim().parse() {
            change(&|difficulty, _| *difficulty = typed);
        }
    };
    let known = untrack(|| save_bonus::kinds(store));
    let none = (None, store.label(PickerText::SaveNotStated));
    let each = known
        .iter()
        .map(|&one| (Some(one), store.label(save_kind_word(one))));
    let among: Vec<_> = std::iter::once(none).chain(each).collect();
    let kinds = (!known.is_empty()).then(|| {
        let start = among.iter().position(|(one, _)| *one == kind);
        let kinds = choice_at(start.unwrap_or_default(), among, move |one| {
            change(&|_, kind| *kind = one);
        });
        view! { <label id="save-kind">{store.label(CombatText::SaveName)}{kinds}</label> }
    });
    let limit = move |event| {
        let rounds = event_target_value(&event).trim().parse();
        picked.latest.set(rounds.ok().map(Duration::Rounds));
    };
    let rounds = match picked.latest.get_untracked() {
        Some(Duration::Rounds(rounds)) => rounds.to_string(),
        _ => String::new(),
    };
    view! {
        <div class="profile">
            <label class="dc">{store.label(CombatText::Difficulty)}
                <input id="save-dc" inputmode="numeric" data-whole data-min="0" data-max="99" autocomplete="off" size="3" maxlength="2" required
                    prop:value=difficulty.to_string() on:input=write on:focus=document::select/></label>
            {kinds}
            <label class="at-most">{store.label(PickerText::AtMostRounds)}
                <input id="save-rounds" inputmode="numeric" data-whole data-min="1" data-max="9999" autocomplete="off" size="4" maxlength="4"
                    prop:value=rounds on:input=limit on:focus=document::select/></label>
        </div>
    }
}

/// The end of an effect in Tales of War, where nothing has a duration. Regained self-control ends effects on
/// the mind (TOW-33), and the game master ends all others.
#[component]
pub fn Ends(picked: PickerChoice) -> impl IntoView {
    let store = Store::take();
    let chip = move |of_mind: bool, text: PickerText| {
        let on = move || {
            let condition = picked.condition();
            let now = matches!(condition, Some(Condition::Psychological(_)));
            (now == of_mind).to_string()
        };
        view! {
            <button type="button" class="toggle" aria-pressed=shown_text(on) on:click=move |_| picked.of_mind.set(Some(of_mind))>
                {store.label(text)}</button>
        }
    };
    view! {
        <div class="choices" role="group" aria-label=store.label(CombatText::Duration)>
            {chip(true, PickerText::UntilSelfControl)}
            {chip(false, PickerText::UntilRemoved)}
        </div>
    }
}

/// The kinds of the other durations.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DurationKind {
    Rounds,
    TurnStart,
    TurnEnd,
    NextAction,
    Open,
}

const KINDS: [(DurationKind, CombatText); 5] = [
    (DurationKind::Rounds, CombatText::ForRounds),
    (DurationKind::TurnStart, CombatText::UntilTurnStart),
    (DurationKind::TurnEnd, CombatText::UntilTurnEnd),
    (DurationKind::NextAction, CombatText::UntilAction),
    (DurationKind::Open, CombatText::UntilEnded),
];

/// The fields for any duration and the cause.
#[component]
fn Other(picked: PickerChoice) -> impl IntoView {
    let store = Store::take();
    let id = picked.id;
    let kind = RwSignal::new(DurationKind::Rounds);
    let rounds = RwSignal::new(1);
    let whose = RwSignal::new(id);
    let source = RwSignal::new(None::<CombatantId>);
    Effect::new(move |_| {
        let of = whose.get();
        let duration = match kind.get() {
            DurationKind::Rounds => Duration::Rounds(rounds.get()),
            DurationKind::TurnStart => Duration::TurnStart(of),
            DurationKind::TurnEnd => Duration::TurnEnd(of),
            DurationKind::NextAction => Duration::NextAction(of),
            DurationKind::Open => Duration::Open,
        };
        picked.duration.set(Some((duration, source.get())));
    });
    let kinds = KINDS.map(|(kind, text)| (kind, store.label(text)));
    let kinds = choice(kinds.to_vec(), move |chosen| kind.set(chosen));
    let own_name = shown_text(move || store.name(id));
    let sources = combatant_select(store, Some(nobody()), None, move |chosen| {
        source.set(chosen);
    });
    let count = move |event| {
        rounds.set(
            event_target_value(&event)
                .trim()
                .parse()
                .unwrap_or_default(),
        );
    };
    let which = move || {
        match kind.get() {
        DurationKind::Rounds => Some(
            view! {
                <label>{store.label(CombatText::Rounds)}
                    <input inputmode="numeric" data-whole data-min="1" data-max="9999" autocomplete="off" maxlength="5" required
                        prop:value=move || rounds.get_untracked().to_string() on:input=count/></label>
            }
            .into_any(),
        ),
        DurationKind::Open => None,
        DurationKind::TurnStart | DurationKind::TurnEnd | DurationKind::NextAction => {
            let people = combatant_select(store, Some(own_name), Some(id), move |of| {
                whose.set(of.unwrap_or(id));
            });
            Some(view! { <label>{store.label(CombatText::WhoseTurn)}{people}</label> }.into_any())
        }
    }
    };
    view! {
        <div class="profile">
            <label>{store.label(CombatText::Duration)}{kinds}</label>
            {part(which)}
            <label>{store.label(CombatText::Source)}{sources}</label>
        </div>
    }
}
