//! The words that undo a condition: `unstun worg`, `desenvenena a lidda`, `lidda -prone`.

use asalto_text::Lang;

use super::lexicon;
use super::people::People;
use super::person::Search;
use super::tokens::Token;

/// The beginnings that undo a condition, and the word that ends one.
fn prefixes(lang: Lang) -> &'static [(&'static str, &'static str)] {
    match lang {
        Lang::En => &[("un-", "no"), ("un", "no"), ("de-", "no")],
        Lang::Es => &[("des", "sin"), ("un", "no")],
        Lang::Fr => &[("des", "sans"), ("de", "sans"), ("un", "no")],
    }
}

/// The sign of what goes, right before a condition, and the word that ends one in every language.
const MINUS: (&str, &str) = ("-", "no");

/// Splits each word that undoes a condition into the word that ends one and the condition.
pub(crate) fn split(tokens: &[Token], people: &People, lang: Lang) -> Vec<Token> {
    let mut all = Vec::with_capacity(tokens.len());
    for index in 0..tokens.len() {
        match undone(&tokens[index..], people, lang) {
            Some((end, condition)) => all.extend([end, condition]),
            None => all.push(tokens[index].clone()),
        }
    }
    all
}

fn undone(tokens: &[Token], people: &People, lang: Lang) -> Option<(Token, Token)> {
    let token = &tokens[0];
    let known = !lexicon::senses(tokens, lang).0.is_empty()
        || lexicon::condition(tokens, lang).is_some()
        || people.find(tokens, false) != Search::None;
    if known {
        return None;
    }
    prefixes(lang)
        .iter()
        .chain(&[MINUS])
        .find_map(|(prefix, end)| {
            let rest = token.text.strip_prefix(prefix)?;
            let condition = Token {
                text: rest.to_owned(),
                breaks: false,
                ..token.clone()
            };
            // `-à terre` has two words.
            let words: Vec<_> = [condition.clone()]
                .into_iter()
                .chain(tokens[1..].iter().cloned())
                .collect();
            let words = if *prefix == MINUS.0 {
                words.as_slice()
            } else {
                &words[..1]
            };
            lexicon::condition(words, lang)?;
            let end = Token {
                text: (*end).to_owned(),
                ..token.clone()
            };
            Some((end, condition))
        })
}
