//! Initiative: rolled for all, for one, or typed from the table's own dice.

use std::collections::BTreeMap;

use asalto_core::{
    Awaiting, CombatantId, Command, Dice, DiceError, Die, Event, Reason, SeededDice, decide,
};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::combatant_panel::CombatantPanel;
use crate::components::fight::joins::{End, Joins};
use crate::components::log::Log;
use crate::components::order::Order;
use crate::components::stack::focus_decision;
use crate::shown::{each, flag, part, text};
use crate::store::Store;
use crate::text::Sentence;
use crate::text::fight::Phrase;
use crate::typed::{WHOLE, whole};

/// The name in the document of the field into which somebody's total is typed.
fn total_field(of: CombatantId) -> String {
    format!("total-{}", of.0)
}

/// The screen on which initiative is rolled.
#[component]
pub fn Rolls() -> impl IntoView {
    let store = Store::take();
    let called = Memo::new(move |_| match store.view.get().awaiting {
        Awaiting::Rolls(who) => who,
        _ => Vec::new(),
    });
    let calls = Calls::of(store, called);
    if let Some(first) = called.with_untracked(|called| called.first().copied())
        && document::has_keyboard()
    {
        document::focus_soon(&total_field(first));
    }
    let take_all = move |_| {
        if calls.take_all(store) {
            if store.is_in_cycle() {
                focus_decision(store);
            }
        } else if let Some(first) = called.with_untracked(|called| called.first().copied()) {
            document::focus_soon(&total_field(first));
        }
    };
    let all = text(move || {
        let real = store.settings.real_dice.get();
        store
            .phrase(if real {
                Phrase::TakeAll
            } else {
                Phrase::RollAll
            })
            .to_owned()
    });
    // Whoever is tapped may be hurt, helped or put on a mount meanwhile.
    let chosen = Memo::new(move |_| store.selected.with(Option::is_some));
    let panel = move || chosen.get().then(|| view! { <CombatantPanel/> });
    view! {
        <div class="screen rolls">
            <section class="column">
                <h2>{store.own(Phrase::Initiative)}</h2>
                <ul class="called">
                    {each(move || called.get(), |id| id.0.into(), move |id| view! { <li><Call id calls/></li> }.into_any())}
                </ul>
            </section>
            <section class="column"><Order/>{part(panel)}<Joins rolls_elsewhere=true/><Log/></section>
        </div>
        <footer class="bar-below">
            <button id="go" class="go" on:click=take_all>{all}<kbd aria-hidden="true">{store.key('n')}</kbd></button>
            <End/>
        </footer>
    }
}

/// All who are to roll, what was typed for some of them, and the dice of the others.
#[derive(Clone, Copy)]
pub struct Calls {
    called: Memo<Vec<CombatantId>>,
    typed: RwSignal<BTreeMap<CombatantId, String>>,
    seed: u64,
}

impl Calls {
    /// Those who are called, with dice that have not been rolled yet.
    #[must_use]
    pub fn of(store: Store, called: Memo<Vec<CombatantId>>) -> Self {
        Self {
            called,
            typed: RwSignal::new(BTreeMap::new()),
            seed: store.draw_seed(),
        }
    }

    /// Takes every total as it is shown: what was typed, and what the dice give to the others, where
    /// the app rolls any. Whether nobody is left.
    pub fn take_all(self, store: Store) -> bool {
        for (who, typed) in self.typed.get_untracked() {
            let called = self.called.with_untracked(|called| called.contains(&who));
            if called && let Some(total) = whole(&typed) {
                store.dispatch(&Command::EnterInitiative { who, total });
            }
        }
        let real = store.settings.real_dice.get_untracked();
        self.called.with_untracked(Vec::is_empty) || !real && self.roll(store, Vec::new())
    }

    /// Rolls for some, or for all who are left.
    fn roll(self, store: Store, who: Vec<CombatantId>) -> bool {
        let command = Command::RollInitiative { who };
        store.dispatch_with(&command, &mut OwnDice::new(self.seed))
    }

    /// The total that the dice will give to one. Whoever shares its roll has the same.
    fn suggestion(self, store: Store, id: CombatantId) -> Option<i32> {
        let command = Command::RollInitiative { who: vec![id] };
        let mut dice = OwnDice::new(self.seed);
        let events = store.with_session(|session| decide(session.encounter(), &command, &mut dice));
        events.ok()?.into_iter().find_map(|event| match event {
            Event::InitiativeRolled { total, .. } => Some(total),
            _ => None,
        })
    }
}

