//! The controls of a replay: play and pause, steps, rounds, the moment and the speed.

use std::time::Duration;

use asalto_core::Round;
use asalto_text::{ReplayText, SetupText};
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;

use crate::store::Store;
use crate::ui::{each, flag, key, part, text};

/// The time from one step to the next at normal speed, in milliseconds.
const STEP: f64 = 1500.0;

/// The speeds, and their labels.
const SPEEDS: [(f64, &str); 4] = [(0.5, "½×"), (1.0, "1×"), (2.0, "2×"), (4.0, "4×")];

/// The bar with the controls. `speed` comes from the page around the app; the user may choose another speed.
#[component]
pub fn Replay(speed: Signal<f64>) -> impl IntoView {
    let store = Store::take();
    let playing = RwSignal::new(false);
    let chosen = RwSignal::new(1.0);
    Effect::new(move |_| chosen.set(speed.get()));
    play_on(store, playing, chosen);
    let rounds = Memo::new(move |_| store.with_session(asalto_core::Session::rounds));
    let place = move || place(store);
    let go = move |moment: usize| {
        playing.set(false);
        store.show_moment(moment);
    };
    let previous_round = move || {
        let (here, _) = place();
        rounds.with(|rounds| {
            let mut earlier = rounds.iter().rev().filter(|(_, moment)| *moment < here);
            earlier.next().map_or(0, |(_, moment)| *moment)
        })
    };
    let next_round = move || {
        let (here, last) = place();
        rounds.with(|rounds| {
            let mut coming = rounds.iter().filter(|(_, moment)| *moment > here);
            coming.next().map_or(last, |(_, moment)| *moment)
        })
    };
    let play = move |_| {
        let (here, last) = untrack(place);
        if !playing.get_untracked() && here == last {
            let first = rounds.with_untracked(|rounds| rounds.first().map(|(_, moment)| *moment));
            store.show_moment(first.unwrap_or(0));
        }
        playing.update(|playing| *playing = !*playing);
    };
    let at_start = text(move || (place().0 == 0).to_string());
    let at_end = text(move || (place().0 == place().1).to_string());
    let round_word = move |of_rounds: ReplayText, of_turns: ReplayText| {
        text(move || {
            let word = if store.is_by_phases() {
                of_turns
            } else {
                of_rounds
            };
            store.text(word).to_owned()
        })
    };
    let earlier = round_word(ReplayText::PreviousRound, ReplayText::PreviousTowTurn);
    let later = round_word(ReplayText::NextRound, ReplayText::NextTowTurn);
    let step = text(move || {
        let (here, last) = place();
        store.text_with(ReplayText::StepOf, &[&here.to_string(), &last.to_string()])
    });
    let spoken = text(move || match store.view.with(|view| view.round) {
        Some(round) => format!("{}, {}", store.round(round), step.get()),
        None => step.get(),
    });
    let slide = move |event| {
        if let Ok(moment) = event_target_value(&event).parse() {
            go(moment);
        }
    };
    let speeds = SPEEDS.map(|(speed, label)| {
        let is = move || (chosen.get() - speed).abs() < f64::EPSILON;
        view! { <option value=speed.to_string() selected=flag(is)>{label}</option> }
    });
    let choose_speed = move |event| {
        if let Ok(speed) = event_target_value(&event).parse() {
            chosen.set(speed);
        }
    };
    view! {
        <section class="replay" aria-label=store.label(ReplayText::Replay)>
            <div class="moves">
                <button on:click=move |_| go(untrack(previous_round)) aria-label=earlier aria-disabled=at_start>
                    <span aria-hidden="true">"«"</span>
                </button>
                <button on:click=move |_| go(untrack(place).0.saturating_sub(1)) aria-label=store.label(ReplayText::PreviousStep)
                    aria-disabled=at_start><span aria-hidden="true">"‹"</span></button>
                <button class="play" on:click=play>{part(move || Some(play_label(store, playing.get())))}</button>
                <button on:click=move |_| go(untrack(place).0 + 1) aria-label=store.label(ReplayText::NextStep)
                    aria-disabled=at_end><span aria-hidden="true">"›"</span></button>
                <button on:click=move |_| go(untrack(next_round)) aria-label=later aria-disabled=at_end>
                    <span aria-hidden="true">"»"</span>
                </button>
            </div>
            <input type="range" min="0" aria-label=store.label(ReplayText::Moment) aria-valuetext=spoken
                prop:max=text(move || place().1.to_string()) prop:value=text(move || place().0.to_string())
                on:input=slide/>
            <span class="step" aria-hidden="true">{step}</span>
            <Rounds rounds go/>
            <select class="speed" aria-label=store.label(ReplayText::Speed) on:change=choose_speed>{speeds}</select>
        </section>
    }
}

/// Returns the moment on view, and the last moment.
fn place(store: Store) -> (usize, usize) {
    store.with_session(|session| (session.cursor(), session.entries().len()))
}

fn play_label(store: Store, playing: bool) -> AnyView {
    let (sign, word) = if playing {
        ("❚❚", ReplayText::Pause)
    } else {
        // The variation selector keeps phones from drawing an emoji.
        ("▶\u{fe0e}", ReplayText::Play)
    };
    view! { <span aria-hidden="true">{sign}</span>" "{store.label(word)} }.into_any()
}

/// The rounds to jump to; the round on view is selected.
#[component]
fn Rounds(
    rounds: Memo<Vec<(Round, usize)>>,
    go: impl Fn(usize) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let store = Store::take();
    let on_view = Memo::new(move |_| {
        let here = store.with_session(asalto_core::Session::cursor);
        rounds.with(|rounds| {
            let mut begun = rounds.iter().rev().filter(|(_, moment)| *moment <= here);
            begun.next().map_or(0, |(_, moment)| *moment)
        })
    });
    let options = move || {
        let named = |(round, moment): (Round, usize)| (store.round(round), moment);
        let setup = (store.text(SetupText::Setup).to_owned(), 0);
        let all = rounds.get().into_iter().map(named);
        std::iter::once(setup).chain(all).collect::<Vec<_>>()
    };
    let jump = move |event| {
        if let Ok(moment) = event_target_value(&event).parse() {
            go(moment);
        }
    };
    let option = move |(name, moment): (String, usize)| {
        let selected = flag(move || on_view.get() == moment);
        view! { <option value=moment.to_string() selected=selected>{name}</option> }.into_any()
    };
    view! {
        <select class="rounds" aria-label=store.label(ReplayText::JumpTo) on:change=jump
            prop:value=text(move || on_view.get().to_string())>
            {each(options, key, option)}
        </select>
    }
}

/// Takes a step at each beat while the replay plays, and stops at its end.
fn play_on(store: Store, playing: RwSignal<bool>, speed: RwSignal<f64>) {
    let clock = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(running) = clock.try_update_value(Option::take).flatten() {
            running.clear();
        }
    };
    let advance = move || {
        let (here, last) = untrack(|| place(store));
        if !store.show_moment(here + 1) || here + 1 >= last {
            playing.set(false);
        }
    };
    Effect::new(move |_| {
        stop();
        if playing.get() {
            let beat = Duration::from_secs_f64(STEP / 1000.0 / speed.get());
            clock.set_value(set_interval_with_handle(advance, beat).ok());
        }
    });
    on_cleanup(stop);
}
