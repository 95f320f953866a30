//! The command line: a field for a command, its preview, and its completions.
//!
//! The field is a combobox. Its options complete the last word, and the arrow keys and Tab choose one. Enter
//! carries out the command.

mod button_words;
mod command_preview;
mod effects;
mod given;
mod known_names;
mod newcomers;
mod notes;
mod offers;
mod options;
mod preview;
mod refusals;

use asalto_text::{CommandLineText, NoticeText, SetupText};
use leptos::ev::{KeyboardEvent, SubmitEvent};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::browser::{document, shell};
use crate::components::backup::keep_deleted;
use crate::components::cited::why;
use crate::components::command_field;
use crate::components::command_field::CommandText;
use crate::input::command_line::{Effect as LineEffect, LONGEST};
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};
use command_preview::{CommandEffect, CommandPreview, Refused};
use known_names::KnownNames;
use options::Choice;
use preview::{Preview, Row};

/// The id of the field.
const FIELD: &str = "command";

/// The id of the list of options.
const OPTIONS: &str = "command-options";

/// The effect of the typed text: nothing yet, a fault in a sentence, or a command with its preview.
type Outcome = Option<Result<(CommandPreview, Preview), Refused>>;

/// The typed text and the offered completions.
#[derive(Clone, Copy)]
struct Prompt {
    store: Store,
    typed: RwSignal<String>,
    /// The line that was left without a command.
    left: RwSignal<String>,
    options: Memo<Vec<Choice>>,
    /// The index of the option that Enter takes.
    active: RwSignal<Option<usize>>,
    outcome: Memo<Outcome>,
    /// The reason that another tab keeps this one from carrying out commands, and whether this line was refused for it.
    held_back: Memo<Option<NoticeText>>,
    refused: RwSignal<bool>,
}

impl Prompt {
    fn open(store: Store) -> Self {
        let CommandText { typed, left } = expect_context();
        let known = StoredValue::new(untrack(|| KnownNames::of(store)));
        let outcome = Memo::new(move |_| {
            typed.with(|typed| {
                let command = known.with_value(|known| effects::understand(store, typed, known));
                let told = command.and_then(|command| {
                    let mut preview = preview::foresee(store, &command.effect)?;
                    preview.lines.extend(command.notes.iter().cloned());
                    Ok((command, preview))
                });
                (!typed.trim().is_empty()).then_some(told)
            })
        });
        let options = Memo::new(move |_| {
            let offers = outcome.with(|outcome| match outcome {
                Some(Err(refused)) => refused.offers.clone(),
                Some(Ok((command, _))) => command.others.clone(),
                None => Vec::new(),
            });
            typed.with(|typed| {
                let left = left.get();
                known.with_value(|known| options::choices(store, typed, &left, known, &offers))
            })
        });
        Self {
            store,
            typed,
            left,
            options,
            active: RwSignal::new(None),
            outcome,
            held_back: Memo::new(move |_| store.held_back()),
            refused: RwSignal::new(false),
        }
    }

    /// Says why no command is carried out, and that this one was not.
    fn held_back_words(self) -> Option<String> {
        let why = self.held_back.get()?;
        Some(if self.refused.get() {
            self.store.held_back_words(why)
        } else {
            self.store.text(why).to_owned()
        })
    }

    /// Answers the question of the other tab: this one keeps the encounter, or plays it. The line stays.
    fn go_on(self, why: NoticeText) {
        self.refused.set(false);
        if why == NoticeText::DeletedElsewhere {
            keep_deleted(self.store);
        } else {
            shell::send(shell::TAKE_OVER, &JsValue::NULL);
        }
        document::focus_soon(FIELD);
    }

    /// Sets the line. A script can put more into the field than a user can.
    fn write(self, mut text: String) {
        if let Some((end, _)) = text.char_indices().nth(LONGEST) {
            text.truncate(end);
        }
        self.active.set(None);
        self.refused.set(false);
        self.typed.set(text);
    }

    /// Puts an option into the line.
    fn take(self, index: usize) {
        let line = self
            .options
            .with_untracked(|all| all.get(index).map(|one| one.line.clone()));
        if let Some(line) = line {
            self.write(line);
            document::focus_now(FIELD);
        }
    }

    /// Moves to another option. The field itself is beyond the first and the last option.
    fn step(self, forward: bool) {
        let count = self.options.with_untracked(Vec::len);
        self.active.update(|active| {
            *active = match (*active, forward) {
                (None, true) => Some(0),
                (None, false) => count.checked_sub(1),
                (Some(index), true) => Some(index + 1),
                (Some(index), false) => index.checked_sub(1),
            }
            .filter(|index| *index < count);
        });
    }

