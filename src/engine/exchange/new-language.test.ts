import { describe, expect, it } from 'vitest';
import { makeBundle, type CorePart, type TextsPart } from '../bundle/bundle.ts';
import type { PackSet } from '../packs.ts';
import { resolveBrand } from '../resolve.ts';
import { objectUnder, smallPacks, writePacks } from '../testing/small-packs.ts';
import { validatePacks } from '../validate.ts';
import { noProduct } from '../testing/no-product.ts';

const language = { name: 'Xhin', direction: 'rtl', font: 'noto-sans-thai', numerals: 'thai' };
const texts = { 'menu.home': 'Xhin home' };

/** Packs with a language that exists nowhere, added to a brand by documents alone. */
function withNewLanguage(fallback: readonly string[]): PackSet {
  const packs = smallPacks();
  Object.assign(objectUnder(packs['shop']?.['brand/main']), { languages: ['my', 'en', 'xx'] });
  Object.assign(objectUnder(packs['shop']), {
    'texts/xx': { kind: 'texts', id: 'xx', texts },
    'languages/main': { kind: 'languages', id: 'main', languages: { xx: { ...language, fallback } } },
  });
  return writePacks(packs);
}

async function bundleOf(set: PackSet) {
  const { manifest, parts } = await makeBundle(noProduct, resolveBrand(set, 'shop'));
  return (name: string): string => parts[manifest.parts[name] ?? '']?.body ?? '';
}

describe('a language that is added by documents alone', () => {
  it('is validated, and needs no text that a fallback of it says', () => {
    const codes = (set: PackSet) => new Set(validatePacks(noProduct, set, ['shop']).map(({ code }) => code));
    expect(codes(withNewLanguage(['my']))).toEqual(new Set());
    expect(codes(withNewLanguage([]))).toEqual(new Set(['MISSING_TRANSLATION']));
  });

  it('comes to a page with its description, its words and those of its fallback', async () => {
    const part = await bundleOf(withNewLanguage(['my']));
    expect((JSON.parse(part('core')) as CorePart).languages?.['xx']).toMatchObject(language);
    const said = (name: string) => (JSON.parse(part(name)) as TextsPart).texts;
    expect(said('texts/xx')).toEqual({ ...said('texts/en'), ...said('texts/my'), ...texts });
  });

  it('is written in its font first', async () => {
    const part = await bundleOf(withNewLanguage([]));
    const [, stack = ''] = /:root:lang\(xx\) \{\s*--font-body: ([^;]*);/u.exec(part('theme.css')) ?? [];
    expect(stack.split(', ')[1]).toBe("'Noto Sans Thai Variable'");
  });
});
