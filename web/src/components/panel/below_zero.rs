//! Hit points below 0, where the dying become stable by chance: how many are left before death.

use asalto_core::rules::{DyingRoll, LifeState};
use asalto_text::DyingText;
use leptos::prelude::*;

use crate::components::dying_roll::roll_of;
use crate::components::panel_subject::PanelSubject;
use crate::store::Store;
use crate::ui::{part, text as shown_text};

/// The hit points of a combatant that is dying or stable below 0.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BelowZero {
    left: i32,
    dead_at: i32,
    /// Whether it is dying, and not stable.
    pub dying: bool,
}

/// Returns the hit points of a combatant that is dying or stable below 0. None for any other.
pub fn below_zero(store: Store, whose: PanelSubject) -> Option<BelowZero> {
    let (life, left) = whose.with(|one| Some((one.life?, one.vitality?.left)))??;
    if roll_of(store) != DyingRoll::Stabilization || !life.prevents_acting() {
        return None;
    }
    let policy = store.with_session(|session| session.encounter().rules().vitality);
    let dead_at = policy.dead_at()?;
    (life < LifeState::Dead && left < 0).then_some(BelowZero {
        left,
        dead_at,
        dying: life == LifeState::Dying,
    })
}

/// The rule of the d%, with the hit points that a failure leaves.
#[component]
pub fn PercentRule(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let rule = move || {
        let left = below_zero(store, whose)?.left;
        let [now, then] = [left, left.saturating_sub(1)].map(|left| store.lang().number(left));
        Some(store.text_with(DyingText::PercentRule, &[&now, &then]))
    };
    view! { <p class="hint">{shown_text(move || rule().unwrap_or_default())}</p> }
}

/// The hit points below 0, from 0 to death, as steps.
#[component]
pub fn Ladder(whose: PanelSubject) -> impl IntoView {
    let store = Store::take();
    let below = Memo::new(move |_| below_zero(store, whose));
    let name = move || {
        whose
            .with(|one| one.profile.name.clone())
            .unwrap_or_default()
    };
    part(move || {
        let BelowZero {
            left,
            dead_at,
            dying,
        } = below.get()?;
        let lang = store.lang();
        let numbers = [left, dead_at].map(|number| lang.number(number));
        let [now, dead] = &numbers;
        let label = store.text_with(DyingText::BelowLadder, &[&name(), now, dead]);
        let steps = (1..=dead_at.saturating_neg()).map(|step| {
            let lost = left.saturating_neg();
            let class = match step {
                _ if step <= lost => "step-lost",
                _ if dying && step == lost + 1 => "step-next",
                _ => "step-left",
            };
            view! { <i class=class></i> }
        });
        let steps: Vec<_> = steps.collect();
        Some(view! {
            <div class="below-zero">
                <div class="steps" role="img" aria-label=label>{steps}</div>
                <p aria-hidden="true"><span class="now">{store.text_with(DyingText::BelowNow, &[now])}</span>
                    <span>{store.text_with(DyingText::BelowDead, &[dead])}</span></p>
            </div>
        })
    })
}
