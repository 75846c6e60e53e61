import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { amendLayer, isSetHere, mergedDocument, resetToParent } from './layer.ts';

const parent: JsonObject = {
  $schema: '../rules.json',
  kind: 'rules',
  id: 'register',
  fields: {
    email: { enabled: true, required: false, maxLength: 60 },
    username: { enabled: true, required: true, minLength: 4, maxLength: 12 },
  },
};

const withEmail = (email: JsonObject, layer: JsonObject | null = null): JsonObject => {
  const merged = mergedDocument(parent, layer) ?? {};
  const fields = isJsonObject(merged['fields']) ? merged['fields'] : {};
  return { ...merged, fields: { ...fields, email } };
};

describe('amendLayer', () => {
  it('writes only what differs from the parent, with the head of the document', () => {
    expect(amendLayer(parent, null, withEmail({ enabled: true, required: true, maxLength: 60 }))).toEqual({
      $schema: '../rules.json',
      kind: 'rules',
      id: 'register',
      fields: { email: { required: true } },
    });
  });

  it('takes a value out with null', () => {
    const layer = amendLayer(parent, null, withEmail({ enabled: true, required: false }));
    expect(layer?.['fields']).toEqual({ email: { maxLength: null } });
  });

  it('says nothing any more once the values are the parent’s again', () => {
    const changed = amendLayer(parent, null, withEmail({ enabled: false, required: false, maxLength: 60 }));
    expect(amendLayer(parent, changed, parent)).toBeNull();
  });

  it('keeps what the pack wrote elsewhere, even where it repeats the parent', () => {
    const pinned: JsonObject = {
      kind: 'rules',
      id: 'register',
      fields: { username: { minLength: 4 }, email: { required: false } },
    };
    const layer = amendLayer(
      parent,
      pinned,
      withEmail({ enabled: true, required: false, maxLength: 80 }, pinned),
    );
    expect(layer?.['fields']).toEqual({
      username: { minLength: 4 },
      email: { required: false, maxLength: 80 },
    });
  });

  it('is the whole document in a pack that extends none', () => {
    const edited = withEmail({ enabled: true, required: true });
    expect(amendLayer(null, parent, edited)).toEqual(edited);
  });

  it('leaves the layer alone when nothing was edited', () => {
    const layer: JsonObject = { kind: 'rules', id: 'register', fields: {} };
    expect(amendLayer(parent, layer, parent)).toBe(layer);
  });

  it('makes the edited document, whatever parent, layer and edit', () => {
    const value: fc.Arbitrary<Json> = fc.letrec<{ node: Json }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom<Json>(1, 2, 'x', true),
        fc.array(fc.constantFrom<Json>('a', 'b'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('node'), { maxKeys: 3 }),
      ),
    })).node;
    const document = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), value, { maxKeys: 4 });
    fc.assert(
      fc.property(document, document, document, (below, between, edited) => {
        const first = amendLayer(below, null, between);
        const second = amendLayer(below, first, edited);
        expect(sameJson(mergedDocument(below, second), edited)).toBe(true);
      }),
    );
  });
});

describe('isSetHere', () => {
  const layer: JsonObject = { fields: { email: { required: true }, qq: null } };
  it.each([
    [['fields', 'email', 'required'], true],
    [['fields', 'email'], true],
    [['fields', 'email', 'enabled'], false],
    [['fields', 'username'], false],
    [['fields', 'qq'], true],
  ])('%j → %s', (path, expected) => {
    expect(isSetHere(layer, path)).toBe(expected);
  });

  it('is false everywhere without a layer', () => {
    expect(isSetHere(null, ['fields'])).toBe(false);
  });
});

describe('resetToParent', () => {
  const layer: JsonObject = {
    kind: 'rules',
    id: 'register',
    fields: { email: { required: true, maxLength: null }, username: { minLength: 6 } },
  };

  it('takes one value back and keeps the rest', () => {
    expect(resetToParent(parent, layer, [['fields', 'email', 'required']])?.['fields']).toEqual({
      email: { maxLength: null },
      username: { minLength: 6 },
    });
  });

  it('leaves no empty objects behind, and no layer when all is back', () => {
    expect(resetToParent(parent, layer, [['fields', 'username', 'minLength']])?.['fields']).toEqual({
      email: { required: true, maxLength: null },
    });
    expect(resetToParent(parent, layer, [['fields']])).toBeNull();
  });

  it('does nothing where nothing was said', () => {
    expect(resetToParent(parent, layer, [['fields', 'qq', 'required']])).toEqual(layer);
  });
});
