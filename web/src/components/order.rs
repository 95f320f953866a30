//! The order: a ladder of counts, with everybody's state and the reason for it one tap away.

use asalto_core::{
    CombatantId, CombatantView, Command, EncounterView, Footwork, Moment, Reason, Round, Waiting,
};
use leptos::ev::MouseEvent;
use leptos::prelude::*;

use crate::browser::document;
use crate::components::cited::Cited;
use crate::components::fight::marks::Lasting;
use crate::components::offers;
use crate::ladder::{self, Rung};
use crate::shown::{flag, part, text as shown_text};
use crate::store::Store;
use crate::text::fight::Phrase;
use crate::text::{self, Sentence, Word};

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
                <For each=move || rungs.get() key=|rung| *rung let:rung>
                    {match rung {
                        Rung::Row(id) => view! { <Row id/> }.into_any(),
                        rung => view! { <Between rung/> }.into_any(),
                    }}
                </For>
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
    view! { <li class="comes-in"><button on:click=go>{shown_text(words)}</button></li> }.into_any()
}

/// One combatant's row. It reads its own memo, since the row of a key that stays is not made again.
#[component]
fn Row(id: CombatantId) -> impl IntoView {
    let store = Store::take();
    let one = Memo::new(move |_| store.view.with(|view| view.combatant(id).cloned()));
    let with = move |look: &dyn Fn(&CombatantView) -> String| {
        one.with(|one| one.as_ref().map(look).unwrap_or_default())
    };
    let current = flag(move || store.view.with(|view| view.current == Some(id)));
    let shown = move || {
        store
            .selected
            .get()
            .or(store.view.with(|view| view.current))
            == Some(id)
    };
    let name = move || with(&|one| one.profile.name.clone());
    let next = move || {
        store
            .view
            .with(|view| view.next == Some(id) && view.current != Some(id))
    };
    let why = move || {
        let (of, reason) = store.why.get()?;
        (of == id).then(|| {
            view! {
                <div class="why">
                    <Cited told=store.explain(id, &reason)/>
                    <button class="quiet" on:click=move |_| {
                        store.why.set(None);
                        document::focus_soon(&format!("row-{}", id.0));
                    }>{store.word(Word::Close)}</button>
                </div>
            }
        })
    };
    let why_place = move |_| {
        if let Some(reason) = one.get_untracked().and_then(|one| one.place) {
            store.tell(id, &reason);
        }
    };
    let count = move || {
        one.with(|one| one.as_ref().and_then(|one| one.count)).map(|count| {
            let label = move || store.fill(Phrase::WhyCount, &[&name(), &count.to_string()]);
            view! { <button class="count" aria-label=shown_text(label) on:click=why_place>{count}</button> }
        })
    };
    let press = move |event: MouseEvent| {
        if event.shift_key() {
            store.choose(id);
        } else {
            store.selected.set(Some(id));
        }
    };
    let lasts = Memo::new(move |_| {
        one.with(|one| {
            one.as_ref().is_some_and(|one| {
                !one.position.is_empty()
                    || !one.effects.is_empty()
                    || one.concentration.is_some()
                    || one.ridden.is_some()
                    || one.penalty.is_some()
                    || one.new_next_round.is_some()
                    || one.vitality.is_some_and(|vitality| vitality.temporary > 0)
            })
        })
    });
    view! {
        <li class="row" data-combatant=id.0.to_string()
            data-side=shown_text(move || with(&|one| one.profile.side.0.to_string()))
            class:passed=flag(move || one.with(|one| one.as_ref().is_some_and(|one| one.passed)))
            class:unable=flag(move || one.with(|one| one.as_ref().is_some_and(|one| one.unable.is_some())))
            class:picked=flag(move || store.chosen.with(|chosen| chosen.contains(&id)))
            aria-current=move || current.get().then_some("true")>
            <span class="place">{part(count)}</span>
            <span class="bar"></span>
            <span class="who">
                <button class="name" id=format!("row-{}", id.0) aria-pressed=shown_text(move || shown().to_string())
                    on:click=press>{shown_text(name)}</button>
                <span class="meta">
                    {part(move || next().then(|| view! { <span class="next">{store.own(Phrase::Next)}</span> }))}
                    {part(move || {
                        // The words of the marks are made anew in another language.
                        store.settings.lang.track();
                        one.get().map(|one| view! { <Marks one/> })
                    })}
                    {part(move || lasts.get().then(|| view! { <Lasting id/> }))}
                </span>
            </span>
            {part(move || one.get().map(|one| view! { <HitPoints one/> }))}
            {part(why)}
        </li>
    }
}

