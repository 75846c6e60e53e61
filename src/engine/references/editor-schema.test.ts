/** @module-tag exhaustive */
import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { editorSchema } from './editor-schema.ts';
import { schemas } from '../validate/brand.ts';
import { readPacks } from '../node/read-packs.ts';
import { resolveBrand } from '../resolve.ts';

const validator = (kind: string) => {
  const schema = editorSchema(schemas, schemas.documents[kind] ?? {});
  return new Ajv2020({ strict: false, allErrors: true }).compile(schema);
};

const { documents } = resolveBrand(await readPacks('configs'), 'aurora');

describe('a schema for editors', () => {
  it.each(Object.keys(schemas.documents))('accepts every %s document of a real brand by itself', (kind) => {
    const validate = validator(kind);
    const ofKind = Object.entries(documents).filter(([key]) => key.startsWith(`${kind}/`));
    expect(ofKind.length).toBeGreaterThan(0);
    for (const [key, document] of ofKind) {
      expect(validate(document), `${key}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  });

  const screen = (block: object) => ({
    kind: 'screen',
    id: 'x',
    presentation: 'page',
    path: '/x',
    body: { order: ['a'], items: { a: block } },
  });
  it.each([
    [{ type: 'heading', props: { nonsense: 1 } }, 'props of a block'],
    [{ type: 'nobody' }, 'the type of a block'],
    [
      { type: 'actionButton', props: { label: 'a', action: { do: 'openModal', modal: 3 } } },
      'the arguments of an action',
    ],
  ])('knows %j to be wrong by %s', (block, _what) => {
    expect(validator('screen')(screen(block))).toBe(false);
  });
});
