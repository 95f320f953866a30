//! The order in which the commands with free text are tried.

use super::free::Text;
use super::parsed::{Fault, Line};
use super::{arrivals, casting, countered, free, legendary, sight};

/// Reads a command with free text; none if the line is no such command.
type Reader = fn(Text<'_>) -> Option<Result<Line, Fault>>;

/// Reads a command with free text; none if the line is no such command.
pub(crate) fn read(text: Text<'_>) -> Option<Result<Line, Fault>> {
    let readers: [Reader; 12] = [
        free::note,
        countered::read,
        free::ready,
        free::find,
        sight::read,
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
