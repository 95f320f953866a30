//! Loads the texts of a language: each of its two groups is a part of the app.

#![expect(
    clippy::unnecessary_wraps,
    reason = "loading fails where the part of the language cannot be fetched"
)]

use std::cell::Cell;

use asalto_text::{GroupTexts, Lang, TextGroup, combat_group, has, install, start};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

thread_local! {
    static IN_COMBAT: Cell<bool> = const { Cell::new(false) };
}

/// Loads a language. Its combat texts load too if those of any language have loaded.
///
/// # Errors
/// [`SplitLoaderError`] if its part of the app can't be loaded.
pub async fn load(lang: Lang) -> Result<(), SplitLoaderError> {
    if IN_COMBAT.get() {
        load_combat(lang).await?;
    }
    let texts = match lang {
        Lang::Es => spanish().await,
        Lang::Fr => french().await,
        Lang::En => english().await,
    }?;
    install(lang, TextGroup::Start, texts);
    Ok(())
}

/// Loads the combat texts of a language.
///
/// # Errors
/// [`SplitLoaderError`] if their part of the app can't be loaded.
pub async fn load_combat(lang: Lang) -> Result<(), SplitLoaderError> {
    IN_COMBAT.set(true);
    if has(lang, TextGroup::Combat) {
        return Ok(());
    }
    let texts = match lang {
        Lang::Es => combat_in_spanish().await,
        Lang::Fr => combat_in_french().await,
        Lang::En => combat_in_english().await,
    }?;
    install(lang, TextGroup::Combat, texts);
    Ok(())
}

#[wasm_split(language_es, fallible)]
fn spanish() -> Result<GroupTexts, SplitLoaderError> {
    Ok(start::ES)
}

#[wasm_split(language_fr, fallible)]
fn french() -> Result<GroupTexts, SplitLoaderError> {
    Ok(start::FR)
}

#[wasm_split(language_en, fallible)]
fn english() -> Result<GroupTexts, SplitLoaderError> {
    Ok(start::EN)
}

#[wasm_split(combat_es, fallible)]
fn combat_in_spanish() -> Result<GroupTexts, SplitLoaderError> {
    Ok(combat_group::ES)
}

#[wasm_split(combat_fr, fallible)]
fn combat_in_french() -> Result<GroupTexts, SplitLoaderError> {
    Ok(combat_group::FR)
}

#[wasm_split(combat_en, fallible)]
fn combat_in_english() -> Result<GroupTexts, SplitLoaderError> {
    Ok(combat_group::EN)
}
