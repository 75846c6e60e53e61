/** @module-tag exhaustive */
import { createSchemaUtils, type ErrorSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { seedOf } from '#run-size';
import type { JsonObject } from '#engine/json/json.ts';
import { readPacks } from '#engine/node/read-packs.ts';
import { splitKey, type DocumentKey, type PackSet } from '#engine/packs.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import { schemaCodes } from '#engine/problems.ts';
import { resolveBrand } from '#engine/resolve.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from '#play/product.ts';
import { problemKey } from '../../problems/problem-place.ts';
import { breakDocuments } from '../../testing/broken-documents.ts';
import { completion, rootViewOf } from './form-view.ts';
import { createJudge } from './judge.ts';
import { blockSchema, documentSchema } from './schema-level.ts';

const packs = await readPacks('configs');
const { documents } = resolveBrand(packs, 'padauk');
const { extends: _none, ...brand } = documents['brand/main'] as unknown as JsonObject;
/** The documents of a brand as one pack without a parent. */
const wholes = { ...documents, 'brand/main': brand } as unknown as Record<DocumentKey, JsonObject>;

const nothing = { node: {}, root: {} };

type Said = { pointer: string; code: string; words: string };

/** Sorted, without repetitions. */
const sorted = <T>(values: readonly T[]): string[] =>
  [...new Set(values.map((value) => JSON.stringify(value)))].sort();

/** Errors of a document's form, and the messages at its fields by place. */
function saidByForm(key: DocumentKey, document: JsonObject) {
  const schema = documentSchema(splitKey(key).kind);
  const { schema: drawn } = rootViewOf(schema, true);
  const judge = createJudge(schema.root, drawn);
  const { errors, errorSchema } = judge.validateFormData(document, drawn);
  const said = errors.map(({ name = '', params, message = '' }): Said => ({
    pointer: params.pointer,
    code: name,
    words: message,
  }));
  const completed = createSchemaUtils(judge, drawn, completion).getDefaultFormState(drawn, document);
  return { said, shown: wordsOf(errorSchema), completed };
}

const wordsOf = (errors: ErrorSchema | undefined, pointer = ''): Omit<Said, 'code'>[] =>
  Object.entries(errors ?? {}).flatMap(([name, inner]) =>
    Array.isArray(inner)
      ? inner.map((words) => ({ pointer, words }))
      : wordsOf(inner, joinPointer(pointer, name)),
  );

/** Problems of ring 1 by the server, per document. The intact brand document is added when it is missing. */
function saidByServer(broken: ReadonlyMap<DocumentKey, JsonObject>): Record<DocumentKey, Said[]> {
  const texts = new Map(
    [['brand/main', brand] as const, ...broken].map(([key, document]) => [key, JSON.stringify(document)]),
  );
  const set: PackSet = { alone: { pack: 'alone', assets: [], documents: Object.fromEntries(texts) } };
  const problems = validatePacks(product, set, ['alone'], { analysis: { left: 0, pattern: 0 } });
  const said: Record<DocumentKey, Said[]> = {};
  for (const { code, file, pointer, message, fix } of problems) {
    const key = problemKey({ file });
    if (schemaCodes.includes(code)) (said[key] ??= []).push({ pointer, code, words: `${message} ${fix}` });
  }
  return said;
}

const tooLongName: JsonObject = {
  ...wholes['languages/main'],
  languages: { en: { name: 'English', short: 'x'.repeat(99) } },
};

const tooHighRate: JsonObject = { ...wholes['agents/main'], rates: { max: 10_001, step: 10 } };

describe('the judge of a form', () => {
  it('has nothing to say of documents that are whole', () => {
    for (const [key, document] of Object.entries(wholes))
      expect({ key, said: saidByForm(key, document).said }).toEqual({ key, said: [] });
  });

  it('judges the props of a block by the schema of its type, and actions in them by theirs', () => {
    const schema = blockSchema('actionButton');
    const { schema: drawn } = rootViewOf(schema ?? nothing, false);
    const props = { label: 'a.b', action: { do: 'openModal', modal: 3 } };
    const { errors } = createJudge(schema?.root ?? nothing.root, drawn).validateFormData(props, drawn);
    expect(errors.map(({ name, params }) => [name, params.pointer])).toEqual([
      ['WRONG_TYPE', '/action/modal'],
    ]);
  });

  it('says of 500 broken documents what the server says, at the same places', () => {
    let left = [
      // A random place is rarely a text with a length limit, or a number at its own.
      { key: 'languages/main' as const, document: tooLongName },
      { key: 'agents/main' as const, document: tooHighRate },
      ...breakDocuments(wholes, { seed: seedOf(14), count: 700 }),
    ];
    let broken = 0;
    const codes = new Set<string>();
    while (left.length > 0) {
      // One document per key at a time, as in a pack.
      const batch = new Map(left.map((one) => [one.key, one.document]));
      left = left.filter(({ key, document }) => batch.get(key) !== document);
      const server = saidByServer(batch);
      for (const [key, document] of batch) {
        const { said, shown, completed } = saidByForm(key, document);
        expect({ key, said: sorted(said) }).toEqual({ key, said: sorted(server[key] ?? []) });
        // The messages appear at the fields of the same places.
        expect(sorted(shown)).toEqual(sorted(said.map(({ pointer, words }) => ({ pointer, words }))));
        // The form adds nothing to its document, valid or not.
        expect(completed).toEqual(document);
        if (said.length > 0) broken += 1;
        for (const { code } of said) codes.add(code);
      }
    }
    expect(broken).toBeGreaterThanOrEqual(500);
    expect([...codes].sort()).toEqual([...schemaCodes].sort());
  });
});
