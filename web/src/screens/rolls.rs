//! Initiative: rolled for all, rolled for one, or typed from real dice.

use std::collections::{BTreeMap, BTreeSet};

use asalto_core::basis::InitiativeBasis;
use asalto_core::card::Card;
use asalto_core::command::TableCommand;
use asalto_core::dice::DiceError;
use asalto_core::die::Die;
use asalto_core::event::CombatantEvent;
use asalto_core::rules::InitiativePolicy;
use asalto_core::{Awaiting, CombatantId, Command, Dice, Event, Reason, SeededDice, decide};
use leptos::prelude::*;

use crate::browser::document;
use crate::components::combat::joins::{End, Joins};
use crate::components::combatant_panel::CombatantPanel;
use crate::components::log::Log;
use crate::components::order::Order;
use crate::components::stack::focus_decision;
use crate::number_input::{WHOLE, whole};
use crate::reactive::{each, flag, part, text};
use crate::store::Store;
use crate::text::combat::roll_mark;
use crate::text::{CombatText, Message, TableText, combat};

/// Returns the element id of the field for a combatant's total.
fn total_field(of: CombatantId) -> String {
    format!("total-{}", of.0)
}

/// The screen of the initiative rolls.
#[component]
pub fn Rolls() -> impl IntoView {
    let store = Store::take();
    let called = Memo::new(
        move |_| match store.view.with(|view| view.awaiting.clone()) {
            Awaiting::Rolls(who) => one_a_group(store, who),
            _ => Vec::new(),
        },
    );
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
            .text(if real {
                CombatText::UseTotals
            } else {
                CombatText::RollAll
            })
            .to_owned()
    });
    // A selected combatant can take damage, heal or mount during the rolls.
    let chosen = Memo::new(move |_| store.selected.with(Option::is_some));
    let panel = move || chosen.get().then(|| view! { <CombatantPanel/> });
    view! {
        <div class="screen rolls">
            <section class="column">
                <h2>{store.label(CombatText::Initiative)}</h2>
                <ul class="called">
                    {each(move || called.get(), |id| id.0.into(), move |id| view! { <li><Call id calls/></li> }.into_any())}
                </ul>
            </section>
            <section class="column"><Order/>{part(panel)}<Joins/><Log/></section>
        </div>
        <footer class="bar-below">
            <button id="go" class="go" on:click=take_all>{all}<kbd aria-hidden="true">{store.shortcut('n')}</kbd></button>
            <End/>
        </footer>
    }
}

/// Keeps the first of each group whose members share one roll.
fn one_a_group(store: Store, who: Vec<CombatantId>) -> Vec<CombatantId> {
    let mut shared = BTreeSet::new();
    who.into_iter()
        .filter(|&who| {
            if shared.contains(&who) {
                return false;
            }
            shared.extend(group_of(store, who));
            true
        })
        .collect()
}

/// Returns the combatants of its group that share the roll of one, with itself. None without a group.
fn group_of(store: Store, who: CombatantId) -> Vec<CombatantId> {
    store.with_session(|session| {
        let one = session.encounter().participant(who);
        let grouped = one.is_some_and(|one| one.profile.group.is_some());
        if grouped {
            session.sharing_roll(who)
        } else {
            Vec::new()
        }
    })
}

/// The combatants that owe a roll, the totals typed so far, and the seed of the other rolls.
#[derive(Clone, Copy)]
pub struct Calls {
    called: Memo<Vec<CombatantId>>,
    typed: RwSignal<BTreeMap<CombatantId, String>>,
    seed: u64,
}

impl Calls {
    /// Creates the calls of these combatants, with a new seed.
    #[must_use]
    pub fn of(store: Store, called: Memo<Vec<CombatantId>>) -> Self {
        Self {
            called,
            typed: RwSignal::new(BTreeMap::new()),
            seed: store.draw_seed(),
        }
    }

