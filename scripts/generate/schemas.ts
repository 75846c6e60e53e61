import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON Schema as read from its file; only the keywords that generation looks at are named. */
export type Schema = {
  $id: string;
  title?: string;
  properties?: Record<string, unknown>;
  'x-call'?: unknown;
} & Record<string, unknown>;

/** Folders of schemas/ whose files are one schema each. */
export const folders = [
  'documents',
  'blocks',
  'actions',
  'sources',
  'form-sources',
  'calls',
  'field',
] as const;
export type Folder = (typeof folders)[number];

export type Schemas = {
  common: Schema;
  facts: Schema;
  byFolder: Record<Folder, Record<string /* file name without .schema.json */, Schema>>;
};

/** A schema that nothing can be made from: its file below schemas/, and why. */
export class SchemaError extends Error {
  constructor(file: string, reason: string) {
    super(`schemas/${file}: ${reason}`);
    this.name = 'SchemaError';
  }
}

/** Runs `work`, which is about one file, and names the file when it fails. */
export function about<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof SchemaError ? error : new SchemaError(file, (error as Error).message);
  }
}

export const fileOf = (folder: Folder, name: string): string => `${folder}/${name}.schema.json`;

const home = 'https://livery.dev/schemas/';

/** Reads one schema, whose "$id" is its place below schemas/. */
export function parse(root: string, file: string): Schema {
  const schema = about(file, () => JSON.parse(readFileSync(join(root, file), 'utf8')) as Schema);
  if (schema.$id !== `${home}${file}`)
    throw new SchemaError(file, `"$id" is ${JSON.stringify(schema.$id)} and has to be "${home}${file}".`);
  return schema;
}

/** @throws SchemaError unless the name of a schema can name a type and a value */
export function refuseName(file: string, name: string): void {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new SchemaError(file, 'its name has to be letters and digits, the first small.');
}

/** Reads every schema, in the order of their names, so that what is generated does not depend on the file system. */
export function loadSchemas(root: string): Schemas {
  const byFolder = Object.fromEntries(
    folders.map((folder) => {
      const names = readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.schema.json'))
        .map((name) => name.replace('.schema.json', ''))
        .sort();
      return [
        folder,
        Object.fromEntries(
          names.map((name) => {
            refuseName(fileOf(folder, name), name);
            return [name, parse(root, fileOf(folder, name))];
          }),
        ),
      ];
    }),
  ) as Schemas['byFolder'];
  return {
    common: parse(root, 'common.schema.json'),
    facts: parse(root, 'facts.json'),
    byFolder,
  };
}

/** `heroCarousel` → `HeroCarousel` */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const banner = '// Generated from schemas/ by scripts/generate.ts. Do not edit.\n';
