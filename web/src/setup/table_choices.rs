//! The choices of a table, for any other game: the source of the order, and the other rules of the group.
//! They can be saved under a name and used again.

use asalto_core::Rules;
use asalto_core::combatant::readable_name;
use asalto_core::rules::{TableChoice, TurnPolicy};
use asalto_text::ChoiceText;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::components::table_dice::{TableDice, adopt, with_rules};
use crate::storage::browser_port::Browser;
use crate::storage::rules;
use crate::storage::rules::{NamedRules, RulesError};
use crate::store::Store;
use crate::ui::{each, flag, key, part, text as shown_text};

/// The form, if the rules in use leave choices to the table.
#[component]
pub fn Choices() -> impl IntoView {
    let store = Store::take();
    let groups = Memo::new(move |_| with_rules(store, Rules::table_choices));
    let any = flag(move || !groups.with(Vec::is_empty));
    part(move || {
        any.get().then(|| {
            view! {
                <div class="profile table-rules" role="group" aria-label=store.label(ChoiceText::Heading)>
                    {each(move || groups.get(), |(group, _)| key(group), move |(group, _)| {
                        view! { <Group group groups/> }.into_any()
                    })}
                    <TableDice/>
                    <PhaseNames/>
                    <Saved/>
                </div>
            }
        })
    })
}

type Groups = Memo<Vec<(&'static [TableChoice], Option<TableChoice>)>>;

/// A group of choices, one of which applies.
#[component]
fn Group(group: &'static [TableChoice], groups: Groups) -> impl IntoView {
    let store = Store::take();
    let held = move || {
        groups.with(|groups| {
            let mut groups = groups.iter().filter(|(other, _)| *other == group);
            groups.next().and_then(|(_, held)| *held)
        })
    };
    let options = group.iter().enumerate().map(|(index, &choice)| {
        view! {
            <option value=index.to_string() prop:selected=flag(move || held() == Some(choice))>
                {store.label(words(choice))}</option>
        }
    });
    let choose = move |event| {
        let index: Option<usize> = event_target_value(&event).parse().ok();
        if let Some(&choice) = index.and_then(|index| group.get(index)) {
            adopt(store, with_rules(store, |rules| rules.choose(choice)));
        }
    };
    let heading = group.first().map(|&first| store.label(title(first)));
    view! { <label>{heading}<select on:change=choose>{options.collect::<Vec<_>>()}</select></label> }
}

/// The names of the phases, if a round has phases.
#[component]
fn PhaseNames() -> impl IntoView {
    let store = Store::take();
    let told = flag(move || with_rules(store, |rules| rules.order.turns == TurnPolicy::GameMaster));
    let shown = move || with_rules(store, |rules| rules.order.phases.join(", "));
    let change = move |event| {
        let typed = event_target_value(&event);
        let names = typed
            .split(',')
            .map(str::trim)
            .filter(|name| !name.is_empty());
        let mut rules = with_rules(store, Rules::clone);
        rules.order.phases = names.map(str::to_owned).collect();
        adopt(store, rules);
    };
    part(move || {
        told.get().then(|| {
            view! {
                <label class="whole">{store.label(ChoiceText::PhaseNames)}
                    <input autocomplete="off" maxlength="400" prop:value=shown_text(shown) on:change=change/></label>
            }
        })
    })
}

/// The saved rules by name, with buttons that use them, delete them, or save the present ones.
#[component]
fn Saved() -> impl IntoView {
    let store = Store::take();
    let saved = RwSignal::new(rules::read(&Browser));
    let name = RwSignal::new(String::new());
    // The name under which another tab has saved other rules.
    let conflict = RwSignal::new(None::<String>);
    let report = move |done: Result<(), RulesError>, named: &str| {
        saved.set(rules::read(&Browser));
        conflict.set((done == Err(RulesError::Conflict)).then(|| named.to_owned()));
        match done {
            Ok(()) => name.set(String::new()),
            Err(RulesError::Full) => store.announced.set(store.text(ChoiceText::Full).to_owned()),
            Err(RulesError::Conflict) => {
                let words = store.text_with(ChoiceText::ChangedElsewhere, &[named]);
                store.announced.set(words);
            }
        }
    };
    let keep = move |named: String| {
        let new = (named.clone(), with_rules(store, Rules::clone));
        let done = saved.with_untracked(|all| {
            let knows = rules::find(all, &named);
            rules::save(&Browser, new, knows)
        });
        report(done, &named);
    };
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let named = readable_name(&name.get_untracked(), rules::LONGEST_NAME);
        if !named.is_empty() {
            keep(named);
        }
    };
    let one = move |(named, rules): NamedRules| {
        let (used, gone, known) = (named.clone(), named.clone(), rules.clone());
        let forget = move |_| report(rules::delete(&Browser, &named, &known), &named);
        view! {
            <div class="buttons">
                <button type="button" on:click=move |_| adopt(store, rules.clone())>
                    {shown_text(move || store.text_with(ChoiceText::Use, &[&used]))}</button>
                <button type="button" class="quiet" on:click=forget>
                    {shown_text(move || store.text_with(ChoiceText::Forget, &[&gone]))}</button>
            </div>
        }
        .into_any()
    };
    let choice = move || {
        let named = conflict.get()?;
        let beside = rules::free_name(&saved.get(), &named);
        let with = |text, with: &String| {
            let with = with.clone();
            shown_text(move || store.text_with(text, &[&with]))
        };
        let words = with(ChoiceText::ChangedElsewhere, &named);
        let (replace, save_beside) = (
            with(ChoiceText::Replace, &named),
            with(ChoiceText::SaveBeside, &beside),
        );
        Some(view! {
            <div class="whole rules-conflict">
                <p>{words}</p>
                <button type="button" on:click=move |_| keep(named.clone())>{replace}</button>
                <button type="button" on:click=move |_| keep(beside.clone())>{save_beside}</button>
            </div>
        })
    };
    view! {
        {each(move || saved.get(), |(named, rules)| key(&(named, format!("{rules:?}"))), one)}
        {part(choice)}
        <form class="whole save-rules" on:submit=save>
            <label>{store.label(ChoiceText::SaveAs)}
                <input autocomplete="off" maxlength=rules::LONGEST_NAME.to_string() prop:value=shown_text(move || name.get())
                    on:input=move |event| name.set(event_target_value(&event))/></label>
            <button type="submit">{store.label(ChoiceText::Save)}</button>
        </form>
    }
}