    /// Takes every total as shown: the typed ones, and the rolls of the others, unless the dice are
    /// real. Returns whether no roll is left.
    pub fn take_all(self, store: Store) -> bool {
        for (who, typed) in self.typed.get_untracked() {
            let called = self.called.with_untracked(|called| called.contains(&who));
            if called && let Some(total) = whole(&typed) {
                store.dispatch(&Command::EnterInitiative { who, total });
            }
        }
        let real = store.settings.real_dice.get_untracked();
        if real {
            let scored = self.scored(store);
            if !scored.is_empty() {
                self.roll(store, scored);
            }
        }
        self.called.with_untracked(Vec::is_empty) || !real && self.roll(store, Vec::new())
    }

    /// Rolls for some combatants; an empty list rolls for all that are left.
    fn roll(self, store: Store, who: Vec<CombatantId>) -> bool {
        let command = Command::RollInitiative { who };
        store.dispatch_with(&command, &mut OwnDice::new(self.seed))
    }

    /// Predicts a combatant's result. Combatants that share the roll get the same one.
    fn foresee(self, store: Store, id: CombatantId) -> Option<Foreseen> {
        let command = Command::RollInitiative { who: vec![id] };
        let mut dice = OwnDice::new(self.seed);
        let events = store.with_session(|session| decide(session.encounter(), &command, &mut dice));
        events.ok()?.into_iter().find_map(|event| match event {
            Event::InitiativeRolled {
                total,
                modifier,
                basis,
                ..
            }
            | Event::Combatant(CombatantEvent::InitiativeScored {
                total,
                modifier,
                basis,
                ..
            }) => Some(Foreseen {
                total,
                modifier,
                basis,
            }),
            _ => None,
        })
    }

    /// Returns those that use their initiative score, for which nothing is rolled.
    fn scored(self, store: Store) -> Vec<CombatantId> {
        let called = self.called.get_untracked();
        store.with_session(|session| {
            let encounter = session.encounter();
            let policy = encounter.rules().initiative;
            let scores = |who: &CombatantId| {
                let one = encounter.participant(*who);
                one.is_some_and(|one| policy.uses_score(&one.profile))
            };
            called.into_iter().filter(scores).collect()
        })
    }
}

/// A result that the seed or the initiative score will give.
#[derive(Clone, Copy, PartialEq)]
struct Foreseen {
    total: i32,
    modifier: i16,
    basis: InitiativeBasis,
}

/// Dice with a stream for each combatant, so that a roll does not depend on the other rolls.
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

