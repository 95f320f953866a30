//! The offer to put an actor without hit points out of combat.

use asalto_core::rules::Condition;
use asalto_core::{CombatantId, Command};
use asalto_text::{Message, TalesOfWarText, condition as condition_name};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::components::main_command::focus_decision;
use crate::components::main_form::{self, takes_forms};
use crate::input::shortcuts::Shortcut;
use crate::store::{FilledForm, MainForm, Store};
use crate::ui::{flag, part, text};

/// The answer of the main button: out of combat.
const MAIN: Condition = Condition::Unconscious;

/// The id of the form of the question, which the bar also submits.
const FORM: &str = "fallen-form";

/// An actor without hit points, and its hit points. Other hit points are asked about again.
type Fallen = (CombatantId, i32);

/// The first actor without hit points, with its conditions to choose from. The main button answers before anyone passes.
#[component]
pub fn FallenOffer() -> impl IntoView {
    let store = Store::take();
    let plays_on = RwSignal::new(Vec::<Fallen>::new());
    let first = Memo::new(move |_| {
        let known = plays_on.get();
        let fallen = all(store).into_iter();
        fallen.filter(|one| !known.contains(one)).min()
    });
    let put = move |condition| {
        let Some((who, _)) = first.get_untracked() else {
            return;
        };
        if store.dispatch(Command::AddCondition { who, condition }) {
            focus_decision(store);
        }
    };
    main_form::offer(store, FORM, move || {
        let (who, _) = first.get()?;
        let typed = |form: &Option<MainForm>| form.as_ref().is_some_and(|form| form.id != FORM);
        if !takes_forms(store) || store.main_form.with(typed) {
            return None;
        }
        let label = Message::Labeled {
            label: &store.name(who),
            text: &condition_name(store.lang(), &MAIN),
        };
        Some(FilledForm {
            label: store.message(&label),
            complete: true,
            keyed: true,
        })
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        put(MAIN);
    };
    part(move || {
        let fallen = first.get()?;
        let (who, _) = fallen;
        let words = text(move || store.text_with(TalesOfWarText::NoHitPoints, &[&store.name(who)]));
        let [main, dead] =
            [&MAIN, &Condition::Dead].map(|condition| condition_name(store.lang(), condition));
        // The key presses the main button, which submits another form while one is typed.
        let is_main = |form: &Option<MainForm>| form.as_ref().is_some_and(|form| form.id == FORM);
        let answers = flag(move || store.main_form.with(is_main));
        let key = part(move || {
            answers
                .get()
                .then(|| view! { <kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd> })
        });
        let dismiss = move |_| plays_on.update(|all| all.push(fallen));
        Some(view! {
            <section class="panel fallen" aria-labelledby="fallen">
                <h2 class="title" id="fallen">{words}</h2>
                <form class="buttons" id=FORM on:submit=submit>
                    <button type="submit">{main}{key}</button>
                    <button type="button" on:click=move |_| put(Condition::Dead)>{dead}</button>
                    <button type="button" class="quiet" on:click=dismiss>{store.label(TalesOfWarText::PlaysOn)}</button>
                </form>
            </section>
        })
    })
}

/// Returns all actors without hit points that still take part.
fn all(store: Store) -> Vec<Fallen> {
    let fallen = {
        store.view.track();
        store.with_session(|session| session.encounter().without_hit_points())
    };
    let left = |who| {
        store.view.with(|view| {
            let one = view.combatant(who)?;
            Some((who, one.vitality?.left))
        })
    };
    fallen.into_iter().filter_map(left).collect()
}
