//! The window with the players' screen.

use asalto_core::combatant::Base;
use asalto_core::notation;
use asalto_core::players::{PlayerScreen, ScreenName, ScreenRow, ScreenStage};
use asalto_core::priority::Phase;
use asalto_core::view::RoundTurn;
use asalto_core::{Round, Side};
use asalto_text::{self as text, Lang, Message, PlayersText, SetupText, TalesOfWarText, Text};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use super::PlayersMessage;
use super::message::send;
use super::pile;
use super::row::{row, token, turns};
use crate::browser::{clock, document, shell};
use crate::languages;
use crate::storage::settings;
use crate::storage::settings::Theme;
use crate::ui::{each, key, part, text as shown_text};

/// The window: the content from the window that plays, and no controls but those of the window
/// itself: the sound and the full screen.
#[component]
pub fn Window() -> impl IntoView {
    let lang = RwSignal::new(settings::language());
    let told = RwSignal::new(None::<PlayersMessage>);
    listen(lang, told);
    let screen =
        Memo::new(move |_| told.with(|told| told.as_ref().map(|told| told.screen.clone())));
    let message = Memo::new(move |_| {
        told.with(|told| told.as_ref().map(|told| told.message.clone()))
            .unwrap_or_default()
    });
    let said = move |text: Text| shown_text(move || lang.get().text(text).to_owned());
    follow(lang, screen);
    let turn = Memo::new(move |_| screen.with(|screen| announced(lang.get(), screen.as_ref())));
    let now = Memo::new(move |_| screen.with(|screen| screen.as_ref().map(Scene::of)));
    let piles = Memo::new(move |_| {
        let of = |screen: &PlayerScreen| [screen.stack.clone(), screen.postponed.clone()];
        screen.with(|screen| screen.as_ref().map(of).unwrap_or_default())
    });
    let rows = move || {
        screen.with(|screen| {
            let screen = screen.as_ref();
            let holder = screen.and_then(|screen| screen.holder.as_ref());
            let holds = |id| holder.is_some_and(|holder| holder.id == id);
            let rows = screen.map(|screen| screen.rows.as_slice());
            let mut shown = Vec::new();
            let mut before = None;
            for row in rows.unwrap_or_default() {
                let turn = row
                    .turn
                    .filter(|turn| *turn != RoundTurn::Acting && row.turn != before);
                shown.extend(turn.map(Seat::Turns));
                before = row.turn;
                shown.push(Seat::Row(holds(row.id), row.clone()));
            }
            shown
        })
    };
    // Another language rebuilds the rows.
    let order = move || {
        let lang = lang.get();
        Some(each(
            rows,
            |seat| match seat {
                Seat::Turns(turn) => key(turn),
                Seat::Row(holds, row) => key(&(*holds, notation::write(row).unwrap_or_default())),
            },
            move |seat| match seat {
                Seat::Turns(turn) => turns(lang, turn),
                Seat::Row(holds, of) => row(lang, &of, holds),
            },
        ))
    };
    let note = move || {
        let message = message.get();
        (!message.is_empty()).then(|| view! { <p class="note" dir="auto">{message}</p> })
    };
    let fill = document::can_fill_screen().then(|| {
        let words = said(PlayersText::FullScreen.into());
        view! { <button class="quiet" on:click=|_| document::fill_screen()>{words}</button> }
    });
    let sounds = RwSignal::new(false);
    tick(screen);
    let turn_sound = move |_| {
        let on = !sounds.get_untracked();
        shell::send(shell::SOUND, &on.into());
        sounds.set(on);
    };
    view! {
        <main class="players">
            <section class="now">
                {part(move || Some(scene(lang.get(), now.get().as_ref())))}
                {part(move || piles.with(|piles| pile::piles(lang.get(), piles)))}
                <div class="own">
                    <button class="quiet" aria-pressed=shown_text(move || sounds.get().to_string())
                        on:click=turn_sound>{said(PlayersText::Sound.into())}</button>
                    {fill}
                </div>
            </section>
            <section class="seats" tabindex="0" aria-label=said(PlayersText::Order.into())>
                <ol>{part(order)}</ol>
            </section>
            {part(note)}
            <p class="hidden" role="status">{shown_text(move || turn.get())}</p>
            <p class="hidden" role="status">{shown_text(move || message.get())}</p>
        </main>
    }
}