/// What is the matter with a combatant; each mark tells why.
#[component]
fn Marks(one: CombatantView) -> impl IntoView {
    let store = Store::take();
    let id = one.id;
    let mark = move |word: String, reason: Option<Reason>| {
        let told = reason.clone();
        let tell = move |_| {
            if let Some(reason) = &told {
                store.tell(id, reason);
            }
        };
        if reason.is_some() {
            view! { <button class="tag" on:click=tell>{word}</button> }.into_any()
        } else {
            view! { <span class="tag">{word}</span> }.into_any()
        }
    };
    let surprised = one
        .surprised
        .map(|reason| mark(store.fill(Phrase::Surprised, &[]), Some(reason)));
    let no_reaction = one
        .no_reaction
        .filter(|_| one.unable.is_none())
        .map(|reason| mark(store.fill(Phrase::NoReaction, &[]), Some(reason)));
    let waiting = one.waiting.map(|waiting| {
        let word = match waiting {
            Waiting::Delaying { .. } => Phrase::Delaying,
            _ => Phrase::Ready,
        };
        mark(store.phrase(word).to_owned(), None)
    });
    let flat_footed = one.flat_footed.map(|reason| {
        let word = if reason == Reason::Surprised {
            Phrase::Surprised
        } else {
            Phrase::FlatFooted
        };
        mark(store.phrase(word).to_owned(), Some(reason))
    });
    let life = one
        .life
        .and_then(|life| text::life(store.lang(), life))
        .map(|word| mark(word.to_owned(), one.unable.clone()));
    let conditions: Vec<_> = one
        .conditions
        .iter()
        // What has an end is shown with it.
        .filter(|held| {
            !one.effects
                .iter()
                .any(|lasts| lasts.effect.condition == **held)
        })
        .map(|held| {
            let reason = held
                .prevents_acting()
                .then(|| Reason::Condition(held.clone()));
            mark(text::condition(store.lang(), held), reason)
        })
        .collect();
    let armor_class = one.armor_class.map(|armor_class| {
        let now = store.lang().number(armor_class.now.into());
        let shown = format!("{} {now}", store.word(Word::ArmorClassShort));
        match armor_class.why {
            Some(reason) => mark(shown, Some(reason)).into_any(),
            None => view! { <span class="fact">{shown}</span> }.into_any(),
        }
    });
    view! { {flat_footed}{surprised}{life}{conditions}{waiting}{no_reaction}{armor_class} }
}

/// The hit points in numbers and as a meter.
#[component]
fn HitPoints(one: CombatantView) -> impl IntoView {
    let store = Store::take();
    one.vitality.map(|vitality| {
        let (left, maximum) = (vitality.left, vitality.maximum);
        let spoken = move || store.fill(Phrase::HitPointsOf, &[&left.to_string(), &maximum.to_string()]);
        view! {
            <span class="hp">
                <span aria-hidden="true">{left}<small>" / "{maximum}</small></span>
                <span class="hidden">{shown_text(spoken)}</span>
                <meter min="0" class:low={left * 4 <= maximum} max=maximum.to_string() value=left.max(0).to_string() aria-hidden="true"></meter>
            </span>
        }
    })
}
