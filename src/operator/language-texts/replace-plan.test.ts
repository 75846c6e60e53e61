import { describe, expect, it } from 'vitest';
import type { PackDocuments } from '../documents/reader.ts';
import { planReplace, replaced, type Replacement } from './replace-plan.ts';

const ask = (find: string, put: string, more: Partial<Replacement> = {}): Replacement => ({
  find,
  put,
  wholeWord: false,
  matchCase: false,
  ...more,
});

describe('replacing words of a text', () => {
  it.each([
    [
      'anywhere, with the capital that stood there',
      'Deposit or redeposit',
      ask('deposit', 'top-up'),
      'Top-up or retop-up',
    ],
    [
      'in its case alone',
      'Deposit or deposit',
      ask('deposit', 'top-up', { matchCase: true }),
      'Deposit or top-up',
    ],
    ['as whole words', 'Win, winner: win!', ask('win', 'gain', { wholeWord: true }), 'Gain, winner: gain!'],
    [
      'never inside of placeholders, nested keys and tags',
      '{{name}} <b title="name">name</b> $t(name)',
      ask('name', 'alias'),
      '{{name}} <b title="name">alias</b> $t(name)',
    ],
    ['not as an expression', 'a.c abc ($1)', ask('a.c', '$&'), '$& abc ($1)'],
  ])('%s', (_, words, replacement, wanted) => {
    expect(replaced(words, replacement, 'en')).toBe(wanted);
  });

  it('as words of a language that writes no spaces', () => {
    const whole = { wholeWord: true };
    expect(replaced('ฝากเงินได้ทันที', ask('เงิน', 'ทอง', whole), 'th')).toBe('ฝากทองได้ทันที');
    expect(replaced('ฝากเงินได้ทันที', ask('งิน', 'x', whole), 'th')).toBe('ฝากเงินได้ทันที');
  });
});

const texts = (language: string, words: Record<string, string>): PackDocuments => ({
  [`texts/${language}`]: { kind: 'texts', id: language, texts: words },
});
const documents: PackDocuments = {
  ...texts('my', { 'menu.home': 'Aurora ပင်မ', 'menus.x': 'Aurora' }),
  ...texts('en', { 'menu.home': 'Aurora home', 'menu.help': 'Hello {{aurora}}', 'page.title': 'Aurora' }),
};
const scope = { languages: ['en', 'my'], area: '', key: '' };
const found = (more: Partial<typeof scope>, replacement = ask('aurora', 'Nova')) =>
  planReplace(documents, { ...scope, ...more }, replacement).map(({ id }) => id);

describe('the texts that a replacement changes', () => {
  it('are those of the languages, the area and the keys asked for, the source of a key first', () => {
    expect(found({})).toEqual(['en menu.home', 'my menu.home', 'my menus.x', 'en page.title']);
    expect(found({ languages: ['my'] })).toEqual(['my menu.home', 'my menus.x']);
    expect(found({ area: 'menu' })).toEqual(['en menu.home', 'my menu.home']);
    expect(found({ key: 'TITLE' })).toEqual(['en page.title']);
    expect(found({}, ask('', 'x'))).toEqual([]);
  });

  it('say when a text would get another placeholder', () => {
    const hits = planReplace(documents, { ...scope, key: 'page' }, ask('Aurora', '{{brand}}'));
    expect(hits.map(({ after, breaks }) => [after, breaks])).toEqual([['{{brand}}', true]]);
  });
});
