//! The initiative order: the rows by count, and between them the places where waiting combatants
//! may act.

pub mod group_row;
pub mod hit_points;
pub mod marks;
pub mod row_state;

use asalto_core::command::TableCommand;
use asalto_core::rules::{LifeState, Response};
use asalto_core::view::RoundTurn;
use asalto_core::waiting::{ActNowTiming, FiveFootStep};
use asalto_core::{CombatantId, CombatantView, Command, EncounterView, Round};
use asalto_text::{CombatText, Message, TableText, isolated};
use leptos::prelude::*;

use super::aims;
use super::panel::offers;
use super::secrecy::RowSecrecy;
use crate::browser::document;
use crate::components::base_mark::base_mark;
use crate::components::decisions::Decision;
use crate::components::lazy_part::later;
use crate::input::aim::AMOUNT;
use crate::order::blocks;
use crate::order::blocks::Block;
use crate::order::rows;
use crate::order::rows::{FoldedGroups, MapRow, OrderRow};
use crate::parts::Part;
use crate::storage::players_screen;
use crate::store::Store;
use crate::store::rows::{MarkedTurn, Naming};
use crate::ui::{each, flag, key, part, text as shown_text};
use group_row::GroupRow;
use hit_points::HitPoints;
use row_state::{Count, State, Why};

/// The combatants that a pending question asks. Their rows are tinted.
#[derive(Clone, Copy)]
struct Asked(Memo<Vec<CombatantId>>);

/// The order, followed by the combatants without a place yet.
#[component]
pub fn Order() -> impl IntoView {
    let store = Store::take();
    provide_context(Asked(Memo::new(move |_| Decision::asked(store))));
    let folds = RwSignal::new(FoldedGroups::default());
    let blocks = Memo::new(move |before: Option<&Vec<Block>>| {
        let before = before.map_or(&[][..], Vec::as_slice);
        let selected = store.selected.get();
        let rows = |view: &EncounterView| {
            let rows = |available: &Vec<Command>| {
                folds.with(|folds| rows::of(view, available, folds, selected))
            };
            store.available.with(rows)
        };
        blocks::divided(before, &store.view.with(rows))
    });
    // A row follows no language: another language rebuilds all of them.
    let all = move || {
        store.settings.lang.track();
        let ids = move || blocks.with(|blocks| blocks.iter().map(|block| block.id).collect());
        Some(each(ids, |id| *id, move |id| block(blocks, id, folds)))
    };
    let map = Memo::new(move |_| {
        let rows = blocks.with(|blocks| blocks::rows(blocks));
        let map = |view: &EncounterView| folds.with(|folds| rows::map(view, folds, &rows));
        store.view.with(map)
    });
    // The part with the settings of the players' screen marks the hidden combatants. It loads only if a
    // setting was ever saved.
    let kept_off = players_screen::is_set().then(|| later(Part::KeptOff));
    let long = flag(move || map.with(Option::is_some));
    let aiming = store.is_open(AMOUNT);
    let sums = move || {
        map.with(|map| {
            let sums = map.as_ref()?.sums.iter().map(ToString::to_string);
            Some(sums.collect::<Vec<_>>().join(" "))
        })
    };
    view! {
        <section class="order" class:aiming=aiming aria-labelledby="order-heading" data-sums=sums
            on:click:capture=move |event| aims::take_press(store, &event)>
            <h2 id="order-heading" tabindex="-1">{store.label(CombatText::Order)}</h2>
            {kept_off}
            {part(move || long.get().then(|| beyond(store, "above", CombatText::Above)))}
            <div class="rows" role="list">{part(all)}</div>
            {part(move || long.get().then(|| view! {
                {beyond(store, "below", CombatText::Below)}
                <div class="map" aria-hidden="true">
                    {each(move || map.get().unwrap_or_default().rows, key, mapped)}<b class="acting"></b><b class="seen"></b>
                </div>
            }))}
        </section>
    }
}

