import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { objectUnder, smallPacks, writePacks, type PackValues } from '#engine/testing/small-packs.ts';
import { pseudoLanguage, pseudoTexts } from '#engine/testing/pseudo-language.ts';
import { callLivery } from './testing/call-livery.ts';

let configs = '';

const livery = (...args: string[]) => callLivery(configs, ...args);

async function put(path: string, text: string): Promise<void> {
  const file = join(configs, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function write(packs: PackValues): Promise<void> {
  for (const { pack, documents } of Object.values(writePacks(packs)))
    for (const [key, text] of Object.entries(documents)) await put(`${pack}/${key}.json`, text);
  await put('ground/assets/posters/nova.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await put('shop/assets/brand/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
}

type Texts = { name?: string; texts: Record<string, string>; madeFrom?: Record<string, string> };
const texts = async (language: string): Promise<Texts> =>
  JSON.parse(await readFile(join(configs, 'shop/texts', `${language}.json`), 'utf8')) as Texts;

beforeEach(async () => {
  configs = await mkdtemp(join(tmpdir(), 'livery-texts-'));
});
afterEach(() => rm(configs, { recursive: true, force: true }));

/** The shop with more languages, and with a word of its own in each. */
function withLanguage(...languages: string[]): PackValues {
  const packs = smallPacks();
  objectUnder(packs['shop']?.['brand/main'])['languages'] = ['my', 'en', ...languages];
  const begun = languages.map((id) => [`texts/${id}`, { kind: 'texts', id, texts: { 'shop.name': 'X' } }]);
  packs['shop'] = { ...packs['shop'], ...Object.fromEntries(begun) };
  return packs;
}

describe('livery texts add', () => {
  it('begins a language that does not exist, which is whole once its words are written [OFF-22]', async () => {
    const { code, description } = pseudoLanguage;
    const packs = withLanguage(code);
    Object.assign(packs['shop'] ?? {}, {
      'languages/main': { kind: 'languages', id: 'main', languages: { [code]: description } },
    });
    await write(packs);
    expect((await livery('texts', 'add', code, '--from', 'en')).code).toBe(0);
    const begun = await texts(code);
    const written = { kind: 'texts', id: code, texts: pseudoTexts(begun.texts) };
    await put(`shop/texts/${code}.json`, JSON.stringify(written));
    const { code: result, out } = await livery('validate', 'shop');
    expect({ result, out }).toEqual({ result: 0, out: '0 errors, 0 warnings in shop and what extends it\n' });
  });

  it('makes a language whole that was only begun, and says what is still to be translated', async () => {
    await write(withLanguage('th'));
    expect((await livery('validate', 'shop')).code).toBe(1);
    const { code, out } = await livery('texts', 'add', 'th', '--from', 'en');
    expect({ code, out }).toEqual({
      code: 0,
      out: `${join(configs, 'shop/texts/th.json')}: 16 texts of en added, marked as not translated.\n`,
    });
    const after = await livery('validate', 'shop');
    expect(after.code).toBe(0);
    expect(after.out).toContain('TEXTS_NOT_TRANSLATED (warning) 16 of 17 texts of "th"');
  });

  it('keeps what is there, and counts as the language does', async () => {
    await write(withLanguage('ru'));
    await livery('texts', 'add', 'ru', 'shop');
    const made = await texts('ru');
    expect(made.texts).toMatchObject({
      'shop.name': 'X',
      'page.home': 'Home',
      games_one: 'one game',
      games_few: '{{count}} games',
      games_many: '{{count}} games',
      games_other: '{{count}} games',
    });
    expect(made.madeFrom?.['page.home']).toBe('00000000');
    expect(made.madeFrom).not.toHaveProperty('shop.name');
    expect((await livery('validate', 'shop')).code).toBe(0);
    expect((await livery('texts', 'add', 'ru', 'shop')).out).toContain('lacks nothing');
  });

  it('says what is left to do for a brand that does not offer the language', async () => {
    await write(smallPacks());
    const { code, out } = await livery('texts', 'add', 'ja', 'shop');
    expect(code).toBe(0);
    expect(out).toContain('Add "ja" to "languages" of shop/brand/main.json');
    expect((await texts('ja')).name).toBe('日本語');
  });

  it('begins several languages at once, or none where one of them is offered nowhere', async () => {
    await write(withLanguage('th', 'ru'));
    expect((await livery('texts', 'add', 'th,ja')).error).toContain('has ja among its languages');
    expect(await texts('th')).not.toHaveProperty('madeFrom');
    expect((await livery('texts', 'add', 'th,ru')).code).toBe(0);
    expect((await livery('validate', 'shop')).code).toBe(0);
  });

  it('stops counting a text as untranslated once it says something else', async () => {
    await write(withLanguage('th'));
    await livery('texts', 'add', 'th');
    const made = await texts('th');
    made.texts['page.home'] = 'หน้าแรก';
    await writeFile(join(configs, 'shop/texts/th.json'), JSON.stringify(made));
    expect((await livery('validate', 'shop')).out).toContain('15 of 17 texts of "th"');
  });

  it.each([
    [['texts'], 'Name what to do and a language'],
    [['texts', 'add', 'Thai'], 'Name what to do and a language'],
    [['texts', 'add', 'th'], 'No brand of'],
    [['texts', 'add', 'th', 'nowhere'], 'No pack nowhere'],
  ])('answers 2 and says why for %j', async (args, reason) => {
    await write(smallPacks());
    const { code, error } = await livery(...args);
    expect(code).toBe(2);
    expect(error).toContain(reason);
  });

  it('answers 1 when there is nothing to begin with', async () => {
    await write(smallPacks());
    const { code, error } = await livery('texts', 'add', 'th', 'shop', '--from', 'de');
    expect(code).toBe(1);
    expect(error).toContain('has no texts in de');
  });
});