/// Dice of which everybody has its own: what they give to one is the same whoever rolls beside it.
struct OwnDice {
    seed: u64,
    rolled: BTreeMap<Option<CombatantId>, SeededDice>,
}

impl OwnDice {
    fn new(seed: u64) -> Self {
        Self {
            seed,
            rolled: BTreeMap::new(),
        }
    }
}

impl Dice for OwnDice {
    fn roll(&mut self, die: Die, who: Option<CombatantId>) -> Result<u16, DiceError> {
        let number = who.map_or(u64::MAX, |who| who.0.into());
        let own = || SeededDice::new(self.seed ^ number);
        self.rolled.entry(who).or_insert_with(own).roll(die, who)
    }
}

/// One who is to roll, among all who are. Its field holds what its dice will give, so that Enter rolls
/// them; a total that is typed counts instead.
#[component]
pub fn Call(id: CombatantId, calls: Calls) -> impl IntoView {
    let store = Store::take();
    let Calls { called, typed, .. } = calls;
    let of_its_own = move || typed.with(|typed| typed.get(&id).cloned());
    let suggested = calls.suggestion(store, id);
    let shown = text(move || {
        let suggested = || {
            let suggested = suggested.filter(|_| !store.settings.real_dice.get());
            suggested.map(|total| total.to_string())
        };
        of_its_own().or_else(suggested).unwrap_or_default()
    });
    let untouched = flag(move || of_its_own().is_none());
    let side = store
        .view
        .with_untracked(|view| view.combatant(id).map(|one| one.profile.side.0.to_string()));
    let name = store.name(id);
    let label = {
        let name = name.clone();
        move || {
            store.say(&Sentence::Of {
                what: store.phrase(Phrase::Total),
                who: &name,
            })
        }
    };
    // The one after it has the focus before the next key comes; whoever shared its roll is asked no more.
    let next = move || {
        called.with_untracked(|called| {
            let mut rest = called.iter().skip_while(|&&other| other != id).skip(1);
            rest.next().or(called.first()).copied()
        })
    };
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(total) = whole(&shown.get_untracked()) else {
            document::focus_soon(&total_field(id));
            return;
        };
        let after = next();
        if let Some(after) = after {
            document::focus_now(&total_field(after));
        }
        if suggested.is_some() && untouched.get_untracked() {
            calls.roll(store, vec![id]);
        } else {
            store.dispatch(&Command::EnterInitiative { who: id, total });
        }
        let otherwise = called.with_untracked(|called| {
            let asked = after.is_some_and(|after| called.contains(&after));
            called.first().copied().filter(|_| !asked)
        });
        if let Some(first) = otherwise {
            document::focus_soon(&total_field(first));
        }
    };
    let roll = move |_| {
        calls.roll(store, vec![id]);
    };
    view! {
        <form class="call" on:submit=enter data-combatant=id.0.to_string() data-side=side>
            <span class="bar"></span>
            <span class="who"><span class="name">{name}</span>
                <span class="meta">{dice(store, id)}</span></span>
            <input id=total_field(id) required inputmode="numeric" pattern=WHOLE data-letters="commands" autocomplete="off" size="4"
                class:suggested=untouched aria-label=text(label) prop:value=shown on:focus=document::select
                on:input=move |event| {
                    typed.update(|typed| {
                        typed.insert(id, event_target_value(&event));
                    });
                }/>
            <button type="submit">{store.own(Phrase::Enter)}</button>
            <button type="button" class="quiet rolls-dice" on:click=roll>{store.own(Phrase::Roll)}</button>
        </form>
    }
}

/// What is rolled: a d20 and the modifier, or the actor's own formula.
fn dice(store: Store, id: CombatantId) -> Option<String> {
    let (formula, modifier, late) = store.view.with_untracked(|view| {
        let one = view.combatant(id)?;
        let late = match one.penalty {
            Some(Reason::LateActions { by }) => Some(by),
            _ => None,
        };
        Some((one.profile.actor.initiative, one.modifier, late))
    })?;
    if store.is_by_phases() {
        return formula.map(|formula| formula.to_string());
    }
    let mut dice = format!("d20 {}", store.lang().modifier(modifier));
    if let Some(by) = late {
        dice = format!("{dice} {}", store.lang().modifier(by));
    }
    Some(dice)
}
