import { expect, it } from 'vitest';
import { localeOf } from '#engine/texts/languages.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { drawTime } from './draw-time.ts';

const languages = {
  my: { name: 'မြန်မာ', formats: 'en' },
  xx: { name: 'Xhin', formats: 'de', numerals: 'mymr' },
};
const say = (key: string) => `[${key.split('.').at(-1)}]`;
// A Saturday, 16:15 in Vietnam.
const instant = Date.UTC(2026, 10, 21, 9, 15);

it('names the day of a draw by the texts, in the numerals of the language', () => {
  expect(drawTime(instant, 'Asia/Ho_Chi_Minh', localeOf(languages, 'my'), say)).toBe('[6] 16:15');
  expect(drawTime(instant, 'Asia/Ho_Chi_Minh', localeOf(languages, 'xx'), say)).toBe('[6] ၁၆:၁၅');
  expect(drawTime(instant, 'Asia/Ho_Chi_Minh', localeOf(languages, 'fr'), say)).toBe('[6] 16:15');
});

it('money is written in the notation that the language names, which server and browsers know alike', () => {
  expect(formatMoney('99980000', 'MMK', 2, localeOf(languages, 'my'))).toBe('MMK\u00A0999,800.00');
  expect(formatMoney('99980000', 'MMK', 2, localeOf(languages, 'xx'))).toBe('၉၉၉.၈၀၀,၀၀\u00A0MMK');
});
