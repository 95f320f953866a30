//! Notes: the fenced blocks and the front matter of Markdown.

/// A fenced block.
#[derive(Debug, PartialEq, Eq)]
pub struct Block {
    /// The word behind the opening fence, in lower case.
    pub kind: String,
    /// The lines within.
    pub body: String,
    /// The line of the opening fence, counted from 1.
    pub line: usize,
}

/// Returns the fenced blocks of a note, also those in callouts. A block that is not closed runs to the end.
pub fn blocks(note: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<(Block, Fence)> = None;
    for (at, line) in note.lines().enumerate() {
        let (quotes, bare) = unquoted(line);
        match &mut open {
            None => {
                if let Some((fence, kind)) = opening(bare) {
                    let block = Block {
                        kind,
                        body: String::new(),
                        line: at + 1,
                    };
                    open = Some((block, Fence { quotes, ..fence }));
                }
            }
            Some((_, fence)) if fence.is_closed_by(bare) => {
                blocks.extend(open.take().map(|(block, _)| block));
            }
            Some((block, fence)) => {
                // A block in a callout has the marks of the callout before each line.
                let text = if fence.quotes > 0 { bare } else { line };
                block.body.push_str(text);
                block.body.push('\n');
            }
        }
    }
    blocks.extend(open.map(|(block, _)| block));
    blocks.into_iter().flat_map(of_example).collect()
}

/// Returns the blocks within a block of Markdown, which shows how blocks are written, or the block itself.
fn of_example(block: Block) -> Vec<Block> {
    let is_markdown = matches!(&*block.kind, "" | "md" | "markdown");
    if !is_markdown || !block.body.contains("```") {
        return vec![block];
    }
    // The block itself is closed by a longer fence, so those within it are shorter.
    let mut within = Vec::new();
    let mut open: Option<Block> = None;
    for (at, line) in block.body.lines().enumerate() {
        match (&mut open, opening(line)) {
            (Some(inner), _) if line.trim() != "```" => {
                inner.body.push_str(line);
                inner.body.push('\n');
            }
            (Some(_), _) => within.extend(open.take()),
            (None, Some((_, kind))) => {
                open = Some(Block {
                    kind,
                    body: String::new(),
                    line: block.line + 1 + at,
                });
            }
            (None, None) => {}
        }
    }
    within.extend(open);
    within
}

/// Returns the codes within the lines of a note that begin with a word, without it, each with its line from 1.
pub fn codes<'n>(note: &'n str, word: &'static str) -> impl Iterator<Item = (usize, &'n str)> {
    let lines = note.lines().enumerate();
    lines.flat_map(move |(at, line)| {
        // The text between two marks is a code: the second piece, the fourth, and so on.
        let pieces = line.split('`').skip(1).step_by(2);
        let of_word = pieces.filter_map(move |code| code.trim().strip_prefix(word));
        of_word.map(move |code| (at + 1, code))
    })
}

/// Returns the front matter of a note.
pub fn front_matter(note: &str) -> Option<&str> {
    let rest = note
        .trim_start_matches(['\u{feff}', '\n', '\r'])
        .strip_prefix("---")?;
    let rest = rest.trim_start_matches([' ', '\t']);
    let rest = rest
        .strip_prefix("\r\n")
        .or_else(|| rest.strip_prefix('\n'))?;
    let mut at = 0;
    for line in rest.split_inclusive('\n') {
        if matches!(line.trim_end(), "---" | "...") {
            return Some(&rest[..at]);
        }
        at += line.len();
    }
    None
}

/// Returns the text of a cell without the marks of Markdown: `**Orc**`, `[[Ogre]]`, `[Elf](elf.md)`, `` `Bat` ``.
pub fn unmarked(cell: &str) -> String {
    let mut text = cell.replace("**", "").replace("__", "").replace('`', "");
    for _ in 0..20 {
        let Some((before, rest)) = text.split_once("[[") else {
            break;
        };
        let Some((link, after)) = rest.split_once("]]") else {
            break;
        };
        let shown = link.rsplit(['|', '/']).next().unwrap_or_default();
        let shown = shown.split('#').next().unwrap_or_default();
        text = format!("{before}{shown}{after}");
    }
    for _ in 0..20 {
        let Some((shown, after)) = text.split_once("](") else {
            break;
        };
        let (Some((before, shown)), Some((_, after))) =
            (shown.rsplit_once('['), after.split_once(')'))
        else {
            break;
        };
        text = format!("{before}{shown}{after}");
    }
    let text = text.trim();
    // One mark on both sides is a slanted word.
    let slanted = ["*", "_"].iter().find_map(|mark| {
        let inner = text.strip_prefix(mark)?.strip_suffix(mark)?;
        (!inner.is_empty()).then(|| inner.trim())
    });
    slanted.unwrap_or(text).to_owned()
}

struct Fence {
    mark: char,
    length: usize,
    quotes: usize,
}

impl Fence {
    fn is_closed_by(&self, line: &str) -> bool {
        let line = line.trim();
        line.len() >= self.length && line.chars().all(|letter| letter == self.mark)
    }
}

/// Returns a line without the marks of callouts, and their number.
fn unquoted(line: &str) -> (usize, &str) {
    let mut quotes = 0;
    let mut bare = line;
    while let Some(rest) = bare.trim_start().strip_prefix('>') {
        quotes += 1;
        bare = rest.strip_prefix(' ').unwrap_or(rest);
    }
    (quotes, if quotes == 0 { line } else { bare })
}

/// Returns the fence and the kind of a line that opens a block.
fn opening(line: &str) -> Option<(Fence, String)> {
    let line = line.trim();
    let mark = line
        .chars()
        .next()
        .filter(|mark| matches!(mark, '`' | '~'))?;
    let kind = line.trim_start_matches(mark);
    let length = line.len() - kind.len();
    if length < 3 || kind.contains('`') {
        return None;
    }
    let kind = kind.split_whitespace().next().unwrap_or_default();
    let kind = kind.trim_start_matches("ad-").to_lowercase();
    let fence = Fence {
        mark,
        length,
        quotes: 0,
    };
    Some((fence, kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_found_in_callouts_and_without_an_end() {
        let note = "a\n```js\nx\n```\n> [!a] b\n> ```encounter\n> name: Pit\n> - 1: A\n> ```\n~~~encounter\n```\nb";
        let found = blocks(note);
        let kinds: Vec<_> = found
            .iter()
            .map(|block| (&*block.kind, &*block.body, block.line))
            .collect();
        assert_eq!(
            kinds,
            [
                ("js", "x\n", 2),
                ("encounter", "name: Pit\n- 1: A\n", 6),
                ("encounter", "```\nb\n", 10),
            ]
        );
    }

    #[test]
    fn the_marks_of_a_cell_are_not_its_text() {
        for (cell, expected) in [
            (" **Orc** ", "Orc"),
            ("[[Ogre]]", "Ogre"),
            ("[[Beasts/Cat#Stats]] 2", "Cat 2"),
            ("a *[Elf](elf.md)*", "a *Elf*"),
            ("_Bat_", "Bat"),
            ("15", "15"),
            ("[[open", "[[open"),
            ("*", "*"),
        ] {
            assert_eq!(unmarked(cell), expected);
        }
    }

    #[test]
    fn front_matter_is_at_the_beginning() {
        assert_eq!(front_matter("---\r\na: 1\r\n---\r\nb"), Some("a: 1\r\n"));
        assert_eq!(front_matter("---\na: 1\n"), None);
        assert_eq!(front_matter("a\n---\nb\n---\n"), None);
    }
}
