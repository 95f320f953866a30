//! The row of a group that acts as one. It unfolds to its members, and has a cell for each member of a small
//! group.

use asalto_core::encounter::Vitality;
use asalto_core::rules::{Condition, LifeState};
use asalto_core::view::GroupView;
use asalto_core::{CombatantId, CombatantView};
use asalto_text::{CombatText, SetupText, WoundText, combat, isolated};
use leptos::prelude::*;

use super::hit_points::meter;
use crate::components::aims;
use crate::components::secrecy::{GroupSecrecy, is_outside};
use crate::input::aim::Outcome;
use crate::order::rows::FoldedGroups;
use crate::store::Store;
use crate::ui::{flag, part, text as shown_text};

/// The most members that have their own cells.
const CELLS: usize = 6;

/// The most cells that stand beside the name.
const BESIDE: usize = 3;

/// A member as the row shows it.
#[derive(Clone, PartialEq)]
struct Member {
    id: CombatantId,
    name: String,
    vitality: Option<Vitality>,
    able: bool,
    /// Whether its hit points put it out of the fight.
    fallen: bool,
    conditions: Vec<Condition>,
    /// Whether it is hidden from players. None if it can't be.
    secret: Option<bool>,
}

impl Member {
    fn of(one: &CombatantView) -> Self {
        Self {
            id: one.id,
            name: one.profile.name.clone(),
            vitality: one.vitality,
            able: one.unable.is_none(),
            fallen: one.life.is_some_and(LifeState::prevents_acting),
            conditions: one.conditions.clone(),
            secret: is_outside(one).then(|| one.profile.is_secret()),
        }
    }
}

/// The row of a group. It reads only the signals of the group and of its members.
#[component]
pub fn GroupRow(of: CombatantId, folds: RwSignal<FoldedGroups>) -> impl IntoView {
    let store = Store::take();
    let lang = untrack(|| store.lang());
    let group = store.group(of);
    let is = move |look: &dyn Fn(&GroupView) -> bool| {
        group.with(|group| group.as_deref().is_some_and(look))
    };
    let ids = move || group.with(|group| group.as_ref().map(|group| group.members.clone()));
    let members = Memo::new(move |_| {
        let member = |who| {
            store
                .combatant(who)
                .with(|one| one.as_deref().map(Member::of))
        };
        let ids = ids().unwrap_or_default();
        ids.into_iter().filter_map(member).collect::<Vec<_>>()
    });
    let first = Memo::new(move |_| {
        let one = store.combatant(*ids()?.first()?).get()?;
        Some((combat::place(lang, &one), one.profile.side.0))
    });
    let open = flag(move || is(&|group| folds.with(|folds| folds.shows(group))));
    let over = flag(move || is(&|group| group.acted.len() == group.members.len()));
    let toggle = move |()| {
        group.with_untracked(|group| {
            if let Some(group) = group {
                folds.update(|folds| folds.toggle(group));
            }
        });
    };
    let aim_at_all = move |()| members.with_untracked(|members| aim_at(store, members));
    let words = move || {
        group.with(|group| {
            let group = group.as_ref()?;
            let size = group.members.len().to_string();
            Some(lang.text_with(SetupText::GroupOf, &[&group.name, &size]))
        })
    };
    let able = move || {
        members.with(|members| {
            let able = members.iter().filter(|member| member.able).count();
            let with = [able, members.len()].map(|count| count.to_string());
            lang.text_with(CombatText::GroupAble, &with.each_ref().map(String::as_str))
        })
    };
    let few = flag(move || !open.get() && members.with(|members| members.len() <= CELLS));
    let cells = move || {
        let members = members.get();
        Some(if few.get() {
            let below = members.len() > BESIDE;
            let cells = members.into_iter().map(|member| cell(store, member));
            view! { <span class="cells" class:below=below>{cells.collect::<Vec<_>>()}</span> }
                .into_any()
        } else {
            let press = move |()| {
                if store.is_aiming() {
                    aim_at_all(());
                } else {
                    toggle(());
                }
            };
            whole(store, &members, Callback::new(press))
        })
    };
    let count = move || first.get().and_then(|(count, _)| count).unwrap_or_default();
    // The whole row is the target while the user aims. Without cells it has to unfold for a single member.
    let press_name = move |_| {
        if store.is_aiming() && few.get_untracked() {
            aim_at_all(());
        } else {
            toggle(());
        }
    };
    let name = move || words().unwrap_or_default();
    view! {
        <li class="group" role="listitem" class:passed=over
            data-side=shown_text(move || first.get().map(|(_, side)| side.to_string()).unwrap_or_default())>
            <span class="count">{shown_text(count)}</span>
            <span class="bar"></span>
            <span class="who">
                <button class="fold unfolds" id=format!("group-{}", of.0) aria-expanded=shown_text(move || open.get().to_string())
                    on:click=press_name>{shown_text(name)}</button>
                {eye(name, members)}
                {part(move || few.get().then(|| view! { <span class="meta">{shown_text(able)}</span> }))}
            </span>
            {part(cells)}
        </li>
    }
}

