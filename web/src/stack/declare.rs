//! The form that declares an action: a line of text, target buttons, saved actions, and a preview
//! of any rejection.

use asalto_core::command::PriorityCommand;
use asalto_core::priority::Declaration;
use asalto_core::rejection::PriorityRejection;
use asalto_core::rules::HouseRule;
use asalto_core::{CombatantId, Command, Event, Rejection, Rules, Session};
use asalto_text::{CitedText, HouseRuleText, Message, TalesOfWarText, isolated, tales_of_war};
use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::go;
use super::saved_actions::SavedActions;
use super::typed_action::{declared, names, refusal, refusal_of};
use crate::browser::document;
use crate::components::cited::Cited;
use crate::components::main_form;
use crate::components::panel_subject::PanelSubject;
use crate::input::declaration::Fault;
use crate::store::{FilledForm, Refused, Store};
use crate::ui::{each, flag, key, part, put, text};

/// The id of the form of the actor with priority, which the bar also submits.
pub const DECLARE: &str = "declare-form";

/// The form for an actor's action.
#[component]
pub fn Declare(
    whose: PanelSubject,
    /// Whether the form is beside the form of the actor with priority.
    #[prop(optional)]
    aside: bool,
) -> impl IntoView {
    let store = Store::take();
    let [field, told_id, hint] = if aside {
        ["declare-aside", "aside-told", "aside-hint"]
    } else {
        ["declare-line", "declare-told", "declare-hint"]
    };
    let line = RwSignal::new(String::new());
    // The number of log entries when the line was last refused.
    let refused_at = StoredValue::new(None::<usize>);
    whose.on_change(move || put(line, String::new()));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let who = whose.now();
        let Ok(declaration) = declared(store, who, &line.get_untracked()) else {
            document::focus_soon(field);
            return;
        };
        let declaration = Box::new(declaration);
        // The focus goes to the next command of the bar.
        let offered = store.main_form.get_untracked();
        store.main_form.set(None);
        if go(store, PriorityCommand::Declare { who, declaration }) {
            line.set(String::new());
        } else {
            // The text is still there, so nobody passes over it.
            store.main_form.set(offered);
            refused_at.set_value(Some(store.with_session(Session::cursor)));
        }
    };
    // The refused action may be declared by an override.
    Effect::new(move |_| {
        store.view.track();
        let Some(at) = refused_at.get_value() else {
            return;
        };
        let overridden = store.with_session(|session| {
            let entry = session.entries().get(at).filter(|_| session.cursor() > at);
            entry.map(|entry| entry.events.iter().any(is_override))
        });
        if let Some(overridden) = overridden {
            refused_at.set_value(None);
            if overridden {
                line.set(String::new());
            }
        }
    });
    if !aside {
        offer_main(store, whose, line);
    }
    let told = move || {
        let line = line.get();
        (!line.trim().is_empty()).then(|| foretell(store, whose.get(), &line))
    };
    let needs_saving = flag(move || {
        let refused = refusal(store, whose.get(), &line.get());
        matches!(
            refused,
            Some(Rejection::Priority(
                PriorityRejection::NeedsConcentration { .. }
            ))
        )
    });
    let is_hidden = flag(move || {
        let one = store.combatant(whose.get());
        one.with(|one| one.as_ref().is_some_and(|one| one.profile.is_secret()))
    });
    let targets = move || {
        let who = whose.get();
        // Most actions target others, so they come first.
        let (own, others): (Vec<_>, Vec<_>) =
            names(store).into_iter().partition(|(id, _)| *id == who);
        others.into_iter().chain(own).collect()
    };
    let target = move |(_, name): (CombatantId, String)| {
        let label = format!("@{name}");
        let aim = move |_| {
            line.update(|line| {
                let aimed = format!("{} @{name} ", line.trim_end());
                aimed.trim_start().clone_into(line);
            });
            document::focus_soon(field);
        };
        view! { <button type="button" class="target" on:click=aim>{label}</button> }.into_any()
    };
    view! {
        <form class="declare" id=(!aside).then_some(DECLARE) on:submit=submit on:reset=move |_| line.set(String::new())>
            <SavedActions whose line field/>
            <label for=field>{store.label(TalesOfWarText::DeclareLabel)}</label>
            <div class="field">
                <input id=field autocomplete="off" maxlength="200" prop:value=line
                    aria-describedby=format!("{told_id} {hint}")
                    on:input=move |event| line.set(event_target_value(&event))/>
                <button type="submit">{store.label(TalesOfWarText::Declare)}</button>
            </div>
            <div class="told" id=told_id>{part(move || told().map(|told| view! { <Cited told/> }))}</div>
            {part(move || needs_saving.get().then(|| view! { <PointSavingOffer field/> }))}
            <div class="buttons" role="group" aria-label=store.label(TalesOfWarText::Targets)>
                {each(targets, key, target)}
            </div>
            <p class="hint" id=hint>{store.label(TalesOfWarText::DeclareHint)}</p>
            {part(move || is_hidden.get().then(|| view! {
                <p class="hint">{store.label(TalesOfWarText::HiddenDeclares)}</p>
            }))}
        </form>
    }
}

