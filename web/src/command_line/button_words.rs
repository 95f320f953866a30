//! The words of the button that carries out a typed command.

use asalto_core::casting::CheckInput;
use asalto_core::order::PlaceTarget;
use asalto_core::rules::DyingRoll;
use asalto_core::share::{DamageKind, DamageShare};
use asalto_core::{CombatantId, Command, Condition};
use asalto_text::{
    self as text, AimText, CombatText, CommandLineText, CommandText, Message, SetupText, ToolsText,
    WoundText,
};

use super::given;
use crate::components::aims;
use crate::components::dying_roll;
use crate::components::panel::picker;
use crate::input::aim::Amount;
use crate::input::command_line::{AimedDamage, Dealt, DealtHit, Effect, Line, Named};
use crate::input::hit_points::Kind;
use crate::store::Store;

/// Returns the words of a line with this effect.
pub fn words(store: Store, line: &Line, effect: &Effect, known: &[Condition]) -> String {
    use CommandLineText as Text;
    let of = |text: Text, who: &[CombatantId], more: &[&str]| {
        let named = aims::named(store, who);
        let mut with = vec![named.as_str()];
        with.extend(more);
        store.text_with(text, &with)
    };
    let number = |number: i32| store.lang().number(number);
    let label = |label: &str, text: &str| store.message(&Message::Labeled { label, text });
    match line {
        Line::Points(_) => points(store, effect),
        Line::AreaSave { .. } => match effect {
            Effect::Aim(aimed) => aimed_words(store, aimed),
            _ => String::new(),
        },
        Line::SetPoints { who, left, maximum } => {
            let left = match maximum {
                Some(maximum) => format!("{}/{}", number(*left), number(*maximum)),
                None => number(*left),
            };
            of(Text::SetPoints, who, &[&left])
        }
        Line::Maximum { who, maximum } => of(Text::SetMaximum, who, &[&number(*maximum)]),
        Line::Fill(who) => of(Text::FillPoints, who, &[]),
        Line::Begin { .. } => gives(store, effect),
        Line::End {
            conditions, who, ..
        } => {
            let conditions = called(store, conditions, known);
            of(Text::EndCondition, who, &[&conditions])
        }
        Line::Clear(who) => of(Text::ClearConditions, who, &[]),
        Line::Exhaustion { who, level } => of(Text::SetExhaustion, who, &[&level.to_string()]),
        Line::Kill(who) => of(Text::Kill, who, &[]),
        Line::Revive { who, points } => of(Text::Revive, who, &[&number(*points)]),
        Line::MassiveSave { who, how } => massive_save(store, *who, *how),
        Line::DeathSave { who, face } => {
            let face = face.map(|face| face.to_string()).unwrap_or_default();
            let text = match dying_roll::roll_of(store) {
                DyingRoll::DeathSave => Text::DeathSave,
                DyingRoll::Stabilization => Text::Stabilization,
            };
            of(text, &[*who], &[&face])
        }
        Line::Stabilize(who) => of(Text::Stabilize, who, &[]),
        Line::Place { who, at } => match at {
            PlaceTarget::Count(count) => of(Text::SetInitiative, who, &[&number(*count)]),
            PlaceTarget::Before(other) => of(Text::MoveBefore, who, &[&store.name(*other)]),
            PlaceTarget::After(other) => of(Text::MoveAfter, who, &[&store.name(*other)]),
        },
        Line::Reroll(who) => of(Text::Reroll, who, &[]),
        Line::Delay(None) => store.text(CombatText::Delay).to_owned(),
        Line::Delay(Some(count)) => store.text_with(CommandText::DelayTo, &[&number(*count)]),
        Line::Ready { name, .. } => label(store.text(CombatText::ReadyAction), name),
        Line::Fire(who) => of(CommandLineText::Fire, who, &[]),
        Line::Next => String::new(),
        Line::Pass
        | Line::PassAll
        | Line::ActionPoints { .. }
        | Line::ActNow(_)
        | Line::Action
        | Line::ChangeMaximum { .. }
        | Line::LowerTemporary { .. }
        | Line::DeathSaveResult { .. }
        | Line::Together(_) => labels(store, effect),
        Line::Command(command) => of_command(store, command, labels(store, effect)),
        Line::Previous => store.text(CombatText::PreviousTurn).to_owned(),
        Line::Undo(_) | Line::Redo(_) => match effect {
            Effect::Undo(count) => times(store, *count, true),
            Effect::Redo(count) => times(store, *count, false),
            _ => String::new(),
        },
        Line::Hide(who) => of(Text::HideFromPlayers, who, &[]),
        Line::Reveal(who) => of(Text::ShowToPlayers, who, &[]),
        Line::Rename { who, name } => of(Text::Rename, &[*who], &[name]),
        Line::ArmorClass { who, value } => of(Text::SetArmorClass, who, &[&value.to_string()]),
        Line::Add(_) => store.text(CombatText::AddCombatants).to_owned(),
        Line::Remove(who) => label(store.text(SetupText::Remove), &aims::named(store, who)),
        Line::Join { who, with } => of(Text::JoinGroup, who, &[&store.name(*with)]),
        Line::Defend { who, defenses } => label(&store.name(*who), defenses),
        Line::ChangeSide { who, side } => {
            of(Text::ChangeSide, who, &[&text::side(store.lang(), *side)])
        }
        Line::Split(who) => of(Text::LeaveGroup, who, &[]),
        Line::Surprise(who) => of(Text::Surprise, who, &[]),
        Line::DropConcentration(who) => {
            store.text_with(CombatText::StopsConcentrating, &[&store.name(*who)])
        }
        Line::Concentrate { who, spell } => of(Text::Concentrate, &[*who], &[spell]),
        Line::LegendaryResistance(who) => of(Text::LegendaryResistance, &[*who], &[]),
        Line::Legendary { who, name } => of(Text::LegendaryAction, &[*who], &[name]),
        Line::Reaction(who) => of(Text::SpendReaction, &[*who], &[]),
        Line::BonusAction => store.text(Text::SpendBonusAction).to_owned(),
        Line::Immediate(who) => of(Text::TakeImmediate, &[*who], &[]),
        Line::SwiftAction => store.text(Text::SpendSwiftAction).to_owned(),
        Line::Roll(expression) => label(store.text(ToolsText::Roll), &asked(effect, expression)),
        Line::Find(who) => of(Text::GoTo, &[*who], &[]),
        Line::Help => store.text(SetupText::KeysAndHelp).to_owned(),
        Line::EndCombat => store.text(CombatText::EndCombat).to_owned(),
    }
}

