import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSchemas, pascal, type Schemas } from './generate/schemas.ts';
import { generateTypes } from './generate/types.ts';

const root = join(import.meta.dirname, '..');

describe('generated types', () => {
  let schemas: Schemas;
  let made: Record<string, string>;
  beforeAll(async () => {
    schemas = loadSchemas(join(root, 'schemas'));
    made = await generateTypes(schemas);
  });

  it.each([
    ['documents', 'documents.ts', 'Document'],
    ['blocks', 'blocks.ts', 'Props'],
    ['actions', 'actions.ts', 'Action'],
    ['calls', 'call-types.ts', 'Call'],
  ] as const)('have a type for every schema of %s, as committed [ENG-09]', (folder, file, suffix) => {
    const names = readdirSync(join(root, 'schemas', folder)).map((name) => name.replace('.schema.json', ''));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names)
      expect(made[file]).toMatch(new RegExp(`export (interface|type) ${pascal(name)}${suffix}\\b`, 'u'));
    expect(made[file]).toBe(readFileSync(join(root, 'src/contract/generated', file), 'utf8'));
  });

  it('follow a schema that changes', async () => {
    const { menu } = schemas.byFolder.documents;
    if (!menu) throw new Error('schemas/documents/menu.schema.json is missing.');
    const changed: Schemas = {
      ...schemas,
      byFolder: {
        ...schemas.byFolder,
        documents: {
          ...schemas.byFolder.documents,
          menu: { ...menu, properties: { ...menu.properties, colour: { enum: ['red', 'gold'] } } },
        },
      },
    };
    const types = (await generateTypes(changed))['documents.ts'];
    expect(types).toMatch(/colour\?: \("red" \| "gold"\)/u);
    expect(types).not.toBe(made['documents.ts']);
  });
});
