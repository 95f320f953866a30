//! The question about the actors without hit points: out of combat, dead, or still in it.
//!
//! All of one moment are one question. Answered one by one, each answer would let priority move on to an actor that is
//! about to be out of combat.

use std::collections::BTreeMap;

use asalto_core::rules::Condition;
use asalto_core::{Awaiting, CombatantId, Command, Session};
use asalto_text::{Message, TalesOfWarText, condition as condition_name};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::components::aims::named;
use crate::components::main_command::focus_decision;
use crate::components::main_form::{self, takes_forms};
use crate::input::shortcuts::Shortcut;
use crate::store::{FilledForm, MainForm, Store};
use crate::ui::{flag, part, text};

/// The id of the form of the question, which the bar also submits.
const FORM: &str = "fallen-form";

/// An actor without hit points, and its hit points. Other hit points are asked about again.
type Fallen = (CombatantId, i32);

/// The fate of an actor without hit points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
enum Fate {
    /// It is out of combat.
    #[default]
    Unconscious,
    /// It is dead.
    Dead,
    /// It stays in combat.
    PlaysOn,
}

impl Fate {
    /// All fates, in the order of the buttons.
    const ALL: [Self; 3] = [Self::Unconscious, Self::Dead, Self::PlaysOn];

    /// Returns the condition that it gives, if any.
    fn condition(self) -> Option<Condition> {
        match self {
            Self::Unconscious => Some(Condition::Unconscious),
            Self::Dead => Some(Condition::Dead),
            Self::PlaysOn => None,
        }
    }

    /// Returns its name.
    fn name(self, store: Store) -> String {
        match self.condition() {
            Some(condition) => condition_name(store.lang(), &condition),
            None => store.text(TalesOfWarText::PlaysOn).to_owned(),
        }
    }
}

/// The open question: who is asked about, and what was chosen for each.
#[derive(Clone, Copy)]
struct Question {
    store: Store,
    /// The actors that are asked about, by id.
    asked: Memo<Vec<Fallen>>,
    /// The fates that the game master chose.
    chosen: RwSignal<BTreeMap<CombatantId, Fate>>,
    /// The actors that play on with their hit points, and the place in the log of that answer. Undo asks again.
    plays_on: RwSignal<Vec<(Fallen, usize)>>,
}

impl Question {
    fn new(store: Store) -> Self {
        let plays_on = RwSignal::new(Vec::<(Fallen, usize)>::new());
        let asked = Memo::new(move |_| {
            let mut asked = all(store);
            let now = store.with_session(Session::cursor);
            let mut known = plays_on.get();
            known.retain(|(_, at)| *at <= now);
            asked.retain(|one| !known.iter().any(|(known, _)| known == one));
            asked.sort_unstable();
            asked
        });
        Self {
            store,
            asked,
            chosen: RwSignal::default(),
            plays_on,
        }
    }

    /// Returns the fate of an actor, as chosen so far.
    fn fate(self, who: CombatantId) -> Fate {
        self.chosen
            .with(|chosen| chosen.get(&who).copied().unwrap_or_default())
    }

    /// Describes what the main button does: the names by their fates.
    fn answer(self) -> String {
        let asked = self.asked.get();
        let parts = Fate::ALL.into_iter().filter_map(|fate| {
            let who = asked.iter().map(|&(who, _)| who);
            let who: Vec<_> = who.filter(|&who| self.fate(who) == fate).collect();
            if who.is_empty() {
                return None;
            }
            Some(self.store.message(&Message::Labeled {
                label: &named(self.store, &who),
                text: &fate.name(self.store),
            }))
        });
        parts.collect::<Vec<_>>().join(" · ")
    }

