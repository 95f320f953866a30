//! The form that readies an action: the action, its trigger, kind, target and purpose.

use asalto_core::casting::{CastingTime, MagicSource, Spell};
use asalto_core::rules::ConcentrationPolicy;
use asalto_core::waiting::{Readied, ReadyPurpose};
use asalto_core::why::CombatantStatus;
use asalto_core::{ActionKind, Command, actions_left, why};
use asalto_text::{CombatText, Message};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::drawer::{DrawerAccess, Tile, drawer_of};
use crate::browser::document;
use crate::components::choice::{choice, combatant_select, kinds_of_action, magic_sources};
use crate::components::cited::Cited;
use crate::components::main_form;
use crate::components::panel_subject::PanelSubject;
use crate::input::shortcuts::Shortcut;
use crate::parts::Part;
use crate::store::{FilledForm, Store};
use crate::ui::{flag, part, text as shown_text};

const PURPOSES: [(ReadyPurpose, CombatText); 4] = [
    (ReadyPurpose::Act, CombatText::ToAct),
    (ReadyPurpose::Distract, CombatText::ToDistract),
    (ReadyPurpose::Counterspell, CombatText::ToCounterspell),
    (ReadyPurpose::SetAgainstCharge, CombatText::ToBrace),
];

/// The drawer of the form, if the rules have readied actions.
#[component]
pub fn ReadyForm(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    (!kinds(store).is_empty()).then(|| {
        let tile = Tile::of(store, Shortcut::Ready).labeled(store.label(CombatText::ReadyShort));
        drawer_of(Part::Ready, tile, DrawerAccess::AtRest, whose)
    })
}

/// Returns the kinds of action that can be readied by the rules in use.
fn kinds(store: Store) -> Vec<ActionKind> {
    store.with_session(|session| session.encounter().rules().ready.kinds().to_vec())
}

/// The reason why readying takes more than the combatant has in its turn, if it does (D35-87). It may be readied all the
/// same.
#[component]
fn Advice() -> impl IntoView {
    let store = Store::take();
    let reason = Memo::new(move |_| {
        let who = store.view.with(|view| view.current)?;
        let reason = store.with_session(|session| {
            let encounter = session.encounter();
            let cost = encounter.rules().ready.cost()?;
            let is_left = actions_left(encounter).contains(&cost);
            let one_action = || why(encounter, who, &CombatantStatus::OneAction);
            if is_left { None } else { one_action() }
        });
        Some((who, reason?))
    });
    part(move || {
        let (who, reason) = reason.get()?;
        let told = store.reason_text(who, &reason);
        Some(view! { <div class="one-action hint whole"><Cited told/></div> })
    })
}

/// Returns the name of the readied action: a spell alone names it too.
fn named(readied: &Readied) -> String {
    let name = readied.name.trim();
    let spell = || readied.spell.as_deref().unwrap_or_default().trim();
    let name = if name.is_empty() { spell() } else { name };
    name.to_owned()
}

/// Gives the main button the form as soon as anything is filled in, so that no other command passes over it.
fn offer(store: Store, draft: RwSignal<Readied>, level: RwSignal<String>) {
    main_form::offer_in_drawer(store, Shortcut::Ready, FORM, move || {
        let what = draft.with(named);
        let label = store.text(CombatText::ReadyAction);
        let begun = draft.with(|draft| !draft.trigger.trim().is_empty() || draft.target.is_some())
            || level.with(|level| !level.trim().is_empty());
        let complete = !what.is_empty();
        let label = if complete {
            store.message(&Message::Labeled { label, text: &what })
        } else {
            label.to_owned()
        };
        (complete || begun).then_some(FilledForm {
            label,
            complete,
            keyed: false,
        })
    });
}

/// The id of the form.
const FORM: &str = "ready-form";

