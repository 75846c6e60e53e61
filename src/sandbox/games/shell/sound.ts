let context: AudioContext | undefined;

/** A few notes in hertz, one after the other; silent where the browser has no sound. */
export function playNotes(notes: readonly number[]): void {
  try {
    context ??= new AudioContext();
    const at = context.currentTime;
    notes.forEach((note, index) => {
      if (!context) return;
      const tone = context.createOscillator();
      const loud = context.createGain();
      tone.frequency.value = note;
      tone.type = 'triangle';
      loud.gain.setValueAtTime(0.12, at + index * 0.11);
      loud.gain.exponentialRampToValueAtTime(0.001, at + index * 0.11 + 0.2);
      tone.connect(loud).connect(context.destination);
      tone.start(at + index * 0.11);
      tone.stop(at + index * 0.11 + 0.22);
    });
  } catch {
    context = undefined;
  }
}
