import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateAdminCalls } from './generate/admin/admin-calls.ts';
import { generateAdminModules } from './generate/admin/admin-modules.ts';
import { loadAdminSchemas } from './generate/admin/admin-schemas.ts';
import { generateCalls } from './generate/calls.ts';
import { loadSchemas, pascal, type Schemas } from './generate/schemas.ts';
import { generateTypes } from './generate/types.ts';
import { generateValidators } from './generate/validators.ts';

const root = join(import.meta.dirname, '..');
const out = 'src/contract/generated';

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
  ] as const)(
    'have a type for every schema of %s, as all code reads them [ENG-09]',
    (folder, file, suffix) => {
      const names = readdirSync(join(root, 'schemas', folder), { recursive: true, encoding: 'utf8' }).flatMap(
        (file) => (file.endsWith('.schema.json') ? [basename(file, '.schema.json')] : []),
      );
      expect(names.length).toBeGreaterThan(5);
      for (const name of names)
        expect(made[file]).toMatch(new RegExp(`export (interface|type) ${pascal(name)}${suffix}\\b`, 'u'));
      expect(made[file]).toBe(readFileSync(join(root, out, file), 'utf8'));
    },
  );

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

/** One schema of each folder: enough to make something from, in a quarter of the time. */
const few = [
  'common.schema.json',
  'facts.json',
  'documents/menu.schema.json',
  'blocks/content/heading.schema.json',
  'actions/navigate.schema.json',
  'sources/balance.schema.json',
  'calls/wallet/walletBalance.schema.json',
  'calls/protection/protection.schema.json',
  'field/value.schema.json',
  'form-sources/breakLengths.schema.json',
  'admin/common.schema.json',
  'admin/previews/common.schema.json',
  'admin/previews/previewLinks.schema.json',
];
const copySchemas = (tree: string): void => {
  for (const file of few) {
    mkdirSync(dirname(join(tree, 'schemas', file)), { recursive: true });
    cpSync(join(root, 'schemas', file), join(tree, 'schemas', file));
  }
};
const menu = 'schemas/documents/menu.schema.json';
const previewLinks = 'schemas/admin/previews/previewLinks.schema.json';
const read = (tree: string, file: string): string => readFileSync(join(tree, file), 'utf8');
const edit = (tree: string, file: string, change: (text: string) => string): void =>
  writeFileSync(join(tree, file), change(read(tree, file)));

describe('definitions of administration calls', () => {
  it('name every kind of document', () => {
    const { documents } = loadSchemas(join(root, 'schemas')).byFolder;
    const { definitions } = loadAdminSchemas(join(root, 'schemas'));
    const defs = definitions['admin/common.schema.json']?.['$defs'] as Record<
      string,
      { enum?: string[]; pattern?: string; propertyNames?: { enum: string[] } }
    >;
    const kinds = Object.keys(documents);
    expect(defs['documentKind']?.enum).toEqual(kinds);
    expect(defs['documentKey']?.pattern).toContain(`^(${kinds.join('|')})/`);
    expect(defs['kindRoles']?.propertyNames?.enum).toEqual(['*', 'payments', 'members', ...kinds]);
  });
});

describe('a schema that is wrong', () => {
  let tree = '';
  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'livery-schemas-'));
  });
  beforeEach(() => copySchemas(tree));
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  const make = async (): Promise<unknown> => {
    const schemas = loadSchemas(join(tree, 'schemas'));
    const admin = loadAdminSchemas(join(tree, 'schemas'));
    return [
      await generateValidators(schemas),
      generateCalls(schemas),
      generateAdminCalls(admin),
      await generateAdminModules(admin),
    ];
  };

  it('is none of those that the cases below are made from', async () => {
    await expect(make()).resolves.toHaveLength(4);
  });

  it.each<[string, string, (text: string) => string, RegExp]>([
    ['is no JSON', menu, (text) => text.replace('{', '{,'), /in JSON at position 1/u],
    [
      'has the "$id" of another',
      menu,
      (text) => text.replace('documents/menu', 'documents/form'),
      /"\$id" is .*form.* has to be .*menu/u,
    ],
    [
      'has a type that does not exist',
      menu,
      (text) => text.replace('"type": "object"', '"type": "objekt"'),
      /type must be/u,
    ],
    [
      'has a keyword that does not exist',
      menu,
      (text) => text.replace('"required"', '"requires"'),
      /unknown keyword: "requires"/u,
    ],
    [
      'refers to a definition that is not there',
      menu,
      (text) => text.replace(/\$defs\/(?=\w+")/u, '$defs/no'),
      /can't resolve reference .*\$defs\/no/u,
    ],
    [
      'is a call without a path',
      'schemas/calls/wallet/walletBalance.schema.json',
      (text) => text.replace('"path"', '"way"'),
      /"x-call" has to say "method" and "path"/u,
    ],
    [
      'is a call with a session of nobody',
      'schemas/calls/wallet/walletBalance.schema.json',
      (text) => text.replace('"for"', '"who"'),
      /does not say for whom/u,
    ],
    [
      'is an administration call without a path',
      previewLinks,
      (text) => text.replace('"path"', '"way"'),
      /"x-call" has to say "method" and "path"/u,
    ],
    [
      'is an administration call that needs a role on nothing',
      previewLinks,
      (text) => text.replace('"on"', '"at"'),
      /"needs" has to say either "on" or "right"/u,
    ],
    [
      'is an administration call that refers to a definition that is not there',
      previewLinks,
      (text) => text.replace('$defs/previewLink', '$defs/no'),
      /can't resolve reference .*\$defs\/no/u,
    ],
    [
      'is a source of a call that is not there',
      'schemas/sources/balance.schema.json',
      (text) => text.replace('walletBalance', 'purse'),
      /"purse", which is no call/u,
    ],
  ])('and %s is named with the reason', async (_what, file, change, reason) => {
    edit(tree, file, change);
    const error = await make().then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    expect(error?.name).toBe('SchemaError');
    expect(error?.message).toMatch(new RegExp(`^${file}: `, 'u'));
    expect(error?.message).toMatch(reason);
  });
});

