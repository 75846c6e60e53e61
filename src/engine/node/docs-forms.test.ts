/** @module-tag exhaustive */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RulesDocument } from '#contract/generated/documents.ts';
import { product } from '#play/product.ts';
import type { PackSet } from '../packs.ts';
import { documentsOfKind, resolveBrand } from '../resolve.ts';
import { validatePacks } from '../validate.ts';
import { readPacks } from './read-packs.ts';
import { addedTexts, documentsFor, examples, type ExampleOutcome } from './testing/form-examples.ts';
import { formOutcome } from './testing/form-outcome.ts';

const root = join(import.meta.dirname, '../../..');
/** The brand that the examples are added to; its texts, patterns and rules are those they name. */
const BRAND = 'aurora';

const all = examples();
const packs: PackSet = await readPacks(join(root, 'configs'));
const brand = resolveBrand(packs, BRAND);
const patterns = documentsOfKind(brand, 'patterns')['main'];

const read = (id: string): RulesDocument | undefined => documentsOfKind(brand, 'rules')[id];

describe('the examples of docs/forms.md', () => {
  it('are many, and each says what comes of it', () => {
    expect(all.length).toBeGreaterThanOrEqual(18);
    for (const { heading, expectations } of all) expect(expectations.length, heading).toBeGreaterThan(0);
  });

  it('keep the schema, and name texts, rules and patterns that exist', () => {
    const own = packs[BRAND] ?? { pack: BRAND, documents: {}, assets: [] };
    const added = all.flatMap(({ example }, index) => {
      const { form, rules } = documentsFor(example, `example-${index}`);
      return [
        [`form/${form.id}`, JSON.stringify(form, null, 2)] as const,
        [`rules/${rules.id}`, JSON.stringify(rules, null, 2)] as const,
      ];
    });
    const texts = ['en', 'my', 'zh-CN'].map((id) => {
      const document = JSON.parse(own.documents[`texts/${id}`] ?? '{}') as { texts?: object };
      const merged = { kind: 'texts', id, ...document, texts: { ...document.texts, ...addedTexts() } };
      return [`texts/${id}`, JSON.stringify(merged)] as const;
    });
    const documents = { ...own.documents, ...Object.fromEntries([...added, ...texts]) };
    const problems = validatePacks(product, { ...packs, [BRAND]: { ...own, documents } }, [BRAND]);
    // An example is a part of a form: its action and the action's further fields are missing.
    const ofTheRest = ['ACTION_TAKES_NO_FORM', 'ACTION_NEEDS_FIELD'];
    const ofExamples = problems.filter(
      ({ file, code }) => /\/example-\d+\.json$/u.test(file) && !ofTheRest.includes(code),
    );
    expect(
      ofExamples.map(({ file, code, pointer, message }) => {
        const index = Number(/example-(?<index>\d+)/u.exec(file)?.groups?.['index']);
        return `${all[index]?.heading}: ${code} ${pointer} ${message}`;
      }),
    ).toEqual([]);
  });

  describe.each(all)('$heading', ({ example, expectations }) => {
    const cases = expectations.map((expected, index) => ({ expected, index: index + 1 }));
    it.each(cases)('does what the page says, $index', async ({ expected }) => {
      const documents = { ...documentsFor(example, 'example'), patterns, read };
      const { page, refusedByGateway } = await formOutcome(documents, expected);
      const said = Object.keys(page).filter((what) => what in expected) as (keyof ExampleOutcome)[];
      expect(Object.fromEntries(said.map((what) => [what, page[what]]))).toEqual(
        Object.fromEntries(said.map((what) => [what, expected[what]])),
      );
      // The errors the page documents are also those of the gateway.
      expect(refusedByGateway ?? page.errors).toEqual(page.errors);
    });
  });
});
