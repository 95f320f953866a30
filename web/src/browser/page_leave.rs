//! Functions that run when the page is left.

use leptos::prelude::WindowListenerHandle;

use super::shell;

/// A function that runs when the page is left. Dropping it removes it.
pub struct PageLeave(Option<WindowListenerHandle>);

impl PageLeave {
    /// Calls a function when the page is left, after the app got what was typed last. It has no time to wait for anything.
    pub fn listen(run: impl Fn() + 'static) -> Self {
        let handle = shell::listener(shell::PAGE_LEFT, move |_| run());
        Self(Some(handle))
    }
}

impl Drop for PageLeave {
    fn drop(&mut self) {
        if let Some(handle) = self.0.take() {
            handle.remove();
        }
    }
}
