//! English.

pub mod refuse;
pub mod tale;
pub mod terms;

use asalto_core::Round;

use super::tongue::Tongue;
use super::{Lang, Sentence, Word};

const LANG: Lang = Lang::En;

/// The language.
pub static TONGUE: Tongue = Tongue {
    word,
    say,
    tell: tale::tell,
    refuse: refuse::refuse,
    ruleset: terms::ruleset,
    condition: terms::condition,
    life: terms::life,
    action: terms::action,
    response: terms::response,
    tie_breaker: terms::tie_breaker,
    phrase: super::stack::phrase::english,
    side: terms::side,
};

#[allow(clippy::too_many_lines, reason = "one line a word")]
pub fn word(word: Word) -> &'static str {
    match word {
        Word::Preparation => "Before the fight",
        Word::Sample => "The ambush",
        Word::Undo => "Undo",
        Word::Redo => "Redo",
        Word::QuickLine => "Add combatants",
        Word::QuickHint => "4 goblin +2 hp 7 ac 15 · 6 rat group · Aria +3 dex 17 pc",
        Word::Add => "Add",
        Word::Form => "With a form",
        Word::Edit => "Edit",
        Word::Remove => "Remove",
        Word::Close => "Close",
        Word::Side => "Side",
        Word::HitPoints => "Hit points",
        Word::ArmorClassShort => "AC",
        Word::DexterityShort => "Dex",
        Word::HitPointsShort => "HP",
        Word::Group => "group",
        Word::Awareness => "Who is aware",
        Word::AwarenessByOne => "One by one, and by checks",
        Word::Start => "Start the fight",
        Word::NobodyYet => "Nobody is here yet. Add combatants, or try a sample.",
        Word::Turn => "turn",
        Word::RuleOtherwise => "Rule otherwise",
        Word::MemoryOnly => {
            "This browser keeps nothing for this page: the fight will be gone when you close it."
        }
        Word::TryAgain => "Try again",
        Word::PartMissing => "That part of the app could not be loaded. Try again with a network.",
        Word::NotSaved => "The browser's storage is full: what you do now is not being saved.",
        Word::KeptAside => {
            "An encounter could not be read. It was kept aside, and nothing of it was changed."
        }
        Word::Ruleset => "Rules",
        Word::PrepareRound => "A round of preparation passes",
        Word::Prepared => "Rounds of preparation",
        Word::HouseRules => "House rules",
        Word::SampleKobold => "The kobold in the corridor",
        Word::SampleGargoyle => "Lidda and the gargoyle",
        Word::SampleDoor => "The archer at the door",
        Word::SampleCamp => "The bandit camp",
        Word::Help => "Keys and help",
        Word::GuidedFight => "Guided fight",
        Word::Escape => "Esc",
        Word::Space => "Space",
        Word::Shift => "Shift",
        Word::UpdateReady => "A new version of Asalto is ready.",
        Word::UpdateNow => "Update now",
        Word::StayAwake => "Screen stays awake in a fight",
        Word::SafeMode => "Safe mode: the last encounter was not opened. It is in the menu.",
        Word::LastUnreadable => {
            "The last change could not be read and was kept aside. The encounter is as it was just before."
        }
        Word::NewerVersion => {
            "A newer version of Asalto wrote this encounter. It was left untouched: update the app to open it."
        }
        Word::NearlyFull => {
            "This browser has little room left for encounters. Download them while there is some."
        }
        Word::Forked => {
            "Another tab has changed this encounter. What you did here was kept as an encounter of its own."
        }
        Word::DeletedElsewhere => {
            "Another tab has deleted this encounter. It is still here: do you want to keep it?"
        }
        Word::KeepHere => "Keep it",
        Word::LetGo => "Let it go",
        Word::Following => "This encounter is played in another tab or page; here it is shown.",
        Word::TakeOver => "Play here",
        Word::DownloadAll => "Download all encounters",
        Word::NothingInFile => "There is no encounter in that file that Asalto can read.",
        Word::Rules => "The rules",
        Word::Menu => "Menu",
    }
}

pub fn say(sentence: &Sentence<'_>) -> String {
    match sentence {
        Sentence::Round(Round::SURPRISE) => "Surprise round".into(),
        Sentence::Round(Round(number)) => format!("Round {number}"),
        Sentence::TurnOf { number, of } => format!("turn {number} of {of}"),
        Sentence::EndTurn {
            who,
            next: Some(next),
        } => format!("End {who}’s turn → {next}"),
        Sentence::EndTurn { who, next: None } => format!("End {who}’s turn"),
        Sentence::ActsNow {
            count,
            next: Some(next),
        } => {
            format!("acts now, at {count}. Next: {next}")
        }
        Sentence::ActsNow { count, next: None } => format!("acts now, at {count}"),
        Sentence::TurnChanged { round, who, next } => {
            let next = next
                .map(|next| format!(" Next: {next}."))
                .unwrap_or_default();
            format!("{}. {who}’s turn.{next}", say(&Sentence::Round(*round)))
        }
        Sentence::QuickPreview { names, count: 1 } => format!("Adds {names}"),
        Sentence::QuickPreview { names, count } => format!("Adds {count}: {names}"),
        Sentence::SideAware {
            observer,
            target,
            aware,
        } => {
            let is = if *aware { "aware of" } else { "unaware of" };
            let (observer, target) = (terms::side(*observer), terms::of_side(*target));
            format!("{observer}: {is} {target}")
        }
        Sentence::OpensAware => {
            "Everybody is aware: no surprise round. All roll initiative.".into()
        }
        Sentence::OpensUnaware => {
            "Nobody is aware of the others: no surprise round. All roll initiative.".into()
        }
        Sentence::OpensSurprise { aware, count } if LANG.is_one(*count) => {
            format!("Some are aware: surprise round. {aware} acts, one action.")
        }
        Sentence::OpensSurprise { aware, .. } => {
            format!("Some are aware: surprise round. {aware} act, one action each.")
        }
        Sentence::WhoIsSurprised { who, count } if LANG.is_one(*count) => {
            format!("{who} is surprised.")
        }
        Sentence::WhoIsSurprised { who, .. } => format!("{who} are surprised."),
        Sentence::OpensUnsurprised => "Nobody is surprised. All roll initiative.".into(),
        Sentence::Of { what, who } => format!("{what}: {who}"),
        Sentence::RulesFound { count: 0 } => "No rule has all these words.".into(),
        Sentence::RulesFound { count } if LANG.is_one(*count) => format!("{count} rule"),
        Sentence::RulesFound { count } => format!("{count} rules"),
        Sentence::LastDownload { date } => format!("Last download: {date}."),
        Sentence::StorageUsed { used } => format!("{} KB kept here.", LANG.number(*used)),
        Sentence::Added { count } if LANG.is_one(*count) => "One encounter was added.".into(),
        Sentence::Added { count } => format!("{count} encounters were added."),
        Sentence::Title { names, more: 0 } => (*names).into(),
        Sentence::Title { names, more } => format!("{names} and {more} more"),
    }
}
