//! The topics whose texts the package for JavaScript needs. English is in its engine; the other languages
//! load as words (docs/decisions/0047). The engine and the build share this file.

/// Calls a macro with the topics.
macro_rules! package_topics {
    ($with:ident) => {
        $with! {
            combat
            combat_log
            commands
            dnd2024
            dying
            house_rules
            legendary
            log
            messages
            reasons
            rejections
            setup
            setup_rejections
            table
            tales_of_war
            tales_of_war_log
            tales_of_war_rejections
            terms
        }
    };
}

pub(crate) use package_topics;
