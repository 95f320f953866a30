//! The form that resolves the top of the stack: the final difficulty, the roll, and the outcome for
//! each target and option.

use asalto_core::CombatantId;
use asalto_core::command::PriorityCommand;
use asalto_core::priority::{
    ActionOrigin, ActionVerdict, PartFinding, PartIssue, Redirection, Resolution, RollNeed,
    RollSource, StackAction as OnStack, TargetedPart,
};
use asalto_core::stack::{Frame, FrameKind};
use asalto_text::{TalesOfWarText, tales_of_war};
use leptos::prelude::*;

use super::go;
use super::typed_action::names;
use crate::components::choice::{everyone, others, people};
use crate::components::main_command::{ROLL_TOTAL, types_roll};
use crate::input::number::{total as total_of, whole};
use crate::input::shortcuts::Shortcut;
use crate::store::Store;
use crate::ui::{flag, part, text};

/// The form that resolves the top of the stack.
#[component]
pub fn Settle() -> impl IntoView {
    let store = Store::take();
    let top = store.view.with_untracked(|view| {
        let frame = view.stack.last()?.clone();
        match &frame.kind {
            FrameKind::Action(act) => Some((OnStack::clone(act), frame)),
            _ => None,
        }
    });
    top.map(|(act, frame)| view! { <Form act frame/> })
}

#[component]
fn Form(act: OnStack, frame: Frame) -> impl IntoView {
    let store = Store::take();
    let resolution = RwSignal::new(Resolution::default());
    let resolve = move |roll| {
        let mut resolution = resolution.get_untracked();
        resolution.roll = roll;
        go(store, PriorityCommand::Settle(Box::new(resolution)));
    };
    // A fumble without a name gets its consequences when it resolves.
    let is_nameless =
        act.declaration.name.is_empty() && matches!(act.origin, ActionOrigin::Fumble(_));
    let (parts, modes) = (act.declaration.parts, act.declaration.modes);
    let roll = act.declaration.roll;
    let without_roll = roll.is_none().then(|| {
        let label = text(move || {
            let name = tales_of_war::object(store.lang(), &frame).unwrap_or_default();
            store.text_with(TalesOfWarText::ResolveNow, &[&name])
        });
        view! { <button id="go" class="chosen" on:click=move |_| resolve(RollSource::AsDeclared)>
        {label}<kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd></button> }
    });
    let rows: Vec<_> = parts
        .into_iter()
        .enumerate()
        .map(|(index, part)| {
            if let Some(target) = part.target {
                return view! { <Target index target option=part.name resolution/> }.into_any();
            }
            let find = move |illegal: bool| {
                let now = illegal.then_some(PartIssue::Illegal);
                resolution.update(|it| find(it, index, now));
            };
            view! { <Choice name=part.name find=Callback::new(find)/> }.into_any()
        })
        .collect();
    let modes: Vec<_> = modes
        .into_iter()
        .enumerate()
        .map(|(index, name)| {
            let find = move |illegal: bool| {
                resolution.update(|it| {
                    it.illegal_modes.retain(|mode| *mode != index);
                    it.illegal_modes.extend(illegal.then_some(index));
                });
            };
            view! { <Choice name find=Callback::new(find)/> }
        })
        .collect();
    // A further target may leave during the resolution.
    Effect::new(move |_| {
        let here = everyone(store);
        let stays = |part: &TargetedPart| part.target.is_none_or(|target| here.contains(&target));
        if !resolution.with_untracked(|it| it.added.iter().all(stays)) {
            resolution.update(|it| it.added.retain(stays));
        }
    });
    let heading = (!rows.is_empty()).then(|| {
        view! { <h3>{store.label(TalesOfWarText::TargetsNow)}</h3> }
    });
    let further = move || {
        let buttons = names(store).into_iter().map(|(id, name)| {
            let chosen = move || {
                resolution.with(|it| it.added.iter().filter(|part| part.target == Some(id)).count())
            };
            let toggle = move |_| {
                resolution.update(|it| {
                    if let Some(at) = it.added.iter().position(|part| part.target == Some(id)) {
                        it.added.remove(at);
                    } else {
                        it.added.push(TargetedPart {
                            target: Some(id),
                            ..TargetedPart::default()
                        });
                    }
                });
            };
            view! {
                <button class="toggle" aria-pressed=text(move || (chosen() > 0).to_string()) on:click=toggle>{name}</button>
            }
        });
        buttons.collect::<Vec<_>>()
    };
    view! {
        <div class="settle">
            {heading}
            {rows}
            {modes}
            <details class="further">
                <summary>{store.label(TalesOfWarText::FurtherTargets)}</summary>
                <div class="buttons">{part(move || Some(further()))}</div>
            </details>
            {roll.map(|need| view! { <Roll need resolution resolve=Callback::new(resolve)/> })}
            {is_nameless.then(|| view! { <Consequences resolution/> })}
            {without_roll}
        </div>
    }
}

