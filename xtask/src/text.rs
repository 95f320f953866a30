//! The app's texts as lists. Its own files are read by other macros: here `messages!` and `translation!` make
//! each of them a list of names and texts.

/// The macros that the files of texts use.
pub mod catalog {
    /// Lists the texts of a topic in English, and declares the topic's name for the other languages.
    macro_rules! messages {
        ($(#[$about:meta])* $set:ident; $($name:ident: $text:literal;)*) => {
            $(#[$about])*
            pub struct $set;
            pub const TEXTS: &[(&str, &str)] = &[$((stringify!($name), $text),)*];
        };
    }

    /// Lists the texts of a topic in another language.
    macro_rules! translation {
        ($set:ident; $($name:ident: $text:literal;)*) => {
            /// The topic's name, which the app's compiler asks for.
            pub type Of = $set;
            pub const TEXTS: &[(&str, &str)] = &[$((stringify!($name), $text),)*];
        };
    }

    pub(crate) use {messages, translation};
}

#[path = "../../web/src/text/package_topics.rs"]
mod package_topics;

#[expect(dead_code, reason = "the app has more topics than the package")]
#[path = "../../web/src/text/en/mod.rs"]
pub mod en;
#[expect(dead_code, reason = "the app has more topics than the package")]
#[path = "../../web/src/text/es/mod.rs"]
pub mod es;
#[expect(dead_code, reason = "the app has more topics than the package")]
#[path = "../../web/src/text/fr/mod.rs"]
pub mod fr;

// The other languages import the names of the topics.
pub use en::{
    aim::*, awareness::*, campaign::*, choice::*, combat::*, combat_log::*, command_line::*,
    commands::*, creatures::*, dnd2024::*, dying::*, home::*, house_rules::*, legendary::*, log::*,
    menu::*, messages::*, notices::*, picker::*, players::*, profile::*, reasons::*, rejections::*,
    replay::*, rulebook::*, setup::*, setup_rejections::*, shortcuts::*, table::*, tales_of_war::*,
    tales_of_war_log::*, tales_of_war_rejections::*, terms::*, tools::*, tutorial::*,
};

/// A list of names and texts.
pub type Texts = &'static [(&'static str, &'static str)];

/// Lists the topics: the name, and the texts in English, Spanish and French.
macro_rules! topics {
    ($($topic:ident)*) => {
        pub const TOPICS: &[(&str, [Texts; 3])] = &[
            $((stringify!($topic), [en::$topic::TEXTS, es::$topic::TEXTS, fr::$topic::TEXTS]),)*
        ];
    };
}

package_topics::package_topics!(topics);
