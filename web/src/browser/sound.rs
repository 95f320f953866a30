//! A soft tick, made by the browser without a file.

use web_sys::AudioContext;

/// The pitch of the tick in hertz, its loudness, and its length in seconds.
const PITCH: f32 = 880.0;
const LOUDNESS: f32 = 0.08;
const LENGTH: f64 = 0.12;

/// The sound of a page, from the press that turns it on. Browsers make no sound before a press.
#[derive(Clone)]
pub struct Sound(AudioContext);

impl Sound {
    /// Turns the sound on. None if the browser has none.
    #[must_use]
    pub fn open() -> Option<Self> {
        AudioContext::new().ok().map(Self)
    }

    /// Plays the tick.
    pub fn tick(&self) {
        // A browser that refuses stays silent.
        let _refused = self.play();
    }

    fn play(&self) -> Option<()> {
        let Self(context) = self;
        let (tone, volume) = (
            context.create_oscillator().ok()?,
            context.create_gain().ok()?,
        );
        let now = context.current_time();
        tone.frequency().set_value(PITCH);
        volume.gain().set_value_at_time(LOUDNESS, now).ok()?;
        let silent = volume.gain();
        silent
            .exponential_ramp_to_value_at_time(0.0001, now + LENGTH)
            .ok()?;
        tone.connect_with_audio_node(&volume).ok()?;
        volume
            .connect_with_audio_node(&context.destination())
            .ok()?;
        tone.start().ok()?;
        tone.stop_with_when(now + LENGTH).ok()
    }
}

impl Drop for Sound {
    fn drop(&mut self) {
        // Closing a context never fails while it is open.
        let _closed = self.0.close();
    }
}
