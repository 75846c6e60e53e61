import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Languages } from './languages.ts';
import { breakerOf } from './line-breaks.ts';

const { languages } = JSON.parse(readFileSync('configs/base/languages/main.json', 'utf8')) as {
  languages: Languages;
};
const breaker = (code: string) => breakerOf(languages, code);

/** `|` stands for an end that a line may have, `~` for a seam that it must not end at. */
const shown = (text: string): string => text.replaceAll('\u200B', '|').replaceAll('\u2060', '~');

const withoutMarks = (text: string): string => text.replaceAll(/[\u200B\u2060]/gu, '');

describe('breakerOf', () => {
  it.each([
    ['my', 'စကားဝှက် မမှန်ပါ။', 'စကားဝှက် မ~မှန်~ပါ။'],
    ['my', 'ရောင်းခွင့်မရှိပါ။', 'ရောင်း~ခွင့်|မ~ရှိ~ပါ။'],
    ['th', 'รหัสผ่านไม่ถูกต้อง', 'รหัส|ผ่าน|ไม่~ถูก~ต้อง'],
    ['km', 'ពាក្យសម្ងាត់មិនត្រឹមត្រូវ', 'ពាក្យសម្ងាត់|មិន~ត្រឹមត្រូវ'],
    ['lo', 'ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ', 'ລະຫັດ|ຜ່ານ|ບໍ່~ຖືກຕ້ອງ'],
    ['zh-CN', '密码不正确', '密~码不~正~确'],
    ['ja', '正しくありません。', '正~し~く~あ~り~ま~せ~ん。'],
  ])('keeps the negation of %s with its word', (code, text, marked) => {
    expect(shown(breaker(code)(text))).toBe(marked);
  });

  it('keeps the syllables of Burmese loan words whole', () => {
    expect(shown(breaker('my')('အကောင့်အမည်'))).toBe('အ~ကော~င့်|အမည်');
  });

  it('leaves placeholders, markup, other scripts and spaces as they are', () => {
    const text = '<a href="/deposit">Livery</a> {{count}} - %';
    expect(breaker('my')(text)).toBe(text);
    expect(shown(breaker('my')('<b>{{name}}</b>မမှန်ပါ'))).toBe('<b>{{name}}</b>မ~မှန်~ပါ');
  });

  it.each(['my', 'zh-CN'])('changes nothing but marks in the texts of %s', (code) => {
    const { texts } = JSON.parse(readFileSync(`configs/base/texts/${code}.json`, 'utf8')) as {
      texts: Record<string, string>;
    };
    const marked = Object.values(texts).map(breaker(code));
    expect(marked.map(withoutMarks)).toEqual(Object.values(texts));
    expect(marked.join('')).not.toMatch(/(?:^|[^\p{L}\p{M}])မ\u200B/u);
  });
});
