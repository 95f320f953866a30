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

        #[cfg(test)]
        impl $set {
            pub(crate) const ALL: &[Self] = &[$(Self::$name,)*];
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

#[cfg(test)]
mod tests {
    use super::super::fight::Phrase;
    use super::super::later::{Kept, Keys, Noticed, Sheet, Tools, Tour};
    use super::*;

    fn gaps_agree(set: &[impl Template]) {
        let gaps = |text: &str| {
            let mut gaps: Vec<_> = text.split('{').skip(1).map(|rest| &rest[..1]).collect();
            gaps.sort_unstable();
            gaps.join("")
        };
        for template in set {
            let [spanish, french, english] = Lang::ALL.map(|lang| template.in_language(lang));
            assert_eq!(gaps(english), gaps(spanish), "{english}");
            assert_eq!(gaps(english), gaps(french), "{english}");
        }
    }

    #[test]
    fn a_template_has_the_same_gaps_in_every_language() {
        gaps_agree(Phrase::ALL);
        gaps_agree(Kept::ALL);
        gaps_agree(Keys::ALL);
        gaps_agree(Noticed::ALL);
        gaps_agree(Sheet::ALL);
        gaps_agree(Tools::ALL);
        gaps_agree(Tour::ALL);
    }
}