/// Returns the words that open the damage bar: Enter deals nothing yet.
fn aimed_words(store: Store, aimed: &AimedDamage) -> String {
    let parts = aimed.parts.iter().map(|(amount, typed)| {
        let number = amount.parse();
        (number.map_or(Amount::Dice(amount), Amount::Number), *typed)
    });
    let parts: Vec<_> = parts.collect();
    let unsaved: Vec<_> = aimed.targets.iter().map(|(who, _)| *who).collect();
    let deals = aims::deals(store, aimed.kind, &parts, &aimed.targets, &unsaved);
    store.text_with(CommandLineText::OpenDamageBar, &[&deals])
}

/// Returns the words of a command. A save has what its numbers are: `Ogre: saving throw: Dexterity, total 15, DC 13`.
fn of_command(store: Store, command: &Command, label: String) -> String {
    let Command::Save(save) = command else {
        return label;
    };
    let lang = store.lang();
    let how = match save.typed {
        Some(total) => store.text_with(CommandLineText::SaveTotal, &[&lang.number(total)]),
        None => lang.modifier(save.modifier),
    };
    let number = save.difficulty.map(|number| lang.number(number));
    let against = number.map(|number| store.text_with(CommandLineText::SaveDifficulty, &[&number]));
    let words = [Some(label), Some(how), against];
    words.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Returns the words of a save against massive damage.
fn massive_save(store: Store, who: CombatantId, how: CheckInput) -> String {
    let how = match how {
        CheckInput::Roll { modifier } => store.lang().modifier(modifier),
        CheckInput::Total { total } => store.lang().number(total),
        CheckInput::Verdict { .. } => String::new(),
    };
    store.text_with(WoundText::SaveBy, &[&store.name(who), &how])
}

/// Returns the dice that are rolled: those of the command, or else the typed ones.
fn asked(effect: &Effect, typed: &str) -> String {
    let asked = match effect {
        Effect::Commands(commands) => commands.iter().find_map(|one| match one {
            Command::Roll { expression, .. } => Some(expression.clone()),
            _ => None,
        }),
        _ => None,
    };
    asked.unwrap_or_else(|| typed.to_owned())
}

/// Returns the words of changes of hit points: those of their commands, or of dice.
fn points(store: Store, effect: &Effect) -> String {
    let all: Vec<_> = match effect {
        Effect::Commands(commands) => {
            let all = commands.iter();
            all.map(|command| changes(store, command)).collect()
        }
        Effect::Rolled(dealt) => dealt
            .hits
            .iter()
            .map(|hit| rolls(store, dealt, hit))
            .collect(),
        _ => Vec::new(),
    };
    all.join("; ")
}

/// Returns the words of a command that changes hit points.
fn changes(store: Store, command: &Command) -> String {
    let named = |who: &[CombatantId]| aims::named(store, who);
    match command {
        Command::Damage {
            who,
            amount,
            kind,
            damage_type,
            ..
        } => {
            let targets: Vec<_> = who.iter().map(|who| (*who, DamageShare::Full)).collect();
            let parts = [(Amount::Number(*amount), *damage_type)];
            aims::deals(store, kind_of(*kind), &parts, &targets, &[])
        }
        Command::ShareDamage(shared) => {
            let targets = shared.targets.iter().map(|one| (one.who, one.share));
            let targets: Vec<_> = targets.collect();
            let parts = shared.parts();
            let parts = parts.map(|part| (Amount::Number(part.amount), part.damage_type));
            let parts: Vec<_> = parts.collect();
            let saves = shared.targets.iter().filter(|_| shared.save.is_some());
            let saves: Vec<_> = saves.map(|one| one.who).collect();
            aims::deals(store, kind_of(shared.kind), &parts, &targets, &saves)
        }
        Command::Heal { who, amount } => {
            let amount = store.lang().number(*amount);
            store.text_with(AimText::HealBy, &[&amount, &named(who)])
        }
        Command::GrantTemporary { who, amount } => {
            temporary(store, &store.lang().number(*amount), &named(who))
        }
        _ => String::new(),
    }
}

fn kind_of(kind: DamageKind) -> Kind {
    match kind {
        DamageKind::Lethal => Kind::Damage,
        DamageKind::Nonlethal => Kind::Nonlethal,
    }
}

/// Returns the words of a hit by dice.
fn rolls(store: Store, dealt: &Dealt, hit: &DealtHit) -> String {
    let who: Vec<_> = hit.targets.iter().map(|(who, _)| *who).collect();
    let named = aims::named(store, &who);
    let dice = dealt.amounts.first().map_or("", String::as_str);
    match dealt.kind {
        kind @ (Kind::Damage | Kind::Nonlethal) => {
            let parts = dealt.amounts.iter().zip(&hit.types);
            let parts = parts.map(|(amount, typed)| {
                let number = amount.parse();
                (number.map_or(Amount::Dice(amount), Amount::Number), *typed)
            });
            let parts: Vec<_> = parts.collect();
            aims::deals(store, kind, &parts, &hit.targets, &[])
        }
        Kind::Heal => store.text_with(AimText::HealBy, &[dice, &named]),
        Kind::Temporary => temporary(store, dice, &named),
    }
}

fn temporary(store: Store, amount: &str, label: &str) -> String {
    let text = store.text_with(CombatText::TemporaryLeft, &[amount]);
    store.message(&Message::Labeled { label, text: &text })
}

/// Returns the names of conditions.
fn called(store: Store, conditions: &[Named], known: &[Condition]) -> String {
    let names = conditions.iter().map(|named| match named {
        Named::Known(index) => text::condition(store.lang(), &known[*index]),
        Named::Custom(words) => words.clone(),
    });
    text::list(store.lang(), &names.collect::<Vec<_>>())
}

/// Returns the words that give conditions, with the duration for the first combatant.
fn gives(store: Store, effect: &Effect) -> String {
    let Effect::Commands(commands) = effect else {
        return String::new();
    };
    // Those who have a condition already are left out.
    let mut who: Vec<CombatantId> = Vec::new();
    let mut names: Vec<String> = Vec::new();
    let mut first = None;
    let all = commands
        .iter()
        .filter_map(|command| Some((given::by(command)?, given::cause(command))));
    for ((one, condition, duration), cause) in all {
        let name = text::condition(store.lang(), condition);
        if !who.contains(&one) {
            who.push(one);
        }
        if !names.contains(&name) {
            names.push(name);
        }
        first.get_or_insert((condition, duration, cause));
    }
    let Some((condition, duration, cause)) = first else {
        return String::new();
    };
    let with = [
        aims::named(store, &who),
        text::list(store.lang(), &names),
        picker::lasts(store, condition, duration),
    ];
    given::words(store, with, cause)
}

/// Returns the words of a number of undone or redone entries.
fn times(store: Store, count: usize, back: bool) -> String {
    let label = store.text(if back {
        SetupText::Undo
    } else {
        SetupText::Redo
    });
    match count {
        1 => label.to_owned(),
        _ => store.text_with(CommandLineText::Times, &[label, &count.to_string()]),
    }
}

/// Returns the labels of commands.
fn labels(store: Store, effect: &Effect) -> String {
    let Effect::Commands(commands) = effect else {
        return String::new();
    };
    let label = |command: &Command| {
        store.with_names(|names| text::command::label(store.lang(), command, names))
    };
    commands.iter().map(label).collect::<Vec<_>>().join(", ")
}
