//! The sizes of files after the two compressions that static hosts use. Node has both.

use std::path::PathBuf;
use std::process::Command;

use crate::run::printed;

/// Prints a line for each file. Node compresses several files at once.
const PRINT_SIZES: &str = "
const { readFileSync } = require('fs');
const { brotliCompress, gzipSync } = require('zlib');
const compress = require('util').promisify(brotliCompress);
const sizes = process.argv.slice(1).map(async (file) => {
  const content = readFileSync(file);
  const gzip = gzipSync(content, { level: 9 });
  return `${content.length} ${gzip.length} ${(await compress(content)).length}`;
});
Promise.all(sizes).then((lines) => console.log(lines.join('\\n')));";

/// The size of a file in bytes: raw, after gzip -9 and after brotli 11.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct FileSize {
    pub raw: usize,
    pub gzip: usize,
    pub brotli: usize,
}

impl FileSize {
    /// Adds another file.
    pub fn add(&mut self, other: Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

/// Returns the sizes of files, in the same order.
///
/// # Errors
/// If a file can't be read.
pub fn file_sizes(files: &[PathBuf]) -> Result<Vec<FileSize>, String> {
    let text = printed(Command::new("node").args(["-e", PRINT_SIZES]).args(files))?;
    let parse = |line: &str| {
        let mut numbers = line.split(' ').map(str::parse);
        let mut number = || numbers.next()?.ok();
        let (raw, gzip, brotli) = (number()?, number()?, number()?);
        Some(FileSize { raw, gzip, brotli })
    };
    let sizes: Option<Vec<_>> = text.lines().map(parse).collect();
    let sizes = sizes.filter(|sizes| sizes.len() == files.len());
    sizes.ok_or_else(|| format!("node printed no sizes:\n{text}"))
}

#[cfg(test)]
mod tests {
    use std::{env, fs};

    use super::*;

    #[test]
    fn brotli_is_smaller_than_gzip_is_smaller_than_nothing() {
        let file = env::temp_dir().join(format!("asalto-file-size-{}", std::process::id()));
        fs::write(&file, b"round and round ".repeat(400)).expect("a temporary file can be written");
        let sizes = file_sizes(&[file.clone(), file.clone()]).expect("the file is there");
        fs::remove_file(&file).expect("the file is there");
        let [size, same] = sizes[..] else {
            panic!("two files have two sizes");
        };
        assert_eq!(size, same);
        assert_eq!(size.raw, 6400);
        assert!(size.brotli < size.gzip && size.gzip < size.raw);
        assert!(file_sizes(&[file]).is_err());
    }
}
