import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, refuseName, SchemaError, type Schema } from '../schemas.ts';

const folder = 'admin';
const common = 'common.schema.json';
/** File of the definitions that all areas share. */
export const commonDefinitions = `${folder}/${common}`;

export type AdminSchemas = {
  /** Shared definitions by file: `admin/common.schema.json`, and one for an area. */
  definitions: Readonly<Record<string, Schema>>;
  calls: Readonly<Record<string /* file name without .schema.json */, Schema>>;
  /** Folder of each call. */
  areas: Readonly<Record<string, string>>;
};

/** File of a call below schemas/. */
export const fileOfCall = ({ areas }: AdminSchemas, name: string): string =>
  `${folder}/${areas[name] ?? ''}/${name}.schema.json`;

/** Reads the schemas of administration calls, in the order of their areas and names. */
export function loadAdminSchemas(root: string): AdminSchemas {
  const definitions: Record<string, Schema> = { [commonDefinitions]: parse(root, commonDefinitions) };
  const calls: Record<string, Schema> = {};
  const areas: Record<string, string> = {};
  const found = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  for (const area of found) {
    for (const file of readdirSync(join(root, folder, area)).sort()) {
      const path = `${folder}/${area}/${file}`;
      if (file === common) {
        definitions[path] = parse(root, path);
        continue;
      }
      const name = file.replace('.schema.json', '');
      refuseName(path, name);
      if (areas[name] !== undefined)
        throw new SchemaError(path, `its name is that of a call of ${areas[name]} already.`);
      calls[name] = parse(root, path);
      areas[name] = area;
    }
  }
  return { definitions, calls, areas };
}
