import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

/** A JSON Schema as read from its file; only the keywords that generation looks at are named. */
export type Schema = {
  $id: string;
  title?: string;
  properties?: Record<string, unknown>;
  'x-call'?: unknown;
} & Record<string, unknown>;

/** Folders of schemas/ whose files are one schema each; calls stand in a folder of their feature, blocks in one of their part. */
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

const suffix = '.schema.json';
const home = 'https://livery.dev/schemas/';

/** File of a schema below schemas/. */
export const fileOf = ({ $id }: Schema): string => $id.slice(home.length);

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

function schemasOf(root: string, folder: Folder): Record<string, Schema> {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => ({ name: basename(file, suffix), file: [folder, ...file.split(sep)].join('/') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const found: Record<string, Schema> = {};
  for (const { name, file } of files) {
    refuseName(file, name);
    const taken = found[name];
    if (taken) throw new SchemaError(file, `its name is that of ${fileOf(taken)} already.`);
    found[name] = parse(root, file);
  }
  return found;
}

/** Reads every schema, in the order of their names, so that what is generated does not depend on the file system. */
export function loadSchemas(root: string): Schemas {
  const byFolder = Object.fromEntries(
    folders.map((folder) => [folder, schemasOf(root, folder)]),
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
