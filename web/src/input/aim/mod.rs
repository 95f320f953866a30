//! The aim: the open drawer, the targets and the typed amount. Its button names these targets, their rows are
//! marked, and its command carries them.

mod amount;
mod marks;
mod refusal;
mod save;
mod source;
mod typed;
mod verdicts;
mod words;

use asalto_core::combatant::LimitedUse;
use asalto_core::share::{
    DamageKind, DamagePart, DamageSave, DamageShare, DamageTarget, SharedDamage,
};
use asalto_core::{CombatantId, Command, Encounter, EncounterView, TypedDamage};

use super::command_line::{Target, change};
use super::damage_line::Fault;
use super::hit_points::Kind;

pub use amount::{Amount, AmountFault};
pub use marks::{Fall, Outcome, TargetMark};
pub use save::{Portion, SaveText};
pub use source::DamageSource;
pub use words::Wording;

/// The id of the field for an amount, and the name of its drawer.
pub const AMOUNT: &str = "amount";

/// The open bar of the amount.
pub const AIM_BAR: &str = ".amount.open";

/// The button of the open bar that carries out its command.
pub const AIM_COMMAND: &str = ".amount.open > .deal";

/// The name of the drawer with the reactions of the moment.
const REACTIONS: &str = "offers";

/// The open drawer with its targets. At most one drawer is open, and its targets are dropped with it.
///
/// Without a drawer, the targets are combatants selected together. The next drawer takes them over.
///
/// ```
/// use asalto_core::CombatantId;
/// use asalto_core::share::DamageShare;
/// use asalto_web::input::aim::Aim;
///
/// let mut aim = Aim::default();
/// aim.ask(false, None);
/// assert!(aim.targets().is_empty());
/// aim.choose(CombatantId(4));
/// assert_eq!(aim.targets(), [(CombatantId(4), DamageShare::Full)]);
/// assert!(aim.step_back() && aim.targets().is_empty());
/// assert!(aim.step_back() && aim.drawer().is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Aim {
    drawer: Option<&'static str>,
    kind: Kind,
    targets: Vec<Target>,
    /// The targets from before the text named others.
    unnamed: Vec<Target>,
    /// The share of damage that the next target gets.
    next_share: DamageShare,
    /// The targets without hit points, which the command leaves out.
    untracked: Vec<CombatantId>,
    text: String,
    amount: String,
    /// The parts of the same hit after the first one.
    more: Vec<(String, Option<TypedDamage>)>,
    /// The text of the parts.
    hit: String,
    named: InText,
    fault: Option<Fault>,
    /// The reason why the core refuses the amount for these targets.
    refused: Option<AmountFault>,
    /// Whether damage comes from a critical hit.
    pub critical: bool,
    /// Whether the targets save for half.
    pub saves: bool,
    /// The save for half.
    pub save: SaveText,
    /// Whether each typed total of the save succeeds, by the core.
    verdicts: Vec<(CombatantId, bool)>,
    /// The effect of damage on hit points.
    pub damage: DamageKind,
    /// The type of damage, with what it bypasses.
    pub of: Option<TypedDamage>,
    /// The limited use that the stat block of the damage states, and whose it is.
    pub spends: Option<(CombatantId, LimitedUse)>,
    /// Whether the game master spares the limited use.
    pub spares: bool,
}

/// What the text of the field names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct InText {
    targets: bool,
    of: bool,
    words: Words,
}

/// The words of the text that set switches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Words {
    bypasses: bool,
    nonlethal: bool,
}