/// Plays a tick when the turn of a character begins, while the sound is on.
fn tick(screen: Memo<Option<PlayerScreen>>) {
    let acting = Memo::new(move |_| {
        let of = |screen: &PlayerScreen| {
            let current = screen.current.as_ref();
            let character = current.filter(|one| one.side == Side::PARTY)?;
            Some((screen.round, character.id))
        };
        screen.with(|screen| screen.as_ref().and_then(of))
    });
    Effect::new(move |before: Option<Option<_>>| {
        let now = acting.get();
        if now.is_some() && before.is_some_and(|before| before != now) {
            shell::send(shell::TICK, &JsValue::NULL);
        }
        now
    });
}

/// A row of the window.
#[derive(Clone, PartialEq)]
enum Seat {
    /// The heading of the combatants that have acted, are yet to act, or have no turn in this round.
    Turns(RoundTurn),
    /// A row of the screen, and whether it has priority.
    Row(bool, ScreenRow),
}

/// Receives the messages of the window that plays, and requests the present state.
fn listen(lang: RwSignal<Lang>, told: RwSignal<Option<PlayersMessage>>) {
    shell::on(shell::PLAYERS_TOLD, move |message| {
        let Some(new) = PlayersMessage::read(&message) else {
            shell::send(shell::PLAYERS_VERSION_DIFFERS, &JsValue::NULL);
            return;
        };
        let now = clock::now().0;
        let outdated = |told: &PlayersMessage| told.outdates(&new, now);
        if told.with_untracked(|told| told.as_ref().is_some_and(outdated)) {
            return;
        }
        document::set_theme(match new.theme {
            Theme::System => None,
            Theme::Dark => Some("dark"),
            Theme::Light => Some("light"),
        });
        let other = new.lang;
        told.set(Some(new));
        if other != lang.get_untracked() {
            spawn_local(async move {
                // The screen stays in its language if the other can't be loaded.
                if languages::load(other).await.is_ok() {
                    lang.set(other);
                }
            });
        }
    });
    shell::on(shell::PLAYERS_HELLO, |_| send(&["asks"]));
    window_event_listener(leptos::ev::pagehide, |_| send(&["bye"]));
    send(&["asks"]);
}

/// Keeps the page up to date: its language, its title, the screen that stays on, and the acting row in sight.
fn follow(lang: RwSignal<Lang>, screen: Memo<Option<PlayerScreen>>) {
    Effect::new(move |_| {
        let lang = lang.get();
        document::set_language(lang.tag());
        document::set_title(format!("{} · Asalto", lang.text(SetupText::PlayersScreen)));
    });
    let fights = Memo::new(move |_| {
        let fights = |screen: &PlayerScreen| {
            !matches!(screen.stage, ScreenStage::Setup | ScreenStage::Ended)
        };
        screen.with(|screen| screen.as_ref().is_some_and(fights))
    });
    Effect::new(move |_| shell::send(shell::KEEP_AWAKE, &fights.get().into()));
    let acts = Memo::new(move |_| {
        let acts = |screen: &PlayerScreen| screen.current.as_ref().map(|one| one.id);
        screen.with(|screen| screen.as_ref().and_then(acts))
    });
    Effect::new(move |_| {
        // A memo that nobody reads is never computed.
        if acts.get().is_some() {
            request_animation_frame(show_acting);
        }
    });
    // The same row is elsewhere in a window of another size.
    window_event_listener(leptos::ev::resize, |_| request_animation_frame(show_acting));
}

/// Scrolls the acting row into sight.
fn show_acting() {
    document::show("[aria-current]");
}

/// The moment in large type: the round, the phase, and the combatants that act and come next.
#[derive(Clone, PartialEq, Eq)]
struct Scene {
    stage: ScreenStage,
    by_phases: bool,
    round: Option<Round>,
    phase: Option<Phase>,
    current: Option<ScreenName>,
    base: Base,
    dying: bool,
    next: Option<ScreenName>,
    holder: Option<ScreenName>,
}

