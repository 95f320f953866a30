//! A tracker as another program: one line in, one line out, with a time limit for each answer.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use super::foreign::Transport;
use super::protocol::{LONGEST_ANSWER, TrackerError};

/// A running tracker. It ends when this is dropped.
pub struct Process {
    child: Child,
    requests: Sender<String>,
    answers: Receiver<Result<String, TrackerError>>,
    limit: Duration,
}

impl Process {
    /// Starts a program: its name and its arguments, separated by spaces.
    ///
    /// # Errors
    /// If there is no such program.
    pub fn start(command: &str, limit: Duration) -> Result<Self, TrackerError> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| TrackerError::NotStarted(format!("{program}: {error}")))?;
        let (requests, to_write) = channel::<String>();
        let (read, answers) = channel();
        // A tracker that reads nothing would block the writer, and one that writes nothing the reader.
        if let Some(mut input) = child.stdin.take() {
            thread::spawn(move || {
                for request in to_write {
                    let sent = writeln!(input, "{request}").and_then(|()| input.flush());
                    if sent.is_err() {
                        break;
                    }
                }
            });
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                let mut output = BufReader::new(output);
                loop {
                    let answer = read_line(&mut output);
                    let last = answer.is_err();
                    if read.send(answer).is_err() || last {
                        break;
                    }
                }
            });
        }
        Ok(Self {
            child,
            requests,
            answers,
            limit,
        })
    }
}

impl Transport for Process {
    fn exchange(&mut self, request: &str) -> Result<String, TrackerError> {
        // A closed input shows at the output, too.
        let _ = self.requests.send(request.to_owned());
        match self.answers.recv_timeout(self.limit) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => Err(TrackerError::Silent(self.limit)),
            Err(RecvTimeoutError::Disconnected) => Err(TrackerError::Exited),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads a line without its end.
fn read_line(output: &mut impl BufRead) -> Result<String, TrackerError> {
    let mut line = Vec::new();
    let longest = u64::try_from(LONGEST_ANSWER).unwrap_or(u64::MAX);
    let count = output.take(longest + 1).read_until(b'\n', &mut line);
    match count {
        Ok(0) | Err(_) => Err(TrackerError::Exited),
        Ok(_) if line.len() > LONGEST_ANSWER => Err(TrackerError::TooLong),
        Ok(_) => {
            let line = String::from_utf8(line).map_err(|_| TrackerError::NotText)?;
            Ok(line.trim_end().to_owned())
        }
    }
}
