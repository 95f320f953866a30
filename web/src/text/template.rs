//! Templates: texts in all three languages side by side, with gaps. The words of a part that is
//! loaded later are templates of its own, so that they lie in its file and weigh nothing before.

use super::Lang;

/// Makes a set of templates; one that lacks a language does not compile.
macro_rules! templates {
    ($(#[$about:meta])* $set:ident; $($name:ident: $en:literal, $es:literal, $fr:literal;)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $set {
            $(#[doc = $en] $name,)*
        }

        impl $crate::text::Template for $set {
            fn in_language(self, lang: $crate::text::Lang) -> &'static str {
                // In the order of the languages.
                static ALL: &[[&str; 3]] = &[$([$es, $fr, $en],)*];
                ALL[self as usize][lang as usize]
            }
        }
    };
}

pub(crate) use templates;

/// A text with gaps, in every language.
pub trait Template: Copy + Send + Sync + 'static {
    /// The template in a language.
    fn in_language(self, lang: Lang) -> &'static str;
}
