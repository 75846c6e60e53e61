import { describe, expect, it } from 'vitest';
import { actionNames, blockNames, sourceNames } from '#contract/generated/names.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { actions } from './actions/registry.ts';
import { checks } from './checks/registry.ts';
import { factDefinitions } from './facts/fact-source.ts';
import { blockRegistry } from './shell/block-registry.ts';
import { sources } from './sources/registry.ts';

type Catalogue = { facts: Record<string, unknown>; families: Record<string, unknown> };
type FormSchema = { $defs: { field: { properties: { check: { enum: string[] } } } } };

describe('what stands in folders is what schemas name', () => {
  it('blocks', () => {
    expect(Object.keys(blockRegistry).sort()).toEqual([...blockNames].sort());
    expect(Object.values(blockRegistry).filter((block) => typeof block.view !== 'function')).toEqual([]);
  });

  it('blocks, in the part of their schema', () => {
    const places = Object.values(schemaIndex.blocks).map(({ $id }) =>
      String($id)
        .replace(/^.*\/blocks\//u, '')
        .replace('.schema.json', ''),
    );
    const folders = Object.keys(import.meta.glob('./blocks/*/*/index.tsx')).map((file) =>
      file.slice('./blocks/'.length, -'/index.tsx'.length),
    );
    expect(folders.sort()).toEqual(places.sort());
  });

  it('actions', () => {
    expect(Object.keys(actions).sort()).toEqual([...actionNames].sort());
  });

  it('sources', () => {
    expect(Object.keys(sources).sort()).toEqual([...sourceNames].sort());
  });

  it('questions of form fields', () => {
    const form = schemaIndex.documents['form'] as unknown as FormSchema;
    expect(Object.keys(checks).sort()).toEqual([...form.$defs.field.properties.check.enum].sort());
  });

  it('facts; form.* is read by forms themselves, asked.* is what the server said of a flag and no document names', () => {
    const { facts, families } = schemaIndex.facts as unknown as Catalogue;
    const named = [...Object.keys(facts), ...Object.keys(families).map((family) => `${family}.*`)];
    expect(Object.keys(factDefinitions).sort()).toEqual(
      [...named.filter((name) => name !== 'form.*'), 'asked.*'].sort(),
    );
  });
});
