//! The topics, and the part of the app that has the texts of each (docs/decisions/0012).

use super::catalog::Catalog;
#[cfg(not(all(target_arch = "wasm32", feature = "words")))]
use super::loading;
#[cfg(all(target_arch = "wasm32", feature = "words"))]
use super::words;
use super::{
    AimText, AwarenessText, CampaignText, ChoiceText, CombatLogText, CombatText, CommandLineText,
    CommandText, CreatureText, Dnd2024Text, DyingText, HomeText, HouseRuleText, LegendaryText,
    LogText, MenuText, MessageText, NoticeText, PickerText, PlayersText, ProfileText, ReasonText,
    RejectionText, ReplayText, RulebookText, SetupRejectionText, SetupText, ShortcutText,
    TableText, TalesOfWarLogText, TalesOfWarRejectionText, TalesOfWarText, TermText, ToolsText,
    TutorialText,
};
use super::{Lang, en, es, fr};

/// Lists topics of the package. Only those of its words load later; any other is there in all languages.
#[cfg(all(target_arch = "wasm32", feature = "words"))]
macro_rules! load_with_words {
    ($($topic:ident: $set:ident;)*) => {
        $(impl $set {
            pub(super) fn catalog(lang: Lang) -> &'static Catalog {
                const INDEX: Option<usize> = words::index(stringify!($topic));
                match (lang, INDEX) {
                    (Lang::En, _) => &en::$topic::CATALOG,
                    (_, Some(index)) => words::get(lang, index),
                    (Lang::Es, None) => &es::$topic::CATALOG,
                    (Lang::Fr, None) => &fr::$topic::CATALOG,
                }
            }
        })*
    };
}

/// Lists the topics that load in one language: a table of their catalogs, and the function that returns
/// the loaded one.
macro_rules! load_in_one_language {
    ($(#[$about:meta])* $table:ident, $loaded:ident; $($topic:ident: $set:ident;)*) => {
        $(#[$about])*
        #[cfg(not(all(target_arch = "wasm32", feature = "words")))]
        pub struct $table {
            $($topic: &'static Catalog,)*
        }

        #[cfg(not(all(target_arch = "wasm32", feature = "words")))]
        impl $table {
            pub(super) const ES: Self = Self { $($topic: &es::$topic::CATALOG,)* };
            pub(super) const FR: Self = Self { $($topic: &fr::$topic::CATALOG,)* };
            pub(super) const EN: Self = Self { $($topic: &en::$topic::CATALOG,)* };

            /// No texts at all.
            #[cfg(all(target_arch = "wasm32", feature = "parts"))]
            pub(super) const EMPTY: Self = Self { $($topic: &Catalog::EMPTY,)* };
        }

        $(impl $set {
            #[cfg(not(all(target_arch = "wasm32", feature = "words")))]
            pub(super) fn catalog(lang: Lang) -> &'static Catalog {
                loading::$loaded(lang).$topic
            }
        })*

        #[cfg(all(target_arch = "wasm32", feature = "words"))]
        load_with_words! { $($topic: $set;)* }
    };
}

/// Lists the topics that load in every language with the part of the app that shows them.
macro_rules! load_with_their_part {
    ($($topic:ident: $set:ident;)*) => {
        $(impl $set {
            #[cfg(not(all(target_arch = "wasm32", feature = "words")))]
            pub(super) fn catalog(lang: Lang) -> &'static Catalog {
                match lang {
                    Lang::Es => &es::$topic::CATALOG,
                    Lang::Fr => &fr::$topic::CATALOG,
                    Lang::En => &en::$topic::CATALOG,
                }
            }
        })*

        #[cfg(all(target_arch = "wasm32", feature = "words"))]
        load_with_words! { $($topic: $set;)* }
    };
}

load_in_one_language! {
    /// The topics that load with a language.
    Language, language;
    setup: SetupText;
    notices: NoticeText;
    messages: MessageText;
    terms: TermText;
    log: LogText;
    setup_rejections: SetupRejectionText;
}

load_in_one_language! {
    /// The topics that load with a combat.
    CombatTopics, combat;
    aim: AimText;
    picker: PickerText;
    combat: CombatText;
    combat_log: CombatLogText;
    command_line: CommandLineText;
    creatures: CreatureText;
    dnd2024: Dnd2024Text;
    dying: DyingText;
    legendary: LegendaryText;
    table: TableText;
    choice: ChoiceText;
    reasons: ReasonText;
    rejections: RejectionText;
    tales_of_war: TalesOfWarText;
    tales_of_war_log: TalesOfWarLogText;
    tales_of_war_rejections: TalesOfWarRejectionText;
}

load_with_their_part! {
    awareness: AwarenessText;
    campaign: CampaignText;
    commands: CommandText;
    home: HomeText;
    house_rules: HouseRuleText;
    menu: MenuText;
    players: PlayersText;
    profile: ProfileText;
    replay: ReplayText;
    rulebook: RulebookText;
    shortcuts: ShortcutText;
    tools: ToolsText;
    tutorial: TutorialText;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Text;

    /// Checks that every text renders in every language with all gaps filled in.
    fn check(texts: impl Iterator<Item = Text>, gaps: &[u8]) {
        let values = ["Aria", "1", "2", "3", "4", "5", "6", "7"];
        for (text, gaps) in texts.zip(gaps) {
            for lang in Lang::ALL {
                let filled = lang.text_with(text, &values);
                assert!(!filled.trim().is_empty(), "a text is empty in {lang:?}");
                assert!(!filled.contains(['{', '}']), "{lang:?}: {filled}");
                if gaps & 1 > 0 {
                    assert!(filled.contains("Aria"), "{lang:?}: {filled}");
                }
            }
        }
    }

    macro_rules! check_topics {
        ($($set:ident)*) => {
            $(check($set::ALL.iter().map(|message| message.text()), $set::GAPS);)*
        };
    }

    #[test]
    fn every_message_renders_in_every_language() {
        check_topics! {
            SetupText NoticeText MessageText TermText LogText SetupRejectionText TalesOfWarText
            TalesOfWarLogText TalesOfWarRejectionText CombatText CombatLogText ReasonText
            RejectionText Dnd2024Text DyingText LegendaryText AwarenessText HomeText HouseRuleText MenuText ProfileText RulebookText ShortcutText
            ToolsText TutorialText TableText ChoiceText AimText PickerText CommandLineText CommandText CreatureText PlayersText ReplayText CampaignText
        }
    }
}