/// Offers to declare the typed action in the bar, which passes for nobody while the action can't be declared.
fn offer_main(store: Store, whose: PanelSubject, line: RwSignal<String>) {
    main_form::offer(store, DECLARE, move || {
        store.view.track();
        let line = line.get();
        let short = ready(store, whose.get(), &line);
        let complete = short.is_some();
        let label = match short {
            Some(short) => store.text_with(TalesOfWarText::DeclareNow, &[&short]),
            None if line.trim().is_empty() => return None,
            None => store.text_with(TalesOfWarText::Declare, &[]),
        };
        Some(FilledForm {
            label,
            complete,
            keyed: false,
        })
    });
}

fn is_override(event: &Event) -> bool {
    matches!(event, Event::Ruled { .. })
}

/// Returns whether the notice of the last rejection tells that this action is refused.
fn is_told(store: Store, who: CombatantId, declaration: &Declaration) -> bool {
    store.refused.with(|refused| {
        let command = refused.as_ref().and_then(Refused::command);
        matches!(command, Some(Command::Priority(PriorityCommand::Declare { who: other, declaration: told }))
            if *other == who && **told == *declaration)
    })
}

/// The button that puts the house rule in force by which an actor saves points for a costly action.
#[component]
fn PointSavingOffer(
    /// The id of the field that takes the focus.
    field: &'static str,
) -> impl IntoView {
    let store = Store::take();
    let label = text(move || {
        let rule = store.text_with(HouseRuleText::from(HouseRule::PointSaving), &[]);
        store.text_with(TalesOfWarText::PutInForce, &[&rule])
    });
    let adopt = move |_| {
        let with = |rules: &Rules| rules.with(HouseRule::PointSaving, true);
        let rules = store.with_session(|session| with(session.encounter().rules()));
        if rules.is_some_and(|rules| store.dispatch(Command::AdoptRules(Box::new(rules)))) {
            document::focus_soon(field);
        }
    };
    view! { <button type="button" class="quiet" on:click=adopt>{label}</button> }
}

/// Returns the typed action with its targets, if it can be declared now.
fn ready(store: Store, who: CombatantId, line: &str) -> Option<String> {
    let declaration = declared(store, who, line).ok()?;
    let short = store.with_names(|names| {
        let name = isolated(&declaration.name).into_owned();
        match tales_of_war::targets(&declaration, names) {
            at if at.is_empty() => name,
            at => format!("{name} → {at}"),
        }
    });
    refusal_of(store, who, declaration)
        .is_none()
        .then_some(short)
}

/// Previews the declaration of the line, or the reason for its rejection.
fn foretell(store: Store, who: CombatantId, line: &str) -> CitedText {
    let fault = |text| CitedText {
        text,
        rules: Vec::new(),
    };
    let declaration = match declared(store, who, line) {
        Ok(declaration) => declaration,
        Err(Fault::Empty) => return fault(store.text_with(TalesOfWarText::NoName, &[])),
        Err(Fault::UnknownTarget(name)) => {
            return fault(store.text_with(TalesOfWarText::UnknownTarget, &[&name]));
        }
        Err(Fault::NoDifficulty) => {
            return fault(store.text_with(TalesOfWarText::NoDifficulty, &[]));
        }
    };
    let said = store.with_names(|names| tales_of_war::details(store.lang(), &declaration, names));
    // A number in the name may be a mistyped amount, so the preview points it out.
    let mut words = declaration.name.split_whitespace();
    let number = words.find(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    let doubt = number.map(|word| {
        let more = [word].into_iter().chain(words.next()).collect::<Vec<_>>();
        store.text_with(TalesOfWarText::InTheName, &[&said, &more.join(" ")])
    });
    let told = is_told(store, who, &declaration);
    let Some(why) = refusal_of(store, who, declaration).filter(|_| !told) else {
        return fault(doubt.unwrap_or(said));
    };
    let CitedText {
        text: refusal,
        rules,
    } = store.rejection_text(&why);
    let text = match doubt {
        // The doubt has its own sentence.
        Some(doubt) => format!("{doubt} {refusal}"),
        None => store.message(&Message::Labeled {
            label: &said,
            text: &refusal,
        }),
    };
    CitedText { text, rules }
}