/// Returns the title of a group, by its first choice.
fn title(first: TableChoice) -> ChoiceText {
    match first {
        TableChoice::Numbers
        | TableChoice::SidesByNumber
        | TableChoice::SidesByChoice
        | TableChoice::HandOver
        | TableChoice::Cards
        | TableChoice::ByHand
        | TableChoice::Phases => ChoiceText::Order,
        TableChoice::HighestFirst | TableChoice::LowestFirst => ChoiceText::First,
        TableChoice::RolledOnce | TableChoice::RolledEachRound => ChoiceText::Rolled,
        TableChoice::OwnModifier | TableChoice::DiceAlone => ChoiceText::Modifier,
        TableChoice::SecondNumber | TableChoice::Together => ChoiceText::Ties,
        TableChoice::NoFirstTurn | TableChoice::LastAtFirst | TableChoice::NoSurprise => {
            ChoiceText::Surprise
        }
        TableChoice::HoldBecomes | TableChoice::HoldStays | TableChoice::NoHolding => {
            ChoiceText::Holding
        }
        TableChoice::CharactersActAtZero | TableChoice::OutAtZero | TableChoice::OutAtMaximum => {
            ChoiceText::HitPoints
        }
    }
}

fn words(choice: TableChoice) -> ChoiceText {
    match choice {
        TableChoice::Numbers => ChoiceText::Numbers,
        TableChoice::SidesByNumber => ChoiceText::SidesByNumber,
        TableChoice::SidesByChoice => ChoiceText::SidesByChoice,
        TableChoice::HandOver => ChoiceText::HandOver,
        TableChoice::Cards => ChoiceText::Cards,
        TableChoice::ByHand => ChoiceText::ByHand,
        TableChoice::Phases => ChoiceText::Phases,
        TableChoice::HighestFirst => ChoiceText::HighestFirst,
        TableChoice::LowestFirst => ChoiceText::LowestFirst,
        TableChoice::RolledOnce => ChoiceText::RolledOnce,
        TableChoice::RolledEachRound => ChoiceText::RolledEachRound,
        TableChoice::OwnModifier => ChoiceText::OwnModifier,
        TableChoice::DiceAlone => ChoiceText::DiceAlone,
        TableChoice::SecondNumber => ChoiceText::SecondNumber,
        TableChoice::Together => ChoiceText::Together,
        TableChoice::NoFirstTurn => ChoiceText::NoFirstTurn,
        TableChoice::LastAtFirst => ChoiceText::LastAtFirst,
        TableChoice::NoSurprise => ChoiceText::NoSurprise,
        TableChoice::HoldBecomes => ChoiceText::HoldBecomes,
        TableChoice::HoldStays => ChoiceText::HoldStays,
        TableChoice::NoHolding => ChoiceText::NoHolding,
        TableChoice::OutAtZero => ChoiceText::OutAtZero,
        TableChoice::OutAtMaximum => ChoiceText::OutAtMaximum,
        TableChoice::CharactersActAtZero => ChoiceText::CharactersActAtZero,
    }
}
