/** Invisible letters that no text of a brand has; a mark is the number of a key, in binary, between two fences. */
const [FENCE, ZERO, ONE] = ['\u2063', '\u2061', '\u2062'];
const marks = new RegExp(`${FENCE}([${ZERO}${ONE}]+)${FENCE}`, 'gu');

/** Keys that draw texts, as invisible marks at the end of the words. */
export function createTextMarks() {
  const numbers = new Map<string, number>();
  const keys: string[] = [];
  return {
    /** Words with the mark of their key; no words get none. */
    mark(words: string, key: string): string {
      if (words === '') return words;
      let number = numbers.get(key);
      if (number === undefined) {
        number = keys.push(key) - 1;
        numbers.set(key, number);
      }
      const digits = [...number.toString(2)].map((digit) => (digit === '0' ? ZERO : ONE));
      return `${words}${FENCE}${digits.join('')}${FENCE}`;
    },
    /** Words without their marks, and the keys that these name. */
    read(marked: string): { words: string; keys: readonly string[] } {
      if (!marked.includes(FENCE)) return { words: marked, keys: [] };
      const named = Array.from(marked.matchAll(marks), ([, digits = '']) =>
        Number.parseInt(digits.replaceAll(ZERO, '0').replaceAll(ONE, '1'), 2),
      );
      const known = named.flatMap((number) => keys[number] ?? []);
      return { words: marked.replaceAll(marks, ''), keys: [...new Set(known)] };
    },
  };
}

export type TextMarks = ReturnType<typeof createTextMarks>;
