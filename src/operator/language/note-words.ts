import { readAutomaticNote } from '#contract/automatic-notes.ts';
import { say } from './say.ts';

/** A note of a version or title of a release for operators: one that nobody typed in the console's language. */
export function noteWords(note: string): string {
  const automatic = readAutomaticNote(note);
  return automatic ? say(`console.notes.${automatic.kind}`, automatic.values) : note;
}
