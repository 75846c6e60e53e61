import { expect, it } from 'vitest';
import { withSpokenTexts } from './spoken-texts.ts';
import { noProduct } from './testing/no-product.ts';
import { objectUnder, smallPacks, writePacks, type PackValues } from './testing/small-packs.ts';
import { validatePacks } from './validate.ts';

/** Packs whose lowest one holds texts in languages that no brand offers. */
function withMoreLanguages(edit: (packs: PackValues) => void = () => undefined) {
  const packs = smallPacks();
  const ground = objectUnder(packs['ground']);
  const described = objectUnder(ground, 'languages/main', 'languages');
  described['zh-CN'] = { name: '简体中文' };
  described['zh-TW'] = { name: '繁體中文', fallback: ['zh-CN'] };
  for (const id of ['zh-CN', 'zh-TW'])
    ground[`texts/${id}`] = { kind: 'texts', id, texts: { 'shop.name': 7 } };
  edit(packs);
  return writePacks(packs);
}

const offering = (packs: PackValues): unknown =>
  (objectUnder(packs['shop'], 'brand/main')['languages'] = ['en', 'zh-TW']);

const textsIn = (set: ReturnType<typeof withMoreLanguages>): string[] =>
  Object.keys(set['ground']?.documents ?? {}).filter((key) => key.startsWith('texts/'));

it('leaves out texts that no brand offers or draws from', () => {
  expect(textsIn(withSpokenTexts(withMoreLanguages(), ['shop']))).toEqual(['texts/en', 'texts/my']);
  expect(textsIn(withSpokenTexts(withMoreLanguages(offering), ['shop']))).toEqual([
    'texts/en',
    'texts/zh-CN',
    'texts/zh-TW',
  ]);
});

it('checks the texts of a language with the pack that holds them, and with a brand that offers it', () => {
  const faulty = (packs: string[], edit?: (values: PackValues) => void): string[] => [
    ...new Set(
      validatePacks(noProduct, withMoreLanguages(edit), packs)
        .map(({ file }) => file)
        .filter((file) => file.includes('texts/zh')),
    ),
  ];
  expect(faulty(['shop'])).toEqual([]);
  expect(faulty(['ground'])).toEqual(['ground/texts/zh-CN.json', 'ground/texts/zh-TW.json']);
  expect(faulty(['shop'], offering)).toEqual(['ground/texts/zh-CN.json', 'ground/texts/zh-TW.json']);
});