    /// Returns whether Tab completes the last word. It leaves the field otherwise.
    fn completes(self) -> bool {
        let open = self.typed.with_untracked(|typed| {
            typed
                .chars()
                .next_back()
                .is_some_and(|last| !last.is_whitespace())
        });
        let any = self.options.with_untracked(|options| !options.is_empty());
        self.active.get_untracked().is_some() || open && any
    }

    /// Returns the option that Enter takes into the field in place of carrying out a command: the active one, or the nearest
    /// line after a refusal. Nothing else is offered while another tab keeps this one from carrying out commands.
    fn enters(self) -> Option<usize> {
        let is_free = self.held_back.with(Option::is_none);
        let refused = || is_free && self.outcome.with(|it| matches!(it, Some(Err(_))));
        let nearest = || {
            self.options
                .with(|all| all.iter().position(|one| one.nearest))
        };
        let active = self.active.get();
        active.or_else(|| refused().then(nearest).flatten())
    }

    /// Returns the question of the other tab, if Enter answers it: after the line was refused for it.
    fn answers(self) -> Option<NoticeText> {
        let is_asked = self.refused.get() && self.active.get().is_none();
        self.held_back.get().filter(|_| is_asked)
    }

    /// Returns the line that Enter takes into the field.
    fn entered(self) -> Option<String> {
        let index = self.enters()?;
        self.options
            .with(|all| Some(all.get(index)?.line.trim().to_owned()))
    }

    fn on_key(self, event: &KeyboardEvent) {
        match event.key().as_str() {
            "ArrowDown" => self.step(true),
            "ArrowUp" => self.step(false),
            "Tab" if !event.shift_key() && self.completes() => {
                self.take(self.active.get_untracked().unwrap_or_default());
            }
            "Enter" if !event.is_composing() => self.run(),
            _ => return,
        }
        event.prevent_default();
    }

    /// Carries out the command and closes the command line. The active option, and after a refusal the nearest line, is taken
    /// into the field instead, which shows its result; the next Enter carries it out. A line that another tab keeps from being
    /// carried out is refused, and the next Enter answers the question of the other tab.
    fn run(self) {
        if let Some(index) = untrack(|| self.enters()) {
            return self.take(index);
        }
        if let Some(why) = untrack(|| self.answers()) {
            return self.go_on(why);
        }
        if let Some(Ok((command, _))) = self.outcome.get_untracked() {
            let informs = matches!(
                command.effect,
                CommandEffect::Line(LineEffect::Find(_) | LineEffect::Help)
            );
            if !informs && self.held_back.get_untracked().is_some() {
                // The field says so, and keeps the line.
                self.refused.set(true);
                return;
            }
            // The result is announced outside the dialog.
            command_field::toggle();
            let done = effects::carry_out(self.store, command.effect);
            let line = self.typed.try_update(std::mem::take).unwrap_or_default();
            // The next visit offers a line that had no effect.
            self.left.set(if done { String::new() } else { line });
        }
    }
}

/// The content of the dialog.
#[component]
pub fn CommandLine() -> impl IntoView {
    let store = Store::take();
    let prompt = Prompt::open(store);
    let Prompt { typed, active, .. } = prompt;
    Effect::new(move |_| document::focus_now(FIELD));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        prompt.run();
    };
    let expanded = flag(move || prompt.options.with(|options| !options.is_empty()));
    let on_option = move || active.get().map(option_id);
    // The words are those of the next Enter: it completes the line, or carries it out.
    let entered = Memo::new(move |_| prompt.entered());
    let button = move || {
        if let Some(why) = prompt.held_back.get() {
            let answer = match why {
                NoticeText::DeletedElsewhere => NoticeText::KeepDeleted,
                _ => NoticeText::PlayHere,
            };
            let answers = move |event: leptos::ev::MouseEvent| {
                // The button of the command takes its place at once, and is not pressed.
                event.prevent_default();
                prompt.go_on(why);
            };
            // It looks like the command of the next Enter once it is that.
            let enters = prompt.answers().is_some();
            let key = enters.then(|| view! { <kbd aria-hidden="true">"⏎"</kbd> });
            return Some(
                view! {
                    <button type="button" class=if enters { "runs" } else { "waits" } on:click=answers><span>{store.label(answer)}</span>{key}</button>
                }
                .into_any(),
            );
        }
        let (class, words) = match (entered.get(), prompt.outcome.get()) {
            (Some(line), _) => {
                let words = store.text_with(CommandLineText::EnterCompletes, &[&line]);
                ("completes", words)
            }
            (None, Some(Ok((command, _)))) => ("runs", command.words),
            (None, _) => return None,
        };
        Some(view! {
            <button type="submit" class=class><span>{words}</span><kbd aria-hidden="true">"⏎"</kbd></button>
        }
        .into_any())
    };
    let foreseen = move || {
        if let Some(said) = prompt.held_back_words() {
            return Some(view! { <p class="fault">{said}</p> }.into_any());
        }
        let outcome = prompt.outcome.get()?;
        // A line that is completed first has no effect yet. A refusal still has its reason.
        let shown = outcome.is_err() || entered.with(Option::is_none);
        shown.then(|| told(store, outcome)).flatten()
    };
    view! {
        <form on:submit=submit>
            <div class="line">
                <input id=FIELD role="combobox" placeholder=store.label(SetupText::TypeCommand) autocomplete="off" autocapitalize="off" spellcheck="false"
                    aria-label=store.label(SetupText::TypeCommand) aria-autocomplete="list" aria-controls=OPTIONS
                    aria-expanded=shown_text(move || expanded.get().to_string()) aria-activedescendant=on_option
                    enterkeyhint="go" maxlength=LONGEST.to_string() prop:value=typed
                    data-answers=move || prompt.answers().map(|_| "")
                    on:input=move |event| prompt.write(event_target_value(&event))
                    on:keydown=move |event| prompt.on_key(&event)/>
                <button type="button" class="quiet close" aria-label=store.label(SetupText::Close)
                    on:click=move |_| command_field::toggle()><span class="icon" data-icon="close" aria-hidden="true"></span></button>
            </div>
            <div role="status" class="foreseen">{part(foreseen)}</div>
            {part(button)}
        </form>
        <Options prompt/>
    }
}

