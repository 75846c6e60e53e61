import { characterWords } from './character-words.ts';
import { say } from '../language/say.ts';

const shown = (character: string): string =>
  character === ' ' ? '·' : characterWords(character).replaceAll(/[“”]/g, '');

/** A value with invisible characters made visible, and one character marked. */
export const SampleText = ({ text, at }: { text: string; at?: number | undefined }) => {
  if (text === '') return <code className="op-sample-text">{say('console.patterns.blank')}</code>;
  const characters = [...text];
  const from = at === undefined ? characters.length : at;
  const piece = (start: number, end?: number) => characters.slice(start, end).map(plain).join('');
  return (
    <code className="op-sample-text" dir="auto">
      {piece(0, from)}
      {from < characters.length && <mark>{shown(characters[from] ?? '')}</mark>}
      {piece(from + 1)}
    </code>
  );
};

/** Marks stay with their letter; a joiner or a control character is named by its number. */
const plain = (character: string): string =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00A0\u3164]/u.test(character) ? `⟨${shown(character)}⟩` : character;
