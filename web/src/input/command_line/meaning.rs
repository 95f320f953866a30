//! The meaning of a line in one notation for all languages, as the tests and `cargo xtask lines` write it:
//! `damage 18 fire: Goblin 1, half Goblin 2`.

use asalto_core::casting::CheckInput;
use asalto_core::command::{InspirationCommand, UseCommand};
use asalto_core::effect::Duration;
use asalto_core::order::PlaceTarget;
use asalto_core::share::DamageShare;
use asalto_core::{ActionKind, CombatantId, Command, EncounterView, SaveKind};
use asalto_text::{Lang, damage_type, save_kind};

use super::parsed::{HalfSave, Lasting, Line, Named, Points, TypedAmount};
use crate::input::hit_points::Kind;

/// Returns the meaning of a line. `conditions` are the English names of the conditions of the context.
#[must_use]
pub fn meaning(line: &Line, view: &EncounterView, conditions: &[String]) -> String {
    let name = |who: &CombatantId| {
        let one = view.combatant(*who);
        one.map_or("?".to_owned(), |one| one.profile.name.clone())
    };
    let names = |who: &[CombatantId]| who.iter().map(name).collect::<Vec<_>>().join(", ");
    let to = |what: &str, who: &[CombatantId]| format!("{what}: {}", names(who));
    let one = |what: &str, who: &CombatantId| format!("{what}: {}", name(who));
    let conditions_of = |all: &[Named]| called(all, conditions);
    match line {
        Line::Points(all) => joined(all.iter().map(|one| points(one, &name))),
        Line::AreaSave { points, save } => area(points, *save, &name),
        Line::SetPoints { who, left, maximum } => {
            let of = maximum.map(|maximum| format!("/{maximum}"));
            to(&format!("points {left}{}", of.unwrap_or_default()), who)
        }
        Line::Maximum { who, maximum } => to(&format!("maximum {maximum}"), who),
        Line::ChangeMaximum { who, by } => to(&format!("maximum {by:+}"), who),
        Line::LowerTemporary { who, by: Some(by) } => to(&format!("temporary -{by}"), who),
        Line::LowerTemporary { who, by: None } => to("no temporary", who),
        Line::Together(all) => joined(all.iter().map(|line| meaning(line, view, conditions))),
        Line::Fill(who) => to("fill", who),
        Line::Begin {
            conditions,
            who,
            duration,
            cause,
        } => {
            let given = to(&format!("give {}", conditions_of(conditions)), who);
            let lasts = duration.map(|duration| format!(" {}", lasts(duration, &name)));
            by(given + &lasts.unwrap_or_default(), cause.as_slice(), &name)
        }
        Line::End {
            conditions,
            who,
            causes,
        } => by(
            to(&format!("end {}", conditions_of(conditions)), who),
            causes,
            &name,
        ),
        Line::Clear(who) => to("clear", who),
        Line::Exhaustion { who, level } => to(&format!("exhaustion {level}"), who),
        Line::Kill(who) => to("kill", who),
        Line::Revive { who, points } => to(&format!("revive {points}"), who),
        Line::MassiveSave { who, how } => one(&format!("massive save {}", check(*how)), who),
        Line::DeathSave { who, face } => {
            let face = face.map(|face| format!(" {face}")).unwrap_or_default();
            one(&format!("death save{face}"), who)
        }
        Line::DeathSaveResult { who, passed: true } => one("death save success", who),
        Line::DeathSaveResult { who, passed: false } => one("death save failure", who),
        Line::Stabilize(who) => to("stabilize", who),
        Line::Place { who, at } => match at {
            PlaceTarget::Count(count) => to(&format!("initiative {count}"), who),
            PlaceTarget::Before(other) => to(&format!("place before {}", name(other)), who),
            PlaceTarget::After(other) => to(&format!("place after {}", name(other)), who),
        },
        Line::Reroll(who) => to("reroll", who),
        Line::Delay(until) => until.map_or("delay".to_owned(), |until| format!("delay {until}")),
        Line::Ready { name, trigger } => format!("ready \"{name}\" when \"{trigger}\""),
        Line::ActNow(who) => one("act now", who),
        Line::Fire(who) => to("trigger", who),
        Line::Next => "next".to_owned(),
        Line::Pass => "pass".to_owned(),
        Line::PassAll => "everyone passes".to_owned(),
        Line::ActionPoints { who, by } => to(&format!("action points {by:+}"), who),
        Line::Previous => "previous".to_owned(),
        Line::Undo(count) => format!("undo {count}"),
        Line::Redo(count) => format!("redo {count}"),
        Line::Hide(who) => to("hide", who),
        Line::Reveal(who) => to("reveal", who),
        Line::Defend { who, defenses } => one(defenses, who),
        Line::ChangeSide { who, side } => to(&format!("side {}", side.0), who),
        Line::Rename { who, name } => one(&format!("rename {name}"), who),
        Line::ArmorClass { who, value } => to(&format!("armor {value}"), who),
        Line::Add(line) => format!("add {line}"),
        Line::Remove(who) => to("remove", who),
        Line::Join { who, with } => format!("{} with {}", to("join", who), name(with)),
        Line::Split(who) => to("split", who),
        Line::Surprise(who) => to("surprise", who),
        Line::DropConcentration(who) => one("drop concentration", who),
        Line::Concentrate { who, spell } => one(&format!("concentrate {spell}"), who),
        Line::LegendaryResistance(who) => one("legendary resistance", who),
        Line::Legendary { who, name } => one(&format!("legendary {name}"), who),
        Line::Reaction(who) => one("reaction", who),
        Line::Action => "action".to_owned(),
        Line::BonusAction => "bonus action".to_owned(),
        Line::Immediate(who) => one("immediate action", who),
        Line::SwiftAction => "swift action".to_owned(),
        Line::Command(command) => of_command(command, &name),
        Line::Roll(expression) => format!("roll {expression}"),
        Line::Find(who) => one("find", who),
        Line::Help => "help".to_owned(),
        Line::EndCombat => "end combat".to_owned(),
    }
}

