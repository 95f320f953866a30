//! A tree, built of the events of a YAML parser. It needs no recursion.

use std::borrow::Cow;
use std::collections::BTreeMap;

use saphyr_parser::{Event, ScalarStyle, Tag};

use super::super::Tree;

/// The deepest nesting.
const DEEPEST: usize = 64;
/// The most values that aliases may add.
const MOST_BY_ALIASES: usize = 10_000;

/// The text grows without end.
#[derive(Debug)]
pub struct Grows;

/// The values that are open, and those with an anchor.
#[derive(Default)]
pub struct Builder {
    open: Vec<Open>,
    anchors: BTreeMap<usize, (Tree, usize)>,
    by_aliases: usize,
    done: Option<Tree>,
}

/// A list or an object that is open.
struct Open {
    anchor: usize,
    is_tagged: bool,
    /// The number of values in it.
    size: usize,
    value: Part,
}

enum Part {
    List(Vec<Tree>),
    Object(Vec<(String, Tree)>, Option<String>),
}

impl Builder {
    /// Takes the next event.
    pub fn take(&mut self, event: Event<'_>) -> Result<(), Grows> {
        match event {
            Event::Scalar(text, style, anchor, tag) => {
                let is_nothing = style == ScalarStyle::Plain && matches!(&*text, "" | "~");
                let value = match tag {
                    Some(tag) if !is_core(&tag) => Tree::Tagged,
                    _ if is_nothing => Tree::Null,
                    _ => Tree::Text(text.into_owned()),
                };
                self.close(value, anchor, 1);
            }
            Event::Alias(anchor) => {
                let (value, size) = self.anchors.get(&anchor).cloned().unwrap_or_default();
                self.by_aliases += size;
                if self.by_aliases > MOST_BY_ALIASES {
                    return Err(Grows);
                }
                self.close(value, 0, size);
            }
            Event::SequenceStart(anchor, tag) => {
                self.start(anchor, tag.as_ref(), Part::List(Vec::new()))?;
            }
            Event::MappingStart(anchor, tag) => {
                self.start(anchor, tag.as_ref(), Part::Object(Vec::new(), None))?;
            }
            Event::SequenceEnd | Event::MappingEnd => self.end(),
            _ => {}
        }
        Ok(())
    }

    /// Returns the tree so far, with every open list and map closed.
    pub fn finish(mut self) -> Tree {
        while !self.open.is_empty() {
            self.end();
        }
        self.done.unwrap_or_default()
    }

    fn start(
        &mut self,
        anchor: usize,
        tag: Option<&Cow<'_, Tag>>,
        value: Part,
    ) -> Result<(), Grows> {
        if self.open.len() == DEEPEST {
            return Err(Grows);
        }
        self.open.push(Open {
            anchor,
            is_tagged: tag.is_some_and(|tag| !is_core(tag)),
            size: 1,
            value,
        });
        Ok(())
    }

    fn end(&mut self) {
        let Some(open) = self.open.pop() else { return };
        let value = match open.value {
            _ if open.is_tagged => Tree::Tagged,
            Part::List(list) => Tree::List(list),
            Part::Object(fields, _) => Tree::Object(fields),
        };
        self.close(value, open.anchor, open.size);
    }

    /// Puts a value where it belongs.
    fn close(&mut self, value: Tree, anchor: usize, size: usize) {
        if anchor != 0 && size <= MOST_BY_ALIASES {
            self.anchors.insert(anchor, (value.clone(), size));
        }
        let Some(parent) = self.open.last_mut() else {
            self.done.get_or_insert(value);
            return;
        };
        parent.size += size;
        match &mut parent.value {
            Part::List(list) => list.push(value),
            Part::Object(fields, key) => match key.take() {
                None => *key = Some(value.words()),
                // The fields of a merged object stand before, where those of the object itself win.
                Some(key) if key == "<<" && value.is_object() => {
                    let own = std::mem::take(fields);
                    fields.extend(value.fields().iter().cloned());
                    fields.extend(own);
                }
                Some(key) => fields.push((key, value)),
            },
        }
    }
}

/// Whether a tag is one of YAML's own types, such as `!!int`.
fn is_core(tag: &Tag) -> bool {
    let types = [
        "str",
        "int",
        "float",
        "bool",
        "null",
        "seq",
        "map",
        "timestamp",
    ];
    tag.is_yaml_core_schema() && types.contains(&&*tag.suffix)
}