/// The form, which the main button submits.
#[component]
pub fn Readying() -> impl IntoView {
    let store = Store::take();
    // The form must not follow the session, because each command would empty it.
    let kinds = untrack(|| kinds(store));
    let first = kinds.first().copied().unwrap_or(ActionKind::Standard);
    let draft = RwSignal::new(Readied::new(first, ""));
    // A readied action in 3.x may be a spell, which is cast when it is triggered (D35-50).
    let policy = store.with_session(|session| session.encounter().rules().casting);
    // Distracting, counterspelling and setting a weapon are 3.x (D35-65, D35-67).
    let has_purposes = policy.has_checks();
    let casts = flag(move || {
        let spell = draft.with(|draft| draft.purpose.allows_spell() && draft.action.casts());
        spell && policy.has_checks()
    });
    let level = RwSignal::new(String::new());
    let magic = RwSignal::new(MagicSource::Arcane);
    let spell_named = move |name: &str| {
        let level = level.get_untracked().trim().parse().ok();
        level.filter(|_| casts.get_untracked()).map(|level| Spell {
            name: name.to_owned(),
            level,
            magic: magic.get_untracked(),
            time: CastingTime::Action,
        })
    };
    let ready = move |event: SubmitEvent| {
        event.prevent_default();
        let mut readied = draft.get_untracked();
        readied.name = named(&readied);
        readied.casting = spell_named(&readied.name);
        if readied.trigger.trim().is_empty() {
            Readied::UNSTATED.clone_into(&mut readied.trigger);
        }
        if store.dispatch(Command::Ready(Box::new(readied))) {
            store.close_drawer();
            document::leave_for("go");
        }
    };
    offer(store, draft, level);
    // A readied spell needs concentration (D5E-51).
    let policy = store.with_session(|session| session.encounter().rules().concentration);
    let concentrates = policy != ConcentrationPolicy::None;
    let by_spell = flag(move || draft.with(|draft| draft.spell.is_some()));
    let spell = move |event| {
        let name = event_target_value(&event).trim().to_owned();
        draft.update(|draft| draft.spell = Some(name).filter(|name| !name.is_empty()));
    };
    let kinds = kinds_of_action(store, &kinds, move |kind| {
        draft.update(|draft| draft.action = kind);
    });
    let purposes = PURPOSES.map(|(purpose, word)| (purpose, store.label(word)));
    let purposes = choice(purposes.to_vec(), move |purpose| {
        draft.update(|draft| draft.purpose = purpose);
    });
    let own = store.view.with_untracked(|view| view.current);
    let others = combatant_select(
        store,
        Some(store.label(CombatText::Anyone)),
        own,
        move |target| {
            draft.update(|draft| draft.target = target);
        },
    );
    view! {
            <form class="profile" id=FORM on:submit=ready>
                <Advice/>
                <label class="whole">{store.label(CombatText::ReadyWhat)}
                    <input id="ready-what" required=move || !by_spell.get() autocomplete="off" maxlength="200"
                        prop:value=shown_text(move || draft.with(|draft| draft.name.clone()))
                        on:input=move |event| draft.update(|draft| draft.name = event_target_value(&event))/>
                </label>
                <label class="whole">{store.label(CombatText::ReadyWhen)}
                    <input autocomplete="off" maxlength="400" placeholder=store.label(CombatText::AnyTrigger)
                        prop:value=shown_text(move || draft.with(|draft| draft.trigger.clone()))
                        on:input=move |event| draft.update(|draft| draft.trigger = event_target_value(&event))/>
                </label>
                <details class="whole"><summary>{store.label(CombatText::ReadyMore)}</summary><div class="profile">
                {concentrates.then(|| view! {
                    <label class="whole">{store.label(CombatText::ReadiedSpell)}
                        <input autocomplete="off" maxlength="100" on:input=spell/></label>
                })}
                <label>{store.label(CombatText::KindOfAction)}{kinds}</label>
                <label>{store.label(CombatText::ReadyAgainst)}{others}</label>
                {has_purposes.then(|| view! { <label>{store.label(CombatText::Purpose)}{purposes}</label> })}
                {part(move || casts.get().then(|| {
                    magic.set(MagicSource::Arcane);
                    view! {
                        <label>{store.label(CombatText::LevelOfReadiedSpell)}
                            <input inputmode="numeric" data-whole data-min="0" data-max="99" autocomplete="off" maxlength="4"
                                prop:value=level on:focus=document::select on:input=move |event| level.set(event_target_value(&event))/></label>
                        <label>{store.label(CombatText::SpellSource)}{magic_sources(store, move |source| magic.set(source))}</label>
                    }
                }))}
                </div></details>
            </form>
    }
}