/// Builds a block of rows, which follows only its own rows.
fn block(blocks: Memo<Vec<Block>>, id: u64, folds: RwSignal<FoldedGroups>) -> AnyView {
    let rows = move || {
        let of = |blocks: &Vec<Block>| {
            let block = blocks.iter().find(|block| block.id == id);
            block.map(|block| block.rows.clone()).unwrap_or_default()
        };
        blocks.with(of)
    };
    let built = move |row| match row {
        OrderRow::Row(id) => view! { <Row id/> }.into_any(),
        OrderRow::Group(of) => view! { <GroupRow of folds/> }.into_any(),
        row => view! { <Between row/> }.into_any(),
    };
    let height = shown_text(move || rows().len().to_string());
    view! {
        <ol class="block" role="none" style=("--rows", height)>
            {each(rows, |row| row.key(), built)}
        </ol>
    }
    .into_any()
}

/// Builds the button that scrolls to the rows out of sight. `web/shell/order-overview.js` counts their
/// combatants and shows the button if there are any.
fn beyond(store: Store, class: &'static str, text: CombatText) -> AnyView {
    view! { <button class=format!("beyond {class}") hidden><span>"0"</span>" "{store.label(text)}</button> }
        .into_any()
}

/// Builds a row of the map. Its height is the number of its combatants.
fn mapped(row: MapRow) -> AnyView {
    view! { <i data-side=row.side.0.to_string() style:flex-basis=format!("{}px", 12 * row.count)></i> }
        .into_any()
}

/// An item between the rows: a heading, the top of the next round, or the place where a waiting combatant may
/// act.
#[component]
fn Between(row: OrderRow) -> impl IntoView {
    let store = Store::take();
    let command = match row {
        OrderRow::Before(who) => Command::ActNow {
            who,
            moment: ActNowTiming::BeforeTurn,
        },
        OrderRow::After(who) => Command::ActNow {
            who,
            moment: ActNowTiming::AfterTurn,
        },
        OrderRow::Readied(who) => Command::Trigger {
            who: vec![who],
            five_foot_step: FiveFootStep::Stay,
        },
        OrderRow::Answers(who) => Command::Respond {
            who,
            response: Response::Readied,
        },
        OrderRow::Together => return view! { <Together/> }.into_any(),
        OrderRow::Top(round) => {
            let words = move || store.message(&Message::Round(Round(round)));
            return view! { <li class="top-of-round" role="listitem">{shown_text(words)}</li> }
                .into_any();
        }
        OrderRow::Turns(turn) => return view! { <Turns turn/> }.into_any(),
        OrderRow::Row(_) | OrderRow::Group(_) => return ().into_any(),
    };
    let words = {
        let command = command.clone();
        move || offers::worded(store, &command).unwrap_or_default()
    };
    let go = move |_| {
        store.dispatch(command.clone());
        document::focus_soon("go");
    };
    // A readied action that precedes its trigger may include a 5-foot step (D35-59).
    let steps = store.with_session(|session| session.encounter().rules().ready.precedes_trigger());
    let step = match row {
        OrderRow::Readied(who) if steps => Some(who),
        _ => None,
    };
    let step = step.map(|who| {
        let go = move |_| {
            let (who, five_foot_step) = (vec![who], FiveFootStep::Step);
            store.dispatch(Command::Trigger {
                who,
                five_foot_step,
            });
            document::focus_soon("go");
        };
        view! { <button class="quiet" on:click=go>{store.label(CombatText::WithStep)}</button> }
    });
    view! { <li class="comes-in" role="listitem"><button data-once on:click=go>{shown_text(words)}</button>{step}</li> }
        .into_any()
}

/// The heading of the combatants that have acted, are yet to act, or have no turn in this round, with their
/// number.
#[component]
fn Turns(turn: RoundTurn) -> impl IntoView {
    let store = Store::take();
    let (of, text) = match turn {
        RoundTurn::Acted => ("acted", TableText::HaveActed),
        RoundTurn::Acting | RoundTurn::ToAct => ("to-act", TableText::YetToAct),
        RoundTurn::Without => ("without", TableText::HaveNoTurn),
    };
    let count = move || {
        store.view.with(|view| {
            let with = view.combatants.iter().filter(|one| one.turn == Some(turn));
            with.count().to_string()
        })
    };
    let words = untrack(|| store.text_with(text, &[]));
    view! { <li class="turns" role="listitem" data-turn=of><h3>{words}" "<small>{shown_text(count)}</small></h3></li> }
}

