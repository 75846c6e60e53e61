import { describe, expect, it } from 'vitest';
import { withChecked, withText } from '../documents/text-edits.ts';
import { formDocuments } from '../testing/form-documents.ts';
import { targetOf } from './grid-keys.ts';
import { filteredRows, otherVariables, keyPrefixes, progressOf } from './rows.ts';
import { textRows } from './text-rows.ts';
import { exportText, planImport } from './exchange-plan.ts';
import { keysAt } from './keys-at.ts';
import type { AdminApi } from '../api/admin-api.ts';

const documents = formDocuments();
const languages = ['en', 'my'];
const rows = textRows(documents, { drafts: {}, problems: undefined }, languages);
const unknownLanguage = (language: string) => `no ${language}`;
const ways = { languages, source: 'en', unknownLanguage };
const plan = (text: string, format: 'json' | 'xliff') =>
  planImport({ rows, documents }, { text, format, language: 'my' }, ways);

describe('the rows of texts', () => {
  it('hold every key with its words, and know which plural forms a language needs', () => {
    const games = rows.find(({ key }) => key === 'games_one');
    expect(games?.cells.map(({ needed }) => needed)).toEqual([true, false]);
    expect(games?.cells[1]?.marks.has('missing')).toBe(false);
    // All Burmese words of these packs are copies, of which two have nothing to translate.
    expect(progressOf(rows, 'my')).toEqual({
      total: 20,
      done: 2,
      missing: 0,
      untranslated: 18,
      stale: 0,
      unconfirmed: 0,
    });
  });

  it('count as not translated while they repeat the source, as validation counts them', () => {
    const texts = { kind: 'texts', id: 'th', texts: { 'menu.home': 'Home', 'menu.account': 'บัญชี' } };
    const marks = { 'menu.home': '00000000', 'menu.account': '00000000' };
    const seeded = { ...documents, 'texts/th': { ...texts, madeFrom: marks } };
    const all = textRows(seeded, { drafts: {}, problems: undefined }, ['en', 'th']);
    expect(progressOf(all, 'th')).toMatchObject({ done: 1, untranslated: 1, stale: 0 });
    const left = filteredRows(all, { filter: 'untranslated', prefix: '', search: '' });
    expect(left.map(({ key }) => key)).toEqual(['menu.home']);
  });

  it('count as not confirmed where no native has read the language, until one writes a text or says it is right', () => {
    const texts = { 'menu.home': 'หน้าแรก', 'menu.account': 'บัญชี', 'shop.name': 'ร้านค้า' };
    const before = { ...documents, 'texts/th': { kind: 'texts', id: 'th', unconfirmed: true, texts } };
    const unconfirmed = (now: typeof before): string[] =>
      filteredRows(textRows(now, { drafts: {}, problems: undefined }, ['en', 'th']), {
        filter: 'unconfirmed',
        prefix: '',
        search: '',
      }).map(({ key }) => key);
    expect(unconfirmed(before)).toEqual(['menu.account', 'menu.home', 'shop.name']);
    const right = { ...before, ...withChecked(before, 'th', 'menu.account') };
    const written = { ...right, ...withText(right, 'th', 'menu.home', 'หน้าหลัก') };
    expect(unconfirmed(written)).toEqual(['shop.name']);
    const { 'texts/th': thai } = before;
    expect(unconfirmed({ ...before, 'texts/th': { ...thai, unconfirmed: false } })).toEqual([]);
  });

  it('are found by key, words and beginning', () => {
    const ask = (asked: { prefix?: string; search?: string }) =>
      filteredRows(rows, { filter: 'all', prefix: '', search: '', ...asked }).map(({ key }) => key);
    expect(ask({ prefix: 'menu' })).toEqual(['menu.account', 'menu.home']);
    expect(ask({ search: 'USERNAME' })).toEqual(['form.username']);
    expect(ask({ prefix: 'men' })).toEqual([]);
    expect(keyPrefixes(rows)).toContainEqual({ prefix: 'menu', count: 2 });
  });

  it('say which placeholders are lost', () => {
    expect(otherVariables(documents, 'my', 'pattern.range', '{{min}}')).toEqual({
      wanted: ['max', 'min'],
      found: ['min'],
    });
    expect(otherVariables(documents, 'my', 'pattern.range', '{{max}} {{min}}')).toBeUndefined();
  });
});

