//! Parses the types that ts-rs prints.

use super::model::{Field, Item, Items, Type};

/// Parses all types.
///
/// # Errors
/// The place where the text is not as ts-rs prints it.
pub fn parse(text: &str) -> Result<Items, String> {
    let mut parser = Parser { rest: text };
    let mut items = Items::new();
    loop {
        let docs = parser.docs();
        if parser.rest.is_empty() {
            return Ok(items);
        }
        parser.expect("export type ")?;
        let name = parser.word()?;
        parser.expect("=")?;
        let of = parser.union()?;
        parser.expect(";")?;
        items.insert(name, Item { docs, of });
    }
}

struct Parser<'t> {
    rest: &'t str,
}

impl Parser<'_> {
    fn space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn take(&mut self, sign: &str) -> bool {
        self.space();
        let rest = self.rest.strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn expect(&mut self, sign: &str) -> Result<(), String> {
        if self.take(sign) {
            return Ok(());
        }
        let near: String = self.rest.chars().take(60).collect();
        Err(format!("ts-rs printed “{near}” where {sign} belongs"))
    }

    /// Takes a comment, if there is one, as plain lines without links.
    fn docs(&mut self) -> String {
        self.space();
        let Some((comment, rest)) =
            (self.rest.strip_prefix("/**")).and_then(|c| c.split_once("*/"))
        else {
            return String::new();
        };
        self.rest = rest;
        self.space();
        let lines = comment
            .lines()
            .map(|line| line.trim().trim_start_matches('*').trim());
        let lines: Vec<_> = lines.collect();
        lines
            .join("\n")
            .trim()
            .replace("[`", "`")
            .replace("`]", "`")
    }

    fn word(&mut self) -> Result<String, String> {
        self.space();
        let end = self
            .rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        if word.is_empty() {
            self.expect("a name")?;
        }
        self.rest = rest;
        Ok(word.to_owned())
    }

    fn text(&mut self) -> Result<String, String> {
        let (text, rest) = self.rest.split_once('"').ok_or("a text has no end")?;
        self.rest = rest;
        Ok(text.to_owned())
    }

    fn union(&mut self) -> Result<Type, String> {
        let mut members = vec![self.one()?];
        while self.take("|") {
            members.push(self.one()?);
        }
        Ok(if members.len() == 1 {
            members.remove(0)
        } else {
            Type::Union(members)
        })
    }

    fn one(&mut self) -> Result<Type, String> {
        if self.take("\"") {
            return self.text().map(Type::Text);
        }
        if self.take("{") {
            return self.object();
        }
        if self.take("[") {
            let mut items = Vec::new();
            while !self.take("]") {
                items.push(self.union()?);
                self.take(",");
            }
            return Ok(Type::Tuple(items));
        }
        if self.take("Array<") {
            let of = self.union()?;
            self.expect(">")?;
            return Ok(Type::List(Box::new(of)));
        }
        self.word().map(Type::Name)
    }

    fn object(&mut self) -> Result<Type, String> {
        if self.take("[key in ") {
            self.union()?;
            self.expect("]")?;
            self.take("?");
            self.expect(":")?;
            let of = self.union()?;
            self.expect("}")?;
            return Ok(Type::Map(Box::new(of)));
        }
        let mut fields = Vec::new();
        loop {
            let docs = self.docs();
            if self.take("}") {
                return Ok(Type::Object(fields));
            }
            let quoted = self.take("\"");
            let name = if quoted { self.text()? } else { self.word()? };
            let optional = self.take("?");
            self.expect(":")?;
            let of = self.union()?;
            self.take(",");
            fields.push(Field {
                name,
                docs,
                optional,
                quoted,
                of,
            });
        }
    }
}
