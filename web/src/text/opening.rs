//! How a fight opens, in words.

use asalto_core::Opening;

use super::{Cast, Lang, Sentence};

/// How a fight opens, and who is surprised.
#[must_use]
pub fn opening(lang: Lang, how: &Opening, cast: &Cast<'_>) -> String {
    let surprised = match how {
        Opening::SomeAware { surprised, .. } | Opening::SomeSurprised { surprised } => {
            surprised.as_slice()
        }
        _ => &[],
    };
    let first = match how {
        Opening::AllAware => lang.say(&Sentence::OpensAware),
        Opening::NoneAware => lang.say(&Sentence::OpensUnaware),
        Opening::NobodySurprised => lang.say(&Sentence::OpensUnsurprised),
        Opening::SomeAware { aware, .. } => lang.say(&Sentence::OpensSurprise {
            aware: &cast.names(lang, aware),
            count: aware.len(),
        }),
        _ => String::new(),
    };
    if surprised.is_empty() {
        return first;
    }
    let second = lang.say(&Sentence::WhoIsSurprised {
        who: &cast.names(lang, surprised),
        count: surprised.len(),
    });
    format!("{first} {second}").trim().to_owned()
}
