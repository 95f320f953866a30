//! The order in which the commands with free text are tried.

use super::free::Text;
use super::parsed::{Fault, Line};
use super::{arrivals, casting, free, legendary};

/// Reads a command with free text; none if the line is no such command.
type Reader = fn(Text<'_>) -> Option<Result<Line, Fault>>;

/// Reads a command with free text; none if the line is no such command.
pub(crate) fn read(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let readers: [Reader; 10] = [
        free::note,
        free::ready,
        free::find,
        arrivals::add,
        free::roll,
        free::rename,
        free::concentrate,
        casting::alone,
        free::lone_d20,
        legendary::legendary,
    ];
    readers.iter().find_map(|read| read(text))
}
