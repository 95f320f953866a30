//! A value of JSON or YAML, before a format gives it a meaning.
//!
//! Every format of objects reads this one type. A field of an unexpected kind costs that field and never its entry, which
//! a struct of typed fields can't promise.

pub mod de;
pub mod json;
pub mod yaml;

/// A value.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Tree {
    /// Nothing.
    #[default]
    Null,
    /// True or false.
    Bool(bool),
    /// A number of JSON.
    Number(f64),
    /// A text, and each scalar of YAML as it is written.
    Text(String),
    /// A list.
    List(Vec<Tree>),
    /// An object, in the order of the file. Of equal keys the last counts.
    Object(Vec<(String, Tree)>),
    /// A value of YAML with a tag, which is not read.
    Tagged,
}

static NULL: Tree = Tree::Null;

impl Tree {
    /// Returns the value of a key, and nothing for everything that is no object.
    pub fn at(&self, key: &str) -> &Self {
        let fields = self.fields().iter().rev();
        let mut found = fields.filter(|(own, _)| own == key);
        found.next().map_or(&NULL, |(_, value)| value)
    }

    /// Returns the first value that is something, of several keys.
    pub fn any(&self, keys: &[&str]) -> &Self {
        let values = keys.iter().map(|key| self.at(key));
        values
            .into_iter()
            .find(|value| value.is_something())
            .unwrap_or(&NULL)
    }

    /// Returns the value at the end of a path such as `attributes.hp.value`.
    pub fn path(&self, path: &str) -> &Self {
        path.split('.').fold(self, |tree, key| tree.at(key))
    }

    /// Puts a value at the end of a path. What is no object on the way becomes one.
    pub fn set(&mut self, path: &str, value: Self) {
        let Some((key, rest)) = path.split_once('.') else {
            return self.put(path, value);
        };
        let mut inner = self.at(key).clone();
        inner.set(rest, value);
        self.put(key, inner);
    }

    fn put(&mut self, key: &str, value: Self) {
        if !self.is_object() {
            *self = Self::Object(Vec::new());
        }
        if let Self::Object(fields) = self {
            fields.retain(|(own, _)| own != key);
            fields.push((key.to_owned(), value));
        }
    }

    /// Returns the first value that is something, of several paths.
    pub fn any_path(&self, paths: &[&str]) -> &Self {
        let values = paths.iter().map(|path| self.path(path));
        values
            .into_iter()
            .find(|value| value.is_something())
            .unwrap_or(&NULL)
    }

    /// Whether an object has a key.
    pub fn has(&self, key: &str) -> bool {
        self.fields().iter().any(|(own, _)| own == key)
    }

    /// Whether it is neither nothing nor an empty text.
    pub fn is_something(&self) -> bool {
        match self {
            Self::Null => false,
            Self::Text(text) => !text.trim().is_empty(),
            _ => true,
        }
    }

    /// Whether it is an object.
    pub fn is_object(&self) -> bool {
        matches!(self, Self::Object(_))
    }

    /// Whether it is a list.
    pub fn is_list(&self) -> bool {
        matches!(self, Self::List(_))
    }

    /// Returns the fields of an object, or none.
    pub fn fields(&self) -> &[(String, Self)] {
        match self {
            Self::Object(fields) => fields,
            _ => &[],
        }
    }

    /// Returns the entries of a list, or none.
    pub fn list(&self) -> &[Self] {
        match self {
            Self::List(list) => list,
            _ => &[],
        }
    }

    /// Returns the entries of a list, the values of an object, or the value itself.
    pub fn each(&self) -> Vec<&Self> {
        match self {
            Self::List(list) => list.iter().collect(),
            Self::Object(fields) => fields.iter().map(|(_, value)| value).collect(),
            Self::Null => Vec::new(),
            value => vec![value],
        }
    }

    /// Returns a text, or an empty one for everything else.
    pub fn text(&self) -> &str {
        match self {
            Self::Text(text) => text,
            _ => "",
        }
    }

    /// Returns a text, a number or a truth value as a text.
    pub fn words(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Number(number) => number.to_string(),
            Self::Bool(is) => is.to_string(),
            _ => String::new(),
        }
    }

    /// Returns a number, or the number at the beginning of a text.
    pub fn number(&self) -> Option<f64> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Text(text) => match crate::number::parse(text) {
                crate::number::ParsedNumber::Number(number) => Some(number),
                _ => None,
            },
            _ => None,
        }
    }

    /// Returns a whole number within the range of `i32`.
    pub fn whole(&self) -> Option<i32> {
        whole(self.number()?)
    }

    /// Returns a truth value, also as a text or a number.
    pub fn truth(&self) -> Option<bool> {
        match self {
            Self::Bool(is) => Some(*is),
            Self::Number(number) => Some(*number != 0.0),
            Self::Text(text) => match &*text.trim().to_lowercase() {
                "true" | "yes" | "1" | "on" => Some(true),
                "false" | "no" | "0" | "off" => Some(false),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether it is true. Nothing is false.
    pub fn is_true(&self) -> bool {
        self.truth() == Some(true)
    }
}

/// Returns a whole number within the range of `i32`.
#[expect(
    clippy::cast_possible_truncation,
    reason = "The range is checked before."
)]
pub fn whole(number: f64) -> Option<i32> {
    let fits = number.fract() == 0.0 && number.abs() < 2_000_000_000.0;
    fits.then_some(number as i32)
}