describe('import and export', () => {
  it.each(['json', 'xliff'] as const)('a file of %s that was taken out changes nothing', (format) => {
    const text = exportText({ rows, documents, pack: 'shop' }, { format, language: 'my', source: 'en' });
    expect(plan(text, format)).toMatchObject({ changes: [], unknown: [], mismatched: [], outdated: [] });
  });

  it('tells tools for translation what is still to be done: copies of the source too', () => {
    const text = exportText(
      { rows, documents, pack: 'shop' },
      { format: 'xliff', language: 'my', source: 'en' },
    );
    const stateOf = (key: string) =>
      new RegExp(`id="${key}">\\s*<segment state="(\\w+)"`, 'u').exec(text)?.[1];
    expect([stateOf('menu.home'), stateOf('menu.account')]).toEqual(['initial', 'translated']);
  });

  it('plans what is new, changed, unknown and has other placeholders', () => {
    const text = '{"menu.home": "x", "pattern.range": "y", "nobody": "z"}';
    expect(plan(text, 'json')).toEqual({
      language: 'my',
      assignee: undefined,
      changes: [{ key: 'menu.home', before: 'Home', after: 'x' }],
      same: 0,
      unknown: ['nobody'],
      mismatched: ['pattern.range'],
      outdated: [],
    });
  });

  it('tells translations of a source that has changed, and files of foreign languages', () => {
    const text = exportText(
      { rows, documents, pack: 'shop' },
      { format: 'xliff', language: 'my', source: 'en' },
    );
    const old = text.replace('<source>Home</source>', '<source>Old</source>').replace('<target>Home</target>', '<target>x</target>'); // oxfmt-ignore
    expect(plan(old, 'xliff')).toMatchObject({ outdated: [expect.any(String)] });
    expect(plan(text.replace('trgLang="my"', 'trgLang="fr"'), 'xliff')).toEqual({
      line: 1,
      message: 'no fr',
    });
  });
});

it('the keys of a moment are those of the versions that were live then, in the pack and below it', async () => {
  const at = (version: number, day: string) => ({ version, at: `2026-${day}T00:00:00Z` });
  const versions: Record<string, object[]> = {
    shop: [at(2, '03-01'), at(1, '01-01')],
    ground: [at(3, '02-15'), at(2, '02-01'), at(1, '01-01')],
  };
  const said: Record<string, string[]> = {
    'shop 1': ['own'],
    'shop 2': ['own', 'later'],
    'ground 1': ['a'],
    'ground 2': ['a', 'b'],
    'ground 3': ['a', 'b', 'c'],
  };
  const api = {
    versions: async (pack: string) => versions[pack],
    call: async (_: string, { params }: { params: { pack: string; version: string } }) => {
      const keys = said[`${params.pack} ${params.version}`] ?? [];
      const texts = Object.fromEntries(keys.map((key) => [key, key]));
      return { documents: { 'texts/en': { kind: 'texts', id: 'en', texts } } };
    },
  } as unknown as AdminApi;
  const known = (chain: string[], below: object | null, day: string) =>
    keysAt(
      api,
      { chain, source: 'en', below: below as Parameters<typeof keysAt>[1]['below'] },
      new Date(`2026-${day}T12:00:00Z`),
    ).then((keys) => [...keys].sort());
  expect(await known(['shop', 'ground'], null, '02-10')).toEqual(['a', 'b', 'own']);
  expect(await known(['shop', 'ground'], null, '03-02')).toEqual(['a', 'b', 'c', 'later', 'own']);
  expect(await known(['shop'], { texts: { z: 'z' } }, '02-10')).toEqual(['own', 'z']);
});

describe('keys in the grid', () => {
  const press = (key: string, far = false) =>
    targetOf({ key, ctrlKey: far, metaKey: false }, { row: 5, column: 1 }, { rows: 8, columns: 3 });
  it.each([
    ['ArrowDown', false, { row: 6, column: 1 }],
    ['ArrowLeft', false, { row: 5, column: 0 }],
    ['PageDown', false, { row: 7, column: 1 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 7, column: 2 }],
    ['Tab', false, undefined],
  ])('%s', (key, far, place) => {
    expect(press(key, far)).toEqual(place);
  });
});