/// The roll: made in the app, typed as a total, or stated as a result.
#[component]
fn Roll(
    need: RollNeed,
    resolution: RwSignal<Resolution>,
    resolve: Callback<RollSource>,
) -> impl IntoView {
    let store = Store::take();
    let total = RwSignal::new(String::new());
    let difficulty = move || {
        let now = resolution.with(|it| it.difficulty);
        now.unwrap_or(need.difficulty)
    };
    let set = move |event| {
        let typed = whole(&event_target_value(&event));
        if typed.is_some() {
            resolution.update(|it| it.difficulty = typed);
        }
    };
    let take = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(total) = total_of(&total.get_untracked()) {
            resolve.run(RollSource::Typed(total));
        }
    };
    // The total of a real die is typed, so this is not the main button then.
    let own = flag(move || types_roll(store));
    let go = move || (!own.get()).then_some("go");
    let dice = need.formula.map(|formula| {
        let label = move || {
            let difficulty = store.lang().number(difficulty());
            store.text_with(TalesOfWarText::RollNow, &[&formula.to_string(), &difficulty])
        };
        view! {
            <button id=go class="rolls-dice" class:chosen=flag(move || !own.get()) class:optional=own on:click=move |_| resolve.run(RollSource::AsDeclared)>
                {text(label)}{part(move || (!own.get()).then(|| view! { <kbd aria-hidden="true">{store.shortcut(Shortcut::Main)}</kbd> }))}</button>
        }
    });
    let told = [
        ActionVerdict::Success,
        ActionVerdict::Failure,
        ActionVerdict::Fumble,
    ]
    .map(|verdict| {
        let label = text(move || tales_of_war::verdict(store.lang(), verdict).to_owned());
        view! { <button on:click=move |_| resolve.run(RollSource::Verdict(verdict))>{label}</button> }
    });
    view! {
        <label>{store.label(TalesOfWarText::Difficulty)}
            <input inputmode="numeric" data-whole required autocomplete="off" maxlength="5"
                value=need.difficulty.to_string() on:input=set/></label>
        {dice}
        <div class="verdicts">{told}</div>
        <form class="field typed" on:submit=take>
            <input id=ROLL_TOTAL required inputmode="numeric" data-whole data-total="" autocomplete="off" size="5" maxlength="5" aria-label=store.label(TalesOfWarText::RolledTotal)
                placeholder=store.label(TalesOfWarText::RolledTotal)
                prop:value=total on:input=move |event| total.set(event_target_value(&event))/>
            <button type="submit">{store.label(TalesOfWarText::Take)}</button>
        </form>
        <Consequences resolution/>
    }
}

/// The consequences of a fumble, in the game master's words.
#[component]
fn Consequences(resolution: RwSignal<Resolution>) -> impl IntoView {
    let store = Store::take();
    view! {
        <label>{store.label(TalesOfWarText::Consequences)}
            <input autocomplete="off" maxlength="200" on:input=move |event| {
                let typed = event_target_value(&event);
                resolution.update(|it| it.consequences = typed);
            }/></label>
    }
}

/// The outcome for one target. A target that has left is marked as gone.
#[component]
fn Target(
    index: usize,
    target: CombatantId,
    /// The name of the part of the action for this target; often empty.
    option: String,
    resolution: RwSignal<Resolution>,
) -> impl IntoView {
    let store = Store::take();
    let gone = flag(move || !everyone(store).contains(&target));
    let name = format!("{option} {}", store.name(target));
    let place = RwSignal::new(false);
    let chosen = RwSignal::new(String::new());
    let find = move |now: Option<PartIssue>| resolution.update(|it| find(it, index, now));
    // The new target of a redirection may leave during the resolution.
    Effect::new(move |_| {
        let here = everyone(store);
        let to = chosen.get_untracked().parse().ok().map(CombatantId);
        if to.is_some_and(|to| !here.contains(&to)) {
            chosen.set("illegal".to_owned());
            find(Some(PartIssue::Illegal));
        }
    });
    let choose = move |event| {
        let value = event_target_value(&event);
        chosen.set(value.clone());
        place.set(value == "place");
        let now = match value.as_str() {
            "illegal" => Some(PartIssue::Illegal),
            "place" => Some(PartIssue::Redirected(Redirection::Place(String::new()))),
            id => {
                let id = id.parse().ok().map(CombatantId);
                id.map(|id| PartIssue::Redirected(Redirection::Combatant(id)))
            }
        };
        find(now);
    };
    let goes_to =
        move |who| store.text_with(TalesOfWarText::RedirectTo, &[&store.name_in_row(who)]);
    let as_it_is = move || {
        let now = if gone.get() {
            TalesOfWarText::Gone
        } else {
            TalesOfWarText::Applied
        };
        store.text_with(now, &[])
    };
    let field = move || {
        place.get().then(|| {
            view! {
                <input autocomplete="off" maxlength="100" aria-label=store.label(TalesOfWarText::Place)
                    placeholder=store.label(TalesOfWarText::Place)
                    on:input=move |event| find(Some(PartIssue::Redirected(Redirection::Place(event_target_value(&event)))))/>
            }
        })
    };
    view! {
        <label class="of-target" class:gone=gone>{name}
            <select prop:value=chosen on:change=choose>
                <option value="">{text(as_it_is)}</option>
                <option value="illegal">{store.label(TalesOfWarText::IllegalNow)}</option>
                {people(move || others(store, Some(target)), goes_to)}
                <option value="place">{store.label(TalesOfWarText::RedirectPlace)}</option>
            </select>
        </label>
        {part(field)}
    }
}

/// The choice whether an option without a target is still legal.
#[component]
fn Choice(name: String, find: Callback<bool>) -> impl IntoView {
    let store = Store::take();
    view! {
        <label class="of-target">{name}
            <select on:change=move |event| find.run(!event_target_value(&event).is_empty())>
                <option value="">{store.label(TalesOfWarText::Applied)}</option>
                <option value="illegal">{store.label(TalesOfWarText::IllegalNow)}</option>
            </select>
        </label>
    }
}

/// Records the finding for a part.
fn find(resolution: &mut Resolution, part: usize, now: Option<PartIssue>) {
    resolution.findings.retain(|finding| finding.part != part);
    resolution
        .findings
        .extend(now.map(|now| PartFinding { part, now }));
}
