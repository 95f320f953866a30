//! The XML of Fight Club 5e and Game Master 5e.

mod monster;

use quick_xml::Reader;
use quick_xml::events::Event;

use crate::error::ImportError;
use crate::format::Format;
use crate::html;
use crate::left_out::{Kind, Place, Reason};
use crate::reading::Reading;

use monster::Monster;

/// The deepest nesting.
const DEEPEST: usize = 64;

/// Whether a text that starts with `<` is XML and not a page.
pub fn is(text: &str) -> bool {
    let start = crate::clean::cut(text, 4_000).to_lowercase();
    let is_page = start.contains("<html") || start.contains("<!doctype html");
    !is_page
        && (start.starts_with("<?xml")
            || start.contains("<compendium")
            || start.contains("<monster"))
}

/// Reads the creatures up to the first mistake.
///
/// # Errors
/// [`ImportError::Entities`], [`ImportError::TooDeep`], or [`ImportError::Xml`] if the mistake is before the first
/// creature.
pub fn read(text: &str, reading: &mut Reading) -> Result<(), ImportError> {
    let mut file = File {
        text,
        path: Vec::new(),
        monster: None,
        number: 0,
        others: Vec::new(),
    };
    let mut xml = Reader::from_str(text);
    xml.config_mut().check_end_names = true;
    // Files that people write have a bare `&` in names.
    xml.config_mut().allow_dangling_amp = true;
    loop {
        let event = xml.read_event();
        let at = usize::try_from(xml.buffer_position()).unwrap_or(usize::MAX);
        match event {
            Ok(Event::Eof) if file.path.is_empty() => break,
            Ok(Event::Eof) => return file.ends(reading),
            Ok(event) => file.take(event, at, reading)?,
            Err(_) if at >= text.len() => return file.ends(reading),
            Err(_) => {
                let line = file.line(at);
                if !reading.has_found() {
                    return Err(ImportError::Xml { line });
                }
                reading.leave(Place::line(line), Reason::Xml);
                break;
            }
        }
        if reading.is_full() {
            break;
        }
    }
    file.finish(reading)
}

struct File<'t> {
    text: &'t str,
    /// The names of the open elements.
    path: Vec<String>,
    monster: Option<Monster>,
    number: usize,
    /// The kinds of elements that are no creatures.
    others: Vec<String>,
}

impl File<'_> {
    fn line(&self, at: usize) -> usize {
        let before = self.text.as_bytes().iter().take(at);
        before.filter(|byte| **byte == b'\n').count() + 1
    }

    fn take(
        &mut self,
        event: Event<'_>,
        at: usize,
        reading: &mut Reading,
    ) -> Result<(), ImportError> {
        match event {
            Event::DocType(text) if text.to_ascii_uppercase().contains("ENTITY") => {
                Err(ImportError::Entities)
            }
            Event::Start(start) => {
                if self.path.len() == DEEPEST {
                    return Err(ImportError::TooDeep {
                        line: self.line(at),
                    });
                }
                self.starts(start.local_name().as_ref().to_lowercase());
                Ok(())
            }
            Event::Empty(start) => {
                self.starts(start.local_name().as_ref().to_lowercase());
                self.ends_element(reading);
                Ok(())
            }
            Event::End(_) => {
                self.ends_element(reading);
                Ok(())
            }
            Event::Text(text) => {
                self.says(&text);
                Ok(())
            }
            Event::CData(text) => {
                self.says(&text);
                Ok(())
            }
            Event::GeneralRef(name) => {
                let name: &str = &name;
                let text = html::entity(name).unwrap_or_else(|| format!("&{name};"));
                self.says(&text);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn starts(&mut self, name: String) {
        if name == "monster" && self.monster.is_none() {
            self.number += 1;
            self.monster = Some(Monster::new(self.path.len()));
        } else if let Some(monster) = &mut self.monster {
            monster.starts(&name, self.path.len());
        } else if self.path.len() == 1 && !self.others.contains(&name) && self.others.len() < 20 {
            self.others.push(name.clone());
        }
        self.path.push(name);
    }

    fn says(&mut self, text: &str) {
        if let Some(monster) = &mut self.monster {
            monster.says(text, &self.path);
        }
    }

    fn ends_element(&mut self, reading: &mut Reading) {
        self.path.pop();
        let is_over = self
            .monster
            .as_ref()
            .is_some_and(|monster| monster.depth == self.path.len());
        if let Some(monster) = self.monster.take_if(|_| is_over) {
            reading.found(Format::FightClubXml);
            monster.read(&Place::of(Kind::Monster, self.number), reading);
        }
    }

    /// The file ends in the middle.
    fn ends(self, reading: &mut Reading) -> Result<(), ImportError> {
        let place = if self.monster.is_some() {
            Place::of(Kind::Monster, self.number)
        } else {
            Place::line(self.line(self.text.len()))
        };
        if !reading.has_found() {
            return Err(ImportError::CutOff {
                line: self.line(self.text.len()),
            });
        }
        reading.leave(place, Reason::CutOff);
        self.finish(reading)
    }

    fn finish(self, reading: &mut Reading) -> Result<(), ImportError> {
        for of in self.others {
            let place = Place::FILE.named(&of);
            reading.leave(place, Reason::NotACreature { of: Some(of) });
        }
        if reading.has_found() {
            return Ok(());
        }
        if reading.is_empty() {
            return Err(ImportError::Unknown);
        }
        reading.found(Format::FightClubXml);
        Ok(())
    }
}