/// Returns the names of conditions.
fn called(all: &[Named], conditions: &[String]) -> String {
    let all = all.iter().map(|named| match named {
        Named::Known(index) => conditions.get(*index).cloned().unwrap_or_default(),
        Named::Custom(words) => words.clone(),
    });
    all.collect::<Vec<_>>().join(" + ")
}

/// Returns the meaning of damage with a save for half.
fn area(
    damage: &Points,
    HalfSave { kind, difficulty }: HalfSave,
    name: &dyn Fn(&CombatantId) -> String,
) -> String {
    let kind = kind.map(|kind| save_kind(Lang::En, kind).to_lowercase());
    let difficulty = difficulty.map(|number| number.to_string());
    let words = [Some(points(damage, name) + "; half on"), kind, difficulty];
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns meanings that a line has together.
fn joined(all: impl Iterator<Item = String>) -> String {
    all.collect::<Vec<_>>().join(" + ")
}

/// Returns a meaning with the combatant that causes it.
fn by(meaning: String, causes: &[CombatantId], name: &dyn Fn(&CombatantId) -> String) -> String {
    if causes.is_empty() {
        return meaning;
    }
    let causes: Vec<_> = causes.iter().map(name).collect();
    format!("{meaning} by {}", causes.join(", "))
}

/// Returns the meaning of a line about what a combatant has of its own.
fn of_command(command: &Command, name: &dyn Fn(&CombatantId) -> String) -> String {
    match command {
        Command::SwapInitiative(pair) => {
            format!("swap {} with {}", name(&pair.who), name(&pair.with))
        }
        Command::FollowSummoner(one) => format!("summoned {} by {}", name(&one.who), name(&one.by)),
        Command::TakeAction { action } => match action {
            ActionKind::ActionSurge => "action surge".to_owned(),
            _ => "haste action".to_owned(),
        },
        Command::Inspiration(InspirationCommand::Set { who, has: true }) => {
            format!("inspire: {}", name(who))
        }
        Command::Inspiration(InspirationCommand::Set { who, has: false }) => {
            format!("end inspiration: {}", name(who))
        }
        Command::Inspiration(InspirationCommand::Spend { who }) => {
            format!("spend inspiration: {}", name(who))
        }
        Command::Save(save) => {
            let kind = save.name.to_lowercase();
            let how = save
                .typed
                .map_or_else(|| format!("{:+}", save.modifier), |total| total.to_string());
            let against = save.difficulty.map(|number| format!(" against {number}"));
            let against = against.unwrap_or_default();
            format!("{kind} save {how}{against}: {}", name(&save.who))
        }
        Command::Use(UseCommand::Spend { who, name: of }) => format!("use {of}: {}", name(who)),
        Command::Use(UseCommand::Restore { who, name: of }) => {
            format!("recharge {of}: {}", name(who))
        }
        other => format!("{other:?}"),
    }
}

fn check(how: CheckInput) -> String {
    match how {
        CheckInput::Roll { modifier } => format!("{modifier:+}"),
        CheckInput::Total { total } => total.to_string(),
        CheckInput::Verdict { verdict } => format!("{verdict:?}"),
    }
}

fn points(points: &Points, name: &dyn Fn(&CombatantId) -> String) -> String {
    let kind = match points.kind {
        Kind::Damage => "damage",
        Kind::Heal => "heal",
        Kind::Temporary => "temporary",
        Kind::Nonlethal => "nonlethal",
    };
    let parts = points.parts.iter().map(|TypedAmount { amount, of }| {
        let of = of.map(|of| format!(" {}", damage_type(Lang::En, of)));
        format!("{amount}{}", of.unwrap_or_default())
    });
    let parts: Vec<_> = parts.collect();
    let targets = points.targets.iter().map(|(who, share)| {
        let share = match share {
            DamageShare::Full => "",
            DamageShare::Half => "half ",
            DamageShare::Double => "double ",
            DamageShare::Nothing => "no ",
        };
        format!("{share}{}", name(who))
    });
    let targets: Vec<_> = targets.collect();
    let past = points
        .past
        .iter()
        .map(|past| format!(" past {}", past.name));
    let past: String = past.collect();
    let critical = if points.critical { "critical " } else { "" };
    format!(
        "{critical}{kind} {}{past}: {}",
        parts.join(" and "),
        targets.join(", ")
    )
}

fn lasts(lasts: Lasting, name: &dyn Fn(&CombatantId) -> String) -> String {
    match lasts {
        Lasting::Known(Duration::Rounds(rounds)) => format!("for {rounds}"),
        Lasting::Known(Duration::TurnStart(who)) => format!("until start {}", name(&who)),
        Lasting::Known(Duration::TurnEnd(who)) => format!("until end {}", name(&who)),
        Lasting::Known(Duration::NextAction(who)) => format!("until action {}", name(&who)),
        Lasting::Known(Duration::RoundEnd) => "until round end".to_owned(),
        Lasting::Known(Duration::Open) => "until removed".to_owned(),
        Lasting::Own { ends: true } => "until own end".to_owned(),
        Lasting::Own { ends: false } => "until own start".to_owned(),
        Lasting::Known(Duration::Save { difficulty, kind }) => until_save(Some(difficulty), kind),
        Lasting::Save {
            difficulty,
            kind,
            rounds,
        } => {
            let latest = rounds.map(|rounds| format!(" for {rounds} at most"));
            until_save(difficulty, kind) + &latest.unwrap_or_default()
        }
        Lasting::NextRound => "until next round end".to_owned(),
    }
}

fn until_save(difficulty: Option<i32>, kind: Option<SaveKind>) -> String {
    let kind = kind.map(|kind| format!(" {}", save_kind(Lang::En, kind).to_lowercase()));
    let difficulty = difficulty.map(|difficulty| format!(" {difficulty}"));
    let (kind, difficulty) = (kind.unwrap_or_default(), difficulty.unwrap_or_default());
    format!("until{kind} save{difficulty}")
}