/// The state of the pending command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PendingChange<'a> {
    /// The text names nobody, or several combatants.
    Fault(&'a Fault),
    /// There is no target.
    Nobody,
    /// No target has hit points.
    Untracked,
    /// There is no amount.
    NoAmount,
    /// No such amount can be dealt or healed.
    Refused(AmountFault),
    /// The amount goes to all targets.
    Amount(Amount<'a>),
}

impl Aim {
    /// Returns the id of the open drawer.
    #[must_use]
    pub fn drawer(&self) -> Option<&'static str> {
        self.drawer
    }

    /// Returns whether damage or healing is pending, so that a press on a row makes it a target.
    #[must_use]
    pub fn is_aiming(&self) -> bool {
        self.drawer == Some(AMOUNT)
    }

    /// Returns whether Enter heals the targets.
    #[must_use]
    pub fn heals(&self) -> bool {
        self.kind == Kind::Heal
    }

    /// Returns the effect of Enter.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self.kind {
            Kind::Damage if self.damage == DamageKind::Nonlethal => Kind::Nonlethal,
            kind => kind,
        }
    }

    /// Returns the targets with their shares.
    #[must_use]
    pub fn targets(&self) -> &[Target] {
        &self.targets
    }

    /// Returns the targets without their shares.
    #[must_use]
    pub fn who(&self) -> Vec<CombatantId> {
        self.targets.iter().map(|(who, _)| *who).collect()
    }

    /// Returns the targets that the command affects, with their shares.
    #[must_use]
    pub fn affected(&self) -> Vec<Target> {
        let mut affected = self.targets.clone();
        affected.retain(|(who, _)| !self.untracked.contains(who));
        affected
    }

    /// Returns the targets that the command affects, without their shares.
    #[must_use]
    pub fn affected_who(&self) -> Vec<CombatantId> {
        self.affected().into_iter().map(|(who, _)| who).collect()
    }

    /// Returns the targets that the command leaves out, because they have no hit points.
    #[must_use]
    pub fn untracked(&self) -> &[CombatantId] {
        &self.untracked
    }

    /// Leaves out the targets whose hit points are not tracked, and asks the core about the amount and the saves. Damage
    /// reaches a caster too, as it may disturb the spell.
    pub fn track(&mut self, encounter: &Encounter) {
        let kind = self.kind();
        self.untracked = self.who();
        self.untracked.retain(|&who| !kind.affects(encounter, who));
        self.refused = self.refusal(encounter);
        self.judge(encounter);
    }

    /// Returns the share of a target.
    #[must_use]
    pub fn share_of(&self, who: CombatantId) -> Option<DamageShare> {
        let mut targets = self.targets.iter();
        targets
            .find(|(one, _)| *one == who)
            .map(|(_, share)| *share)
    }

    /// Returns the combatants of a drawer that affects the combatant on view, or else the targets.
    #[must_use]
    pub fn receivers(&self, on_view: CombatantId) -> Vec<CombatantId> {
        if self.targets.is_empty() {
            vec![on_view]
        } else {
            self.who()
        }
    }

    /// Returns the text of the field.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the amount.
    #[must_use]
    pub fn amount(&self) -> Option<Amount<'_>> {
        Amount::read(&self.amount)
    }

    /// Returns the parts of the hit with their types, of which the amount is the first. Empty without an amount.
    #[must_use]
    pub fn parts(&self) -> Vec<(Amount<'_>, Option<TypedDamage>)> {
        let first = (self.amount(), self.of);
        let more = self.more.iter().map(|(one, of)| (Amount::read(one), *of));
        let all = [first].into_iter().chain(more);
        let all = all.map(|(amount, of)| Some((amount?, of)));
        all.collect::<Option<_>>().unwrap_or_default()
    }

    /// Returns whether the hit has several parts.
    #[must_use]
    pub fn has_parts(&self) -> bool {
        !self.more.is_empty()
    }

    /// Returns the state of the pending command.
    #[must_use]
    pub fn pending(&self) -> PendingChange<'_> {
        match (&self.fault, self.targets.is_empty(), self.amount()) {
            (Some(fault), _, _) => PendingChange::Fault(fault),
            (None, true, _) => PendingChange::Nobody,
            _ if self.affected().is_empty() => PendingChange::Untracked,
            (None, false, amount) => {
                let accepted = amount.map_or(PendingChange::NoAmount, PendingChange::Amount);
                self.refused.map_or(accepted, PendingChange::Refused)
            }
        }
    }

    /// Returns the command that applies the amounts of the parts to the targets. None without targets, or if the text names
    /// others.
    #[must_use]
    pub fn command(&self, kind: Kind, amounts: &[i32]) -> Option<Command> {
        let targets = self.affected();
        if targets.is_empty() || self.fault.is_some() {
            return None;
        }
        let full = |(_, share): &Target| *share == DamageShare::Full;
        let parts = self.dealt(amounts);
        Some(match (kind, parts.as_slice()) {
            (
                Kind::Damage,
                &[
                    DamagePart {
                        amount,
                        damage_type,
                    },
                ],
            ) if self.critical && targets.iter().all(full) => Command::Damage {
                who: self.affected_who(),
                amount,
                critical: true,
                kind: DamageKind::Lethal,
                damage_type,
            },
            (kind, parts) => change(kind, parts, &targets),
        })
    }

    /// Returns the parts of the hit with these amounts.
    fn dealt(&self, amounts: &[i32]) -> Vec<DamagePart> {
        let more = self.more.iter().map(|(_, of)| *of);
        let types = [self.of].into_iter().chain(more);
        let parts = amounts.iter().zip(types);
        let part = |(&amount, damage_type)| DamagePart {
            amount,
            damage_type,
        };
        parts.map(part).collect()
    }

    /// Returns the command that damages the targets, each with its saving throw.
    #[must_use]
    pub fn saved(
        &self,
        amounts: &[i32],
        save: DamageSave,
        throw: impl Fn(Target) -> DamageTarget,
    ) -> Option<Command> {
        let targets = self.affected();
        if targets.is_empty() || self.fault.is_some() {
            return None;
        }
        let mut parts = self.dealt(amounts).into_iter();
        let DamagePart {
            amount,
            damage_type,
        } = parts.next()?;
        Some(Command::ShareDamage(Box::new(SharedDamage {
            amount,
            save: Some(save),
            targets: targets.into_iter().map(throw).collect(),
            kind: self.kind().damage(),
            damage_type,
            more: parts.collect(),
        })))
    }

    /// Opens a drawer. Another open drawer closes with its targets.
    pub fn open(&mut self, drawer: &'static str) {
        if self.drawer == Some(drawer) {
            return;
        }
        if self.drawer.is_some() {
            self.close();
        }
        self.drawer = Some(drawer);
    }

    /// Asks for an amount of damage or healing. It starts with the combatants selected together, or else with
    /// the selected one.
    pub fn ask(&mut self, heals: bool, selected: Option<CombatantId>) {
        if self.is_aiming() && self.heals() == heals {
            return;
        }
        if self.is_aiming() {
            self.close();
        }
        self.open(AMOUNT);
        self.kind = if heals { Kind::Heal } else { Kind::Damage };
        if self.targets.is_empty() {
            self.targets
                .extend(selected.map(|who| (who, DamageShare::Full)));
        }
        self.heal_fully();
    }

    /// Closes the drawer and drops its targets. The next save may have the same DC.
    pub fn close(&mut self) {
        let mut save = std::mem::take(&mut self.save);
        save.bonuses.clear();
        save.totals.clear();
        save.resisting.clear();
        save.rolling.clear();
        *self = Self {
            save,
            ..Self::default()
        };
    }

    /// Takes one step back: drops the targets, or else closes the drawer. Returns whether there was either.
    pub fn step_back(&mut self) -> bool {
        if !self.targets.is_empty() {
            self.release();
            true
        } else if self.drawer.is_some() {
            self.close();
            true
        } else {
            false
        }
    }

    /// Drops the targets.
    pub fn release(&mut self) {
        self.forget_names();
        self.targets.clear();
    }

    /// Replaces the targets, unless there are none to take.
    pub fn take_targets(&mut self, targets: Vec<Target>) {
        if !targets.is_empty() {
            self.forget_names();
            self.save.failed.clear();
            self.targets = targets;
        }
    }

    /// Makes a combatant a target, with the share of the whole aim. The next call halves a full share of damage, and any other
    /// call removes the target.
    pub fn choose(&mut self, who: CombatantId) {
        self.forget_names();
        self.save.failed.clear();
        let halves = !self.heals();
        let share = if halves {
            self.next_share
        } else {
            DamageShare::Full
        };
        match self.targets.iter_mut().find(|(one, _)| *one == who) {
            None => self.targets.push((who, share)),
            Some((_, share)) if halves && *share == DamageShare::Full => *share = DamageShare::Half,
            Some(_) => self.targets.retain(|(one, _)| *one != who),
        }
    }

    /// Makes the members of a group targets, as [`choose`](Self::choose) does with one. Members that differ take the share of the
    /// whole aim first.
    ///
    /// ```
    /// use asalto_core::CombatantId;
    /// use asalto_core::share::DamageShare::Full;
    /// use asalto_web::input::aim::Aim;
    ///
    /// let (one, other) = (CombatantId(4), CombatantId(5));
    /// let mut aim = Aim::default();
    /// aim.ask(false, None);
    /// aim.choose(one);
    /// aim.choose_all(&[one, other]);
    /// assert_eq!(aim.targets(), [(one, Full), (other, Full)]);
    /// ```
    pub fn choose_all(&mut self, who: &[CombatantId]) {
        let shares: Vec<_> = who.iter().map(|&one| self.share_of(one)).collect();
        if shares.iter().any(|share| *share != shares[0]) {
            self.targets.retain(|(one, _)| !who.contains(one));
        }
        for &one in who {
            self.choose(one);
        }
    }

    /// Returns the share of damage that all targets have, and that the next one gets. None if theirs differ.
    ///
    /// ```
    /// use asalto_core::CombatantId;
    /// use asalto_core::share::DamageShare;
    /// use asalto_web::input::aim::Aim;
    ///
    /// let mut aim = Aim::default();
    /// aim.ask(false, None);
    /// aim.share(DamageShare::Half);
    /// aim.choose(CombatantId(4));
    /// assert_eq!(aim.targets(), [(CombatantId(4), DamageShare::Half)]);
    /// assert_eq!(aim.common_share(), Some(DamageShare::Half));
    /// aim.choose(CombatantId(4));
    /// assert!(aim.targets().is_empty());
    /// ```
    #[must_use]
    pub fn common_share(&self) -> Option<DamageShare> {
        let mut shares = self.targets.iter().map(|(_, share)| *share);
        let first = shares.next().unwrap_or(self.next_share);
        shares.all(|share| share == first).then_some(first)
    }

    /// Gives all targets a share of damage, and the next ones too.
    pub fn share(&mut self, share: DamageShare) {
        self.forget_names();
        self.next_share = share;
        for (_, one) in &mut self.targets {
            *one = share;
        }
        self.heal_fully();
    }

    /// Follows a change of the encounter. Damage and reactions belong to the turn in which they were asked for, and a
    /// target to the encounter.
    pub fn follow(&mut self, turn_changed: bool, view: &EncounterView) {
        if turn_changed && (self.is_aiming() || self.drawer == Some(REACTIONS)) {
            self.close();
        } else if turn_changed {
            self.release();
        }
        let is_gone = |(who, _): &Target| view.combatant(*who).is_none();
        if self.targets.iter().any(is_gone) {
            self.forget_names();
            self.targets.retain(|target| !is_gone(target));
        }
        self.unnamed.retain(|target| !is_gone(target));
    }

    /// Removes the shares of damage from targets that are healed.
    fn heal_fully(&mut self) {
        if self.heals() {
            for (_, share) in &mut self.targets {
                *share = DamageShare::Full;
            }
        }
    }
}
