//! The order: a ladder of counts, and between the rows where those who wait may come in.

use asalto_core::{
    CombatantId, CombatantView, Command, EncounterView, Footwork, Moment, Response, Round,
};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::offers;
use crate::components::standing::{Count, HitPoints, State, Why};
use crate::ladder::{self, Rung};
use crate::shown::{each, flag, part, text as shown_text};
use crate::store::Store;
use crate::text::Sentence;
use crate::text::fight::Phrase;

/// The order, and after it those who have no place in it yet.
#[component]
pub fn Order() -> impl IntoView {
    let store = Store::take();
    let rungs = Memo::new(move |_| {
        let rungs = |view: &EncounterView| {
            store
                .available
                .with(|available| ladder::of(view, available))
        };
        store.view.with(rungs)
    });
    view! {
        <section class="order" aria-labelledby="order-heading">
            <h2 id="order-heading">{store.own(Phrase::Order)}</h2>
            <ol>
                {each(move || rungs.get(), |rung| rung.key(), |rung| match rung {
                    Rung::Row(id) => view! { <Row id/> }.into_any(),
                    rung => view! { <Between rung/> }.into_any(),
                })}
            </ol>
        </section>
    }
}

/// What stands between the rows: the top of the next round, and where those who wait come in.
#[component]
fn Between(rung: Rung) -> impl IntoView {
    let store = Store::take();
    let command = match rung {
        Rung::Before(who) => Command::ActNow {
            who,
            moment: Moment::BeforeTurn,
        },
        Rung::After(who) => Command::ActNow {
            who,
            moment: Moment::AfterTurn,
        },
        Rung::Readied(who) => Command::Trigger {
            who: vec![who],
            footwork: Footwork::Stay,
        },
        Rung::Answers(who) => Command::Respond {
            who,
            response: Response::Readied,
        },
        Rung::Together => return view! { <Together/> }.into_any(),
        Rung::Top(round) => {
            let words = move || store.say(&Sentence::Round(Round(round)));
            return view! { <li class="top-of-round">{shown_text(words)}</li> }.into_any();
        }
        Rung::Row(_) => return ().into_any(),
    };
    let words = {
        let command = command.clone();
        move || offers::worded(store, &command).unwrap_or_default()
    };
    let go = move |_| {
        store.dispatch(&command);
        document::focus_soon("go");
    };
    // What comes before its trigger may have a step with it (D35-59).
    let steps = store.with_session(|session| session.encounter().rules().ready.precedes_trigger());
    let step = match rung {
        Rung::Readied(who) if steps => Some(who),
        _ => None,
    };
    let step = step.map(|who| {
        let go = move |_| {
            let (who, footwork) = (vec![who], Footwork::Step);
            store.dispatch(&Command::Trigger { who, footwork });
            document::focus_soon("go");
        };
        view! { <button class="quiet" on:click=go>{store.own(Phrase::WithStep)}</button> }
    });
    view! { <li class="comes-in"><button on:click=go>{shown_text(words)}</button>{step}</li> }
        .into_any()
}

/// What several have readied, set off by one trigger.
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
            store.dispatch(&command);
        }
        document::focus_soon("go");
    };
    view! { <li class="comes-in"><button on:click=go>{shown_text(move || words().unwrap_or_default())}</button></li> }
}

/// One combatant's row. It reads its own memo, since the row of a key that stays is not made again.
#[component]
fn Row(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let one = store.seen(id);
    let with = move |look: &dyn Fn(&CombatantView) -> String| {
        one.with(|one| one.as_ref().map(look).unwrap_or_default())
    };
    let turn = store.turn_seen(id);
    let current = flag(move || turn.get().current);
    let shown = move || match store.selected.get() {
        Some(selected) => selected == id,
        None => current.get(),
    };
    let name = move || with(&|one| one.profile.name.clone());
    let press = move |event: MouseEvent| {
        if event.shift_key() {
            store.choose(id);
        } else {
            store.selected.set(Some(id));
        }
    };
    view! {
        <li class="row" data-combatant=id.0.to_string()
            data-side=shown_text(move || with(&|one| one.profile.side.0.to_string()))
            class:passed=flag(move || one.with(|one| one.as_ref().is_some_and(|one| one.passed)))
            class:unable=flag(move || one.with(|one| one.as_ref().is_some_and(|one| one.unable.is_some())))
            class:picked=flag(move || store.chosen.with(|chosen| chosen.contains(&id)))
            aria-current=move || current.get().then_some("true")>
            <span class="place"><Count one/></span>
            <span class="bar"></span>
            <span class="who">
                <button class="name" id=format!("row-{}", id.0) aria-pressed=shown_text(move || shown().to_string())
                    on:click=press>{shown_text(name)}</button>
                <span class="meta">
                    {part(move || turn.get().next.then(|| view! { <span class="next">{store.own(Phrase::Next)}</span> }))}
                    <State one/>
                </span>
            </span>
            <HitPoints one/>
            <Why id/>
        </li>
    }
}