/// Builds the preview, or the fault.
fn told(store: Store, outcome: Result<(CommandPreview, Preview), Refused>) -> Option<AnyView> {
    let preview = match outcome {
        Ok((_, preview)) => preview,
        Err(Refused { said, .. }) if said.text.is_empty() => return None,
        Err(Refused { said, .. }) => {
            // The rules take the place of the page, so that the dialog closes.
            let leave = move |_| command_field::toggle();
            let why = (!said.rules.is_empty())
                .then(|| view! { <span on:click=leave>{why(store, &said.rules)}</span> });
            return Some(view! { <div class="fault"><p>{said.text}</p>{why}</div> }.into_any());
        }
    };
    let rows: Vec<_> = preview.rows.into_iter().map(row).collect();
    let lines = preview
        .lines
        .into_iter()
        .map(|line| view! { <li>{line}</li> });
    let lines: Vec<_> = lines.collect();
    let empty = rows.is_empty() && lines.is_empty();
    (!empty).then(|| view! { <ul>{rows}{lines}</ul> }.into_any())
}

fn row(row: Row) -> AnyView {
    let Row {
        side,
        name,
        note,
        before,
        after,
        said,
    } = row;
    view! {
        <li class="changes" data-side=side>
            <span class="hidden">{said}</span>
            <span class="bar"></span>
            <span class="name" aria-hidden="true">{name}</span>
            <span class="meta" aria-hidden="true">{note}</span>
            <span class="points" aria-hidden="true"><s>{before}</s>" → "{after}</span>
        </li>
    }
    .into_any()
}

/// The options below the field.
#[component]
fn Options(prompt: Prompt) -> impl IntoView {
    let store = prompt.store;
    let title = move || {
        let examples = prompt.typed.with(|typed| typed.trim().is_empty());
        store.text(if examples {
            CommandLineText::Examples
        } else {
            CommandLineText::Completions
        })
    };
    let none = flag(move || prompt.options.with(Vec::is_empty));
    let options = move || {
        let options = prompt.options.get().into_iter().enumerate();
        let options = options.map(|(index, choice)| option(prompt, index, choice));
        Some(options.collect::<Vec<_>>())
    };
    view! {
        <div class="offered" hidden=none>
            <h2 id="command-offered">{shown_text(move || title().to_owned())}</h2>
            <ul id=OPTIONS role="listbox" aria-labelledby="command-offered">{part(options)}</ul>
        </div>
    }
}

fn option(prompt: Prompt, index: usize, choice: Choice) -> AnyView {
    let on = move || (prompt.active.get() == Some(index)).to_string();
    let key = choice
        .key
        .map(|key| view! { <kbd aria-hidden="true">{key}</kbd> });
    view! {
        // A press leaves the focus in the field.
        <li role="option" id=option_id(index) aria-selected=shown_text(on)
            on:mousedown=|event| event.prevent_default() on:click=move |_| prompt.take(index)>
            <span>{choice.shown}</span><span class="meta">{choice.about}</span>{key}</li>
    }
    .into_any()
}

fn option_id(index: usize) -> String {
    format!("command-option-{index}")
}
