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
export const folders = ['documents', 'blocks', 'actions', 'sources', 'calls', 'field'] as const;
export type Folder = (typeof folders)[number];

export type Schemas = {
  common: Schema;
  facts: Schema;
  byFolder: Record<Folder, Record<string /* file name without .schema.json */, Schema>>;
};

const parse = (file: string): Schema => JSON.parse(readFileSync(file, 'utf8')) as Schema;

/** Reads every schema, in the order of their names, so that what is generated does not depend on the file system. */
export function loadSchemas(root: string): Schemas {
  const byFolder = Object.fromEntries(
    folders.map((folder) => {
      const names = readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.schema.json'))
        .sort();
      return [
        folder,
        Object.fromEntries(
          names.map((name) => [name.replace('.schema.json', ''), parse(join(root, folder, name))]),
        ),
      ];
    }),
  ) as Schemas['byFolder'];
  return {
    common: parse(join(root, 'common.schema.json')),
    facts: parse(join(root, 'facts.json')),
    byFolder,
  };
}

/** `heroCarousel` → `HeroCarousel` */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const banner = '// Generated from schemas/ by "npm run generate". Do not edit.\n';