    /// Carries out the chosen fates as one step.
    fn settle(self) {
        let asked = self.asked.get_untracked();
        let fates: Vec<_> = untrack(|| {
            let fates = asked.iter().map(|&fallen| (fallen, self.fate(fallen.0)));
            fates.collect()
        });
        let mut put: Vec<_> = fates
            .iter()
            .filter_map(|&((who, _), fate)| Some((who, fate.condition()?)))
            .collect();
        // Priority moves on once, when the actor that has it is out of combat after the others.
        let awaited = self.store.view.with_untracked(|view| match view.awaiting {
            Awaiting::Priority(who) => Some(who),
            _ => None,
        });
        put.sort_by_key(|(who, _)| Some(*who) == awaited);
        let commands = put
            .into_iter()
            .map(|(who, condition)| Command::AddCondition { who, condition });
        let commands: Vec<_> = commands.collect();
        if !commands.is_empty() && !self.store.dispatch_all(commands) {
            return;
        }
        let on = fates.into_iter().filter(|(_, fate)| *fate == Fate::PlaysOn);
        let at = untrack(|| self.store.with_session(Session::cursor));
        self.plays_on
            .update(|all| all.extend(on.map(|(one, _)| (one, at))));
        self.chosen.update(BTreeMap::clear);
        focus_decision(self.store);
    }
}

/// The actors without hit points, with their fates to choose from. The main button answers before anyone passes.
#[component]
pub fn FallenOffer() -> impl IntoView {
    let store = Store::take();
    let question = Question::new(store);
    main_form::offer(store, FORM, move || {
        let typed = |form: &Option<MainForm>| form.as_ref().is_some_and(|form| form.id != FORM);
        let open = question.asked.with(|asked| !asked.is_empty());
        if !open || !takes_forms(store) || store.main_form.with(typed) {
            return None;
        }
        Some(FilledForm {
            label: question.answer(),
            complete: true,
            keyed: true,
        })
    });
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        question.settle();
    };
    part(move || {
        let asked = question.asked.get();
        let who: Vec<_> = asked.iter().map(|&(who, _)| who).collect();
        let &first = who.first()?;
        let one = who.len() == 1;
        let title = text(move || match who.as_slice() {
            [one] => store.text_with(TalesOfWarText::NoHitPoints, &[&store.name(*one)]),
            several => store.text_with(
                TalesOfWarText::SeveralWithoutHitPoints,
                &[&named(store, several)],
            ),
        });
        let choices = if one {
            buttons(question, first).into_any()
        } else {
            rows(question, &asked).into_any()
        };
        Some(view! {
            <section class="panel fallen" aria-labelledby="fallen">
                <h2 class="title" id="fallen">{title}</h2>
                <form id=FORM on:submit=submit>{choices}</form>
            </section>
        })
    })
}

/// Builds the three answers about one actor.
fn buttons(question: Question, who: CombatantId) -> impl IntoView {
    let store = question.store;
    // The key presses the main button, which submits another form while one is typed.
    let is_main = |form: &Option<MainForm>| form.as_ref().is_some_and(|form| form.id == FORM);
    let answers = flag(move || store.main_form.with(is_main));
    let key = part(move || {
        answers
            .get()
            .then(|| view! { <kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd> })
    });
    let settle = move |fate| {
        question.chosen.update(|chosen| {
            chosen.insert(who, fate);
        });
        question.settle();
    };
    let [main, dead, plays_on] = Fate::ALL.map(|fate| fate.name(store));
    view! {
        <div class="buttons">
            <button type="submit">{main}{key}</button>
            <button type="button" on:click=move |_| settle(Fate::Dead)>{dead}</button>
            <button type="button" class="quiet" on:click=move |_| settle(Fate::PlaysOn)>{plays_on}</button>
        </div>
    }
}

/// Builds a row for each of several actors, with a choice of its fate. The main button carries out all.
fn rows(question: Question, asked: &[Fallen]) -> impl IntoView {
    let store = question.store;
    let row = |&(who, _): &Fallen| {
        let choose = move |event| {
            let index = event_target_value(&event).parse::<usize>().ok();
            if let Some(&fate) = index.and_then(|index| Fate::ALL.get(index)) {
                question.chosen.update(|chosen| {
                    chosen.insert(who, fate);
                });
            }
        };
        let chosen = question.fate(who);
        let options = Fate::ALL.into_iter().enumerate().map(|(index, fate)| {
            view! { <option value=index.to_string() selected={fate == chosen}>{fate.name(store)}</option> }
        });
        view! {
            <label class="fate">{store.name(who)}<select on:change=choose>{options.collect::<Vec<_>>()}</select></label>
        }
    };
    let rows: Vec<_> = untrack(|| asked.iter().map(row).collect());
    view! {
        <div class="fates">{rows}</div>
        <div class="buttons"><button type="submit">{text(move || question.answer())}</button></div>
    }
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