/// The row of a combatant that owes a roll.
///
/// Its field holds the coming total, so that Enter rolls it; a typed total replaces it.
#[component]
pub fn Call(id: CombatantId, calls: Calls) -> impl IntoView {
    let store = Store::take();
    let Calls { called, typed, .. } = calls;
    let of_its_own = move || typed.with(|typed| typed.get(&id).cloned());
    let one = store.combatant(id);
    // A condition may change the roll until it is made.
    let foreseen = Memo::new(move |_| {
        one.track();
        calls.foresee(store, id)
    });
    let shown = text(move || {
        let suggested = || {
            let real = store.settings.real_dice.get();
            let suggested = foreseen.get().filter(|it| it.basis.score || !real);
            suggested.map(|it| it.total.to_string())
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
            store.message(&Message::Labeled {
                label: store.text(CombatText::Total),
                text: &name,
            })
        }
    };
    // The next combatant takes the focus before the next key arrives. Combatants that shared the
    // roll are no longer asked.
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
        if foreseen.with_untracked(Option::is_some) && untouched.get_untracked() {
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
    let cards = store
        .with_session(|session| session.encounter().rules().initiative == InitiativePolicy::Cards);
    let entry = if cards {
        view! { <CardField id/> }.into_any()
    } else {
        view! {
            <input id=total_field(id) required inputmode="numeric" pattern=WHOLE data-letters="commands" autocomplete="off" size="4" maxlength="5"
                class:suggested=untouched aria-label=text(label) prop:value=shown on:focus=document::select
                on:input=move |event| {
                    typed.update(|typed| {
                        typed.insert(id, event_target_value(&event));
                    });
                }/>
        }
        .into_any()
    };
    let meta = move || {
        let dice = dice(store, id, foreseen.get());
        let group = group_text(store, id);
        dice.into_iter()
            .chain(group)
            .collect::<Vec<_>>()
            .join(" · ")
    };
    view! {
        <form class="call" on:submit=enter data-combatant=id.0.to_string() data-side=side>
            <span class="bar"></span>
            <span class="who"><span class="name">{name}</span>
                <span class="meta">{text(meta)}</span></span>
            {entry}
            {(!cards).then(|| view! { <button type="submit">{store.label(CombatText::Enter)}</button> })}
            <button type="button" class="quiet rolls-dice" on:click=roll>{if cards { store.label(TableText::Deal) } else { store.label(CombatText::Roll) }}</button>
        </form>
    }
}

/// Names the group that shares the roll, with its number. None for a combatant that rolls for itself.
fn group_text(store: Store, id: CombatantId) -> Option<String> {
    let group = group_of(store, id);
    (group.len() > 1).then(|| {
        let name = store.name(id);
        let kind = name.trim_end_matches(|end: char| end.is_numeric());
        let with = [kind.trim_end(), &group.len().to_string()];
        store.text_with(CombatText::GroupOf, &with)
    })
}

/// Describes the roll: a d20 and the modifier, or the actor's own formula, or the initiative score.
fn dice(store: Store, id: CombatantId, foreseen: Option<Foreseen>) -> Option<String> {
    let (formula, modifier, late) = store.view.with_untracked(|view| {
        let one = view.combatant(id)?;
        let late = match one.penalty {
            Some(Reason::LateActions { by }) => Some(by),
            _ => None,
        };
        Some((one.profile.actor.initiative, one.modifier, late))
    })?;
    let rules = store.with_session(|session| {
        let encounter = session.encounter();
        let side = encounter.participant(id)?.profile.side;
        let formula = encounter.rules().order.formula_for(formula, side);
        Some((encounter.rules().initiative, formula))
    });
    let (initiative, formula) = rules?;
    match initiative {
        InitiativePolicy::Check | InitiativePolicy::CheckByState { .. } => {}
        InitiativePolicy::Formula => return formula.map(|formula| formula.to_string()),
        InitiativePolicy::Cards | InitiativePolicy::None => return None,
    }
    let by_score = foreseen.filter(|it| it.basis.score);
    let before = by_score.map_or("d20".to_owned(), |it| {
        it.basis.score_before_modifier().to_string()
    });
    let mut dice = format!("{before} {}", store.lang().modifier(modifier));
    if let Some(by) = late {
        dice = format!("{dice} {}", store.lang().modifier(by));
    }
    let Some(foreseen) = foreseen else {
        return Some(dice);
    };
    let worse = foreseen.modifier.saturating_sub(modifier);
    let weary = worse.saturating_sub(late.unwrap_or_default());
    if weary < 0 {
        dice = format!("{dice} {}", store.lang().modifier(weary));
    }
    let basis = foreseen.basis;
    if basis.score || basis.sources() > 0 {
        let reason = if basis.score {
            Reason::InitiativeScore { basis }
        } else {
            let dropped = None;
            Reason::RollBasis { basis, dropped }
        };
        dice = format!("{dice} · {}", store.text_with(roll_mark(&reason), &[]));
    }
    Some(dice)
}

/// The field for a card of a real deck: the cards that are left, the highest first.
#[component]
fn CardField(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let left = move || {
        store.view.track();
        let cards = store.with_session(|session| session.encounter().deck().collect::<Vec<_>>());
        cards.into_iter().rev()
    };
    let option = move |card: Card| {
        let name = text(move || combat::card(store.lang(), card));
        view! { <option value=card.0.to_string()>{name}</option> }.into_any()
    };
    let enter = move |event| {
        if let Ok(card) = event_target_value(&event).parse() {
            let (who, card) = (id, Card(card));
            store.dispatch(&Command::Table(TableCommand::EnterCard { who, card }));
        }
    };
    let label = move || format!("{} · {}", store.text(TableText::Card), store.name(id));
    view! {
        <select id=total_field(id) class="card" aria-label=text(label) on:change=enter>
            <option value=""></option>
            {each(move || left().collect(), |card| card.0.into(), option)}
        </select>
    }
}
