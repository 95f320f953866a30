//! The topics. Each is a row here and a file in each language folder.
//!
//! A row has the topic's file, its set of texts and, if the package for JavaScript needs its texts,
//! `in_package`. The rows form three groups:
//! - `start`: texts of every screen, which load with a language;
//! - `combat`: texts that load in one language with the first part of the app after the first screen;
//! - `parts`: texts that load in every language, with the part of the app that shows them.

/// Calls a macro with the table of topics.
macro_rules! topics {
    ($with:ident) => {
        $with! {
            start {
                setup: SetupText, in_package;
                notices: NoticeText;
                numeric_fields: NumericFieldText;
                messages: MessageText, in_package;
                terms: TermText, in_package;
                log: LogText, in_package;
                setup_rejections: SetupRejectionText, in_package;
            }
            combat {
                aim: AimText;
                base: BaseText;
                choice: ChoiceText;
                combat: CombatText, in_package;
                combat_log: CombatLogText, in_package;
                command_line: CommandLineText;
                commands: CommandText, in_package;
                creatures: CreatureText;
                damage: DamageText, in_package;
                dnd2024: Dnd2024Text, in_package;
                dying: DyingText, in_package;
                house_rules: HouseRuleText, in_package;
                legendary: LegendaryText, in_package;
                limited_uses: LimitedUseText, in_package;
                picker: PickerText;
                reasons: ReasonText, in_package;
                rejections: RejectionText, in_package;
                table: TableText, in_package;
                tales_of_war: TalesOfWarText, in_package;
                tales_of_war_log: TalesOfWarLogText, in_package;
                tales_of_war_rejections: TalesOfWarRejectionText, in_package;
                turn_effects: TurnEffectText, in_package;
                wounds: WoundText, in_package;
            }
            parts {
                awareness: AwarenessText;
                bring_in: BringInText;
                campaign: CampaignText;
                home: HomeText;
                incoming: IncomingText;
                menu: MenuText;
                players: PlayersText;
                profile: ProfileText;
                replay: ReplayText;
                rulebook: RulebookText;
                send_out: SendOutText;
                shortcuts: ShortcutText;
                tools: ToolsText;
                tutorial: TutorialText;
            }
        }
    };
}

/// Declares the files of a language.
macro_rules! declare_files {
    ($($group:ident { $($topic:ident: $set:ident $(, $mark:ident)?;)* })*) => {
        $($(pub mod $topic;)*)*
    };
}

/// Exports the sets of texts, which the English files declare.
macro_rules! export_sets {
    ($($group:ident { $($topic:ident: $set:ident $(, $mark:ident)?;)* })*) => {
        $($(pub use en::$topic::$set;)*)*
    };
}

pub(crate) use {declare_files, export_sets, topics};