// Each makes the folder in a process of its own, once or twice.
describe('src/contract/generated', { timeout: 120_000 }, () => {
  let tree = '';
  /** Contents of the folder, by file name. */
  const folder = (): Record<string, string> =>
    Object.fromEntries(
      readdirSync(join(tree, out))
        .filter((name) => !name.startsWith('.'))
        .map((name) => [name, read(tree, join(out, name))]),
    );
  const prepare = (): { code: number | null; said: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate-stale.mjs'], {
      cwd: tree,
      encoding: 'utf8',
    });
    return { code: status, said: stdout + stderr };
  };

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'livery-generated-'));
    copySchemas(tree);
    for (const file of [
      'package.json',
      'package-lock.json',
      'scripts/generate',
      'scripts/generate.ts',
      'scripts/generate-stale.mjs',
      'scripts/stale.mjs',
    ])
      cpSync(join(root, file), join(tree, file), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    const { code, said } = prepare();
    if (code !== 0) throw new Error(said);
  }, 120_000);
  afterAll(() => rmSync(tree, { recursive: true, force: true }));
  beforeEach(() => copySchemas(tree));

  it('is left alone while no schema changes', () => {
    expect(Object.keys(folder())).toHaveLength(32);
    const file = join(tree, menu);
    writeFileSync(file, readFileSync(file));
    expect(prepare()).toEqual({ code: 0, said: '' });
  });

  it('follows a schema that changes, is added or goes', () => {
    const before = folder();
    edit(tree, menu, (text) =>
      text.replace('"properties": {', '"properties": { "colour": { "enum": ["red"] },'),
    );
    const copy = join(tree, 'schemas/blocks/content/title.schema.json');
    writeFileSync(
      copy,
      read(tree, 'schemas/blocks/content/heading.schema.json').replaceAll('content/heading', 'content/title'),
    );
    expect(prepare().code).toBe(0);
    expect(folder()['documents.ts']).toMatch(/colour\?: "red"/u);
    expect(folder()['names.ts']).toMatch(/blockNames = \["heading","title"\]/u);
    expect(folder()['schema-index.ts']).toMatch(
      /from '..\/..\/..\/schemas\/blocks\/content\/title.schema.json'/u,
    );

    copySchemas(tree);
    rmSync(copy);
    expect(prepare().code).toBe(0);
    expect(folder()).toEqual(before);
  });

  it('is made again when a file of it is gone or edited', () => {
    prepare();
    const before = folder();
    rmSync(join(tree, out, 'calls.ts'));
    writeFileSync(join(tree, out, 'names.ts'), 'export {};');
    expect(prepare().said).toMatch(/2 written, 0 removed/u);
    expect(folder()).toEqual(before);
  });

  it('stays as it was while a schema is wrong', () => {
    prepare();
    const before = folder();
    edit(tree, menu, (text) => text.replace('"type": "object"', '"type": "objekt"'));
    const { code, said } = prepare();
    expect(code).toBe(1);
    expect(said).toMatch(/schemas\/documents\/menu\.schema\.json: .*type must be/u);
    expect(said).toMatch(/src\/contract\/generated is as it was\. Correct the schema/u);
    expect(said).not.toMatch(/^ +at /mu);
    expect(folder()).toEqual(before);
    copySchemas(tree);
    expect(prepare()).toEqual({ code: 0, said: '' });
  });
});
