import { expect, it } from 'vitest';
import { resolveBrand } from '#engine/resolve.ts';
import { writePacks } from '#engine/testing/small-packs.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from '#play/product.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { formPacks } from '../testing/form-packs.ts';
import { withNewPattern } from './new-pattern.ts';

const problemsOf = (packs: ReturnType<typeof formPacks>) =>
  validatePacks(product, writePacks(packs), ['shop']).map(
    ({ code, pointer, file }) => `${code} ${file} ${pointer}`,
  );

it('begins without an error, with words that count as not translated', () => {
  const packs = formPacks();
  const before = problemsOf(packs);
  const documents = resolveBrand(writePacks(packs), 'shop').documents as unknown as PackDocuments;
  const { edited } = withNewPattern(documents, { name: 'Lucky number', from: undefined });
  Object.assign(packs['shop'] ?? {}, edited);
  expect(problemsOf(packs).filter((problem) => !before.includes(problem))).toEqual([
    'TEXTS_NOT_TRANSLATED shop/texts/my.json /texts',
  ]);
});
