//! The course of the tutorial.

use leptos::prelude::*;

use super::{LessonPlace, Store};

impl Store {
    /// Begins a tutorial, or goes to a step of it.
    pub fn teach(&self, place: LessonPlace) {
        place.store(self.keeper.opened());
        self.lesson.set(Some(place));
    }

    /// Leaves the tutorial.
    pub fn leave_lesson(&self) {
        LessonPlace::forget();
        self.lesson.set(None);
    }
}