impl Scene {
    fn of(screen: &PlayerScreen) -> Self {
        let current = screen.current.as_ref().map(|current| current.id);
        let acting = screen.rows.iter().find(|row| Some(row.id) == current);
        Self {
            stage: screen.stage,
            by_phases: screen.by_phases,
            round: screen.round,
            phase: screen.phase,
            current: screen.current.clone(),
            base: acting.map(|row| row.base.clone()).unwrap_or_default(),
            dying: screen.dying,
            next: screen.next.clone(),
            holder: screen.holder.clone(),
        }
    }

    /// Returns the heading of the round.
    fn round(&self, lang: Lang) -> Option<String> {
        Some(text::round(lang, self.round?, self.by_phases))
    }

    /// Returns the sentence in place of a name, while nobody on the screen acts.
    fn sentence(&self, lang: Lang) -> &'static str {
        let text: Text = match (self.stage, self.phase) {
            (ScreenStage::Setup, _) => PlayersText::NotBegun.into(),
            (ScreenStage::Rolls, _) => PlayersText::RollInitiative.into(),
            (ScreenStage::Ended, _) => PlayersText::Over.into(),
            (ScreenStage::Combat, Some(Phase::Adjustment)) => TalesOfWarText::Adjustment.into(),
            (ScreenStage::Combat, Some(Phase::Final)) => TalesOfWarText::Final.into(),
            (ScreenStage::Combat, _) => PlayersText::Deciding.into(),
        };
        lang.text(text)
    }
}

/// Builds the moment; none if no window plays.
fn scene(lang: Lang, scene: Option<&Scene>) -> AnyView {
    let Some(scene) = scene else {
        return view! {
            <div class="mid">
                <div>
                    <h1 class="sentence">{lang.text(PlayersText::NoFight)}</h1>
                    <p class="t">{lang.text(PlayersText::NoFightHint)}</p>
                </div>
            </div>
        }
        .into_any();
    };
    let round = scene
        .round(lang)
        .map(|round| view! { <p class="round">{round}</p> });
    let acts = if scene.dying {
        PlayersText::FightsForLife
    } else if scene.by_phases {
        PlayersText::MainPhase
    } else {
        PlayersText::ActsNow
    };
    let mid = match &scene.current {
        Some(one) => view! {
            {token(&one.name, &scene.base, Some(one.side))}
            <div>
                <h1 dir="auto">{one.name.clone()}</h1>
                <p class="t">{lang.text(acts)}</p>
            </div>
        }
        .into_any(),
        None => view! { <div><h1 class="sentence">{scene.sentence(lang)}</h1></div> }.into_any(),
    };
    let then = match (&scene.holder, &scene.next) {
        (Some(holder), _) => {
            let words = lang.text_with(TalesOfWarText::HasPriority, &[&holder.name]);
            view! { <p class="then">{words}</p> }.into_any()
        }
        (None, Some(next)) => view! {
            <p class="then">{lang.text(PlayersText::Then)}" "<b><bdi>{next.name.clone()}</bdi></b></p>
        }
        .into_any(),
        (None, None) => ().into_any(),
    };
    view! { {round}<div class="mid">{mid}</div>{then} }.into_any()
}

/// Returns the announcement: the round and the turn, or the sentence in their place.
fn announced(lang: Lang, screen: Option<&PlayerScreen>) -> String {
    let Some(scene) = screen.map(Scene::of) else {
        return lang.text(PlayersText::NoFight).to_owned();
    };
    let Some(one) = &scene.current else {
        return scene.sentence(lang).to_owned();
    };
    match scene.round {
        _ if scene.dying => {
            let text = lang.text(PlayersText::FightsForLife);
            lang.message(&Message::Labeled {
                label: &one.name,
                text,
            })
        }
        Some(round) if !scene.by_phases => {
            let (who, next) = (one.name.as_str(), None);
            lang.message(&Message::TurnChanged { round, who, next })
        }
        _ => lang.text_with(TalesOfWarText::MainOf, &[&one.name]),
    }
}