/// Builds the eye of the group.
fn eye(
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
    members: Memo<Vec<Member>>,
) -> impl IntoView {
    let hidden = Memo::new(move |_| {
        members.with(|members| {
            let mut outside = members.iter().filter_map(|member| member.secret).peekable();
            outside.peek()?;
            Some(outside.all(|secret| secret))
        })
    });
    // A command names only those whom it changes.
    let hiding = move |hidden: bool| {
        members.with_untracked(|members| {
            let of = members
                .iter()
                .filter(|member| member.secret == Some(hidden));
            of.map(|member| member.id).collect::<Vec<_>>()
        })
    };
    view! { <GroupSecrecy name hidden members=hiding/> }
}

/// Builds the cell of a member: its hit points and its bar, or its number. A press acts like one on the
/// member's row.
fn cell(store: Store, member: Member) -> AnyView {
    let Member {
        id,
        name,
        conditions,
        secret,
        ..
    } = member;
    let lang = untrack(|| store.lang());
    let marked = !conditions.is_empty();
    let (mut said, shown) = if let Some(Vitality {
        left,
        maximum,
        nonlethal,
        ..
    }) = member.vitality
    {
        let [now, most] = [left, maximum].map(|points| lang.number(points));
        let points = lang.text_with(CombatText::HitPointsOf, &[&now, &most]);
        let said = format!("{}, {points}", isolated(&name));
        if nonlethal > 0 {
            let total = lang.number(nonlethal);
            let [apart, short] =
                [WoundText::Said, WoundText::Short].map(|text| lang.text_with(text, &[&total]));
            (format!("{said}, {apart}"), format!("{now} {short}"))
        } else {
            (said, now)
        }
    } else {
        let last = name.rsplit(' ').next().unwrap_or_default().to_owned();
        let shown = if last.chars().all(|one| one.is_ascii_digit()) {
            lang.text_with(CombatText::MemberNumber, &[&last])
        } else {
            last
        };
        (name, shown)
    };
    for condition in &conditions {
        said.push_str(", ");
        said.push_str(&asalto_text::condition(lang, condition));
    }
    let standing = store.row(id).standing();
    let picked = flag(move || standing.with(|standing| standing.aimed.is_some()));
    let hidden =
        flag(move || secret == Some(true) || standing.with(|standing| standing.off_screen));
    let from_players = untrack(|| store.text(SetupText::HiddenFromPlayers));
    // The hit points after the pending command.
    let after = Memo::new(move |_| standing.get().aimed?.outcome);
    let label = move || {
        let mut said = said.clone();
        if let Some(Outcome { left, fall }) = after.get() {
            said = format!("{said} → {}", lang.number(left));
            if let Some(fall) = fall {
                said = format!("{said} {}", aims::fall_word(lang, fall));
            }
        }
        if hidden.get() {
            said = format!("{said}, {from_players}");
        }
        said
    };
    let then = move || {
        let Outcome { left, fall } = after.get()?;
        let falls = fall
            .map(|fall| view! { <small class="falls">" "{aims::fall_word(lang, fall)}</small> });
        Some(view! { <span class="after">"→"{lang.number(left)}{falls}</span> })
    };
    view! {
        <button class="cell hp" class:untracked={member.vitality.is_none()} class:unable={member.fallen} class:picked=picked class:marked=marked aria-label=shown_text(label.clone()) title=shown_text(label)
            data-combatant=id.0.to_string() on:click=move |_| store.select(id)>
            <span aria-hidden="true">{shown}{part(then)}</span>{member.vitality.map(meter)}
            {part(move || hidden.get().then(|| view! { <span class="off-screen"></span> }))}
        </button>
    }
    .into_any()
}

/// Makes all members that have not fallen targets, as a press on the group does while the user aims.
fn aim_at(store: Store, members: &[Member]) {
    let able = members.iter().filter(|member| !member.fallen);
    let able: Vec<_> = able.map(|member| member.id).collect();
    aims::choose_all(store, &able);
    aims::focus_amount(store);
}

/// Builds the hit points of the whole group. A press unfolds it, or makes its members targets.
fn whole(store: Store, members: &[Member], press: Callback<()>) -> AnyView {
    let lang = untrack(|| store.lang());
    let tracked = members.iter().filter_map(|member| member.vitality);
    let sum = tracked.reduce(|sum, one| Vitality {
        left: sum.left.max(0) + one.left.max(0),
        maximum: sum.maximum + one.maximum,
        ..one
    });
    let able: Vec<_> = members.iter().filter(|member| member.able).collect();
    let [now, most] = [able.len(), members.len()].map(|count| count.to_string());
    let [said, shown] = [CombatText::GroupAble, CombatText::OutOf]
        .map(|words| lang.text_with(words, &[&now, &most]));
    view! {
        <button class="hp" on:click=move |_| press.run(())>
            <span class="meta" aria-hidden="true">{shown}</span>
            <span class="hidden">{said}</span>
            {sum.map(meter)}
        </button>
    }
    .into_any()
}
