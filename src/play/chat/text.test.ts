import { describe, expect, it } from 'vitest';
import { cleanText, lengthOf, saysSomething } from './text.ts';

describe('a chat message', () => {
  it.each([
    ['  two\n\nlines\t here ', 'two lines here'],
    ['a\u202Egpj.exe', 'agpj.exe'],
    ['zero\u0000byte', 'zero byte'],
    ['lone \uD83D half', 'lone half'],
    ['👩‍👩‍👧 မြန်မာ', '👩‍👩‍👧 မြန်မာ'],
  ])('keeps %j as one line of plain text', (written, kept) => {
    expect(cleanText(written)).toBe(kept);
  });

  it('counts characters as people do, and piles of marks as more', () => {
    expect(lengthOf('👩‍👩‍👧 ok')).toBe(4);
    expect(lengthOf('မြန်မာ')).toBe(lengthOf('မြန်မာ'.normalize('NFD')));
    expect(lengthOf(`z${'\u0301'.repeat(119)}`)).toBe(10);
  });

  it('says nothing by characters that nobody sees', () => {
    expect(['\u200B\u200D', ' ', '\u0301'].map(saysSomething)).toEqual([false, false, false]);
    expect(saysSomething('👍')).toBe(true);
  });
});