/// The button for several readied actions with one trigger.
#[component]
fn Together() -> impl IntoView {
    let store = Store::take();
    let offered = Memo::new(move |_| {
        store.available.with(|available| {
            let several = |command: &&Command| matches!(command, Command::Trigger { who, .. } if who.len() > 1);
            available.iter().find(several).cloned()
        })
    });
    let words = move || offered.with(|command| offers::worded(store, command.as_ref()?));
    let go = move |_| {
        if let Some(command) = offered.get_untracked() {
            store.dispatch(command.clone());
        }
        document::focus_soon("go");
    };
    view! { <li class="comes-in" role="listitem"><button data-once on:click=go>{shown_text(move || words().unwrap_or_default())}</button></li> }
}

/// The row of one combatant. It reads only its own signals, and another language rebuilds it.
#[component]
fn Row(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let row = store.row(id);
    let (one, standing) = (row.one(), row.standing());
    let with = move |look: &dyn Fn(&CombatantView) -> String| {
        one.with(|one| one.as_deref().map(look).unwrap_or_default())
    };
    let is = move |look: fn(&CombatantView) -> bool| {
        flag(move || one.with(|one| one.as_deref().is_some_and(look)))
    };
    let name = shown_text(move || with(&|one| isolated(&one.profile.name).into_owned()));
    let side = shown_text(move || with(&|one| one.profile.side.0.to_string()));
    let next = flag(move || standing.get().turn == MarkedTurn::Next);
    let aimed = Memo::new(move |_| standing.get().aimed);
    let naming = Memo::new(move |_| standing.get().naming);
    let Asked(asked) = expect_context();
    view! {
        <li class="row" role="listitem" data-combatant=id.0.to_string() data-side=side
            class:passed=is(|one| one.passed)
            class:unable=is(|one| one.unable.is_some())
            class:dead=is(|one| matches!(one.life, Some(LifeState::Dead | LifeState::Out)))
            class:nameable=move || naming.get() == Naming::Row
            class:movable=flag(move || standing.get().movable)
            class:grouped=flag(move || standing.get().grouped)
            class:picked=flag(move || aimed.get().is_some())
            class:asked=flag(move || asked.with(|asked| asked.contains(&id)))
            aria-current=move || standing.get().has_turn().then_some("true")>
            <span class="place"><Count id/></span>
            <span class="bar"></span>
            <span class="who">
                {part(move || row.base().with(|base| base_mark(store.lang(), base)))}
                <button class="name" id=format!("row-{}", id.0) aria-pressed=shown_text(move || standing.get().pressed.to_string())
                    on:click=move |event| store.press_name(id, &event)>{name}</button>
                <span class="meta">
                    <RowSecrecy id/>
                    {part(move || next.get().then(|| view! { <span class="next">{untrack(|| store.text(CombatText::Next))}</span> }))}
                    <State id/>
                </span>
            </span>
            {part(move || aimed.get().map(|aimed| aims::mark(store, aimed)))}
            {part(move || (naming.get() != Naming::No).then(|| next_button(store, id)))}
            <HitPoints id/>
            <Why id/>
        </li>
    }
}

/// Builds the button of a row that hands the turn over. The row itself is the button while the encounter
/// waits for a name.
fn next_button(store: Store, to: CombatantId) -> AnyView {
    let (label, said) = untrack(|| {
        let (label, text) = (store.text_with(TableText::NameNext, &[]), &*store.name(to));
        let said = store.message(&Message::Labeled {
            label: &label,
            text,
        });
        (label, said)
    });
    let go = move |_| {
        store.dispatch(Command::Table(TableCommand::HandOver { to }));
        document::focus_soon("go");
    };
    view! { <button class="names-next" aria-label=said on:click=go>{label}</button> }.into_any()
}
