//! The app's side of `web/embed/frame.js`: the messages to and from a page around the app
//! (docs/decisions/0016).

mod replay;

use asalto_core::{PlayerView, Session, SessionChange};
use asalto_text::Lang;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{document, shell};
use crate::storage::settings::Theme;
use crate::store::{Lens, Store};
use crate::ui::part;

use replay::Replay;

/// Listens to the host and sends it each state; shows the controls of a replay if the host wants them.
#[component]
pub fn Host() -> impl IntoView {
    let store = Store::take();
    shell::on(shell::HOST_STATE, move |text| {
        let whole = text
            .as_string()
            .and_then(|text| Session::from_text(&text).ok());
        let shown = whole.and_then(|whole| match store.lens.get_untracked() {
            Some(_) => whole.for_players(),
            None => Some(whole),
        });
        let answer = shown.map(|session| {
            store.keeper.keep(&session, SessionChange::Whole);
            store.fall_silent();
            store.present.set(None);
            store.follow(session);
            untrack(|| told(store))
        });
        shell::send(shell::HOST_ANSWER, &answer.into());
    });
    shell::on(shell::HOST_SEEK, move |asked| {
        let moment = untrack(|| moment_of(store, &asked.as_string().unwrap_or_default()));
        let there = moment.is_some_and(|moment| store.show_moment(moment));
        let answer = there.then(|| untrack(|| told(store)));
        shell::send(shell::HOST_ANSWER, &answer.into());
    });
    shell::on(shell::HOST_ROLE, move |role| {
        let role = role.as_string().unwrap_or_default();
        store.keeper.follows.set(role != "gm");
        let lens: Option<Lens> = (role == "player").then_some(|view| PlayerView::of(view).into());
        store.lens.set(lens);
        store.push_rows();
    });
    shell::on(shell::HOST_LANGUAGE, move |tag| {
        if let Some(lang) = tag.as_string().and_then(|tag| Lang::from_tag(&tag)) {
            store.use_language(lang);
        }
    });
    shell::on(shell::HOST_THEME, move |key| {
        store
            .settings
            .light(Theme::from_key(&key.as_string().unwrap_or_default()));
    });
    // The speed of the replay, or none without controls.
    let speed = RwSignal::new(None::<f64>);
    shell::on(shell::HOST_CONTROLS, move |asked| {
        let asked = asked.as_f64();
        speed.set(asked);
        store.replays.set(asked.is_some());
        document::set_replays(asked.is_some());
    });
    Effect::new(move |_| shell::send(shell::HOST_MOMENT, &told(store)));
    let controls = Memo::new(move |_| speed.with(Option::is_some));
    part(move || {
        controls
            .get()
            .then(|| view! { <Replay speed=Signal::derive(move || speed.get().unwrap_or(1.0))/> })
    })
}

/// Returns the state of the encounter for the frame: its text, whether it has content, the moment, the number
/// of moments, and the number of the round.
fn told(store: Store) -> JsValue {
    let round = store.view.with(|view| view.round);
    store.with_session(|session| {
        let (cursor, length) = (session.cursor(), session.entries().len());
        // A log that begins with a checkpoint may have no entries.
        let holds = length > 0 || session.encounter().present().next().is_some();
        let round = round.map_or(JsValue::NULL, |round| JsValue::from(round.0));
        let parts = [
            // Every session has a text form.
            session.to_text().map_or(JsValue::NULL, JsValue::from),
            JsValue::from(holds),
            JsValue::from(u32::try_from(cursor).unwrap_or(u32::MAX)),
            JsValue::from(u32::try_from(length).unwrap_or(u32::MAX)),
            round,
        ];
        js_sys::Array::from_iter(parts).into()
    })
}

/// Returns the moment that a host requests: a number, `end`, or `round` with its number.
fn moment_of(store: Store, asked: &str) -> Option<usize> {
    store.with_session(|session| {
        if asked == "end" {
            return Some(session.entries().len());
        }
        let Some(number) = asked.strip_prefix("round ") else {
            return asked.parse().ok();
        };
        let number: u32 = number.parse().ok()?;
        let mut rounds = session.rounds().into_iter();
        rounds.find_map(|(round, moment)| (round.0 == number).then_some(moment))
    })
}
