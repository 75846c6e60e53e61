import { textHash } from '../text-hash.ts';
import { isKept } from './kept-words.ts';

/** Mark of a missing translation, which only repeats its source. */
export const NOT_TRANSLATED = '00000000';

/**
 * Hash of a source text as eight hexadecimal digits (`textHash`), by which a translation detects changes of its source.
 */
export function sourceMark(words: string): string {
  const mark = textHash(words).toString(16).padStart(8, '0');
  return mark === NOT_TRANSLATED ? '00000001' : mark;
}

export type TranslationState = 'current' | 'untranslated' | 'behind';

/**
 * State of a translation beside its source. One without words is untranslated, and so is a copy of the source, unless somebody
 * confirmed it or it has nothing to translate.
 */
export function translationState(words: string, source: string, mark: string | undefined): TranslationState {
  if (words.trim() === '' && source.trim() !== '') return 'untranslated';
  if (mark === sourceMark(source)) return 'current';
  if (mark !== undefined && mark !== NOT_TRANSLATED) return 'behind';
  const isCopy = words === source && (mark === NOT_TRANSLATED || !isKept(words));
  return isCopy ? 'untranslated' : 'current';
}
