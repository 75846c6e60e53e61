/**
 * Makes src/contract/generated/ and docs/reference/ from schemas/: TypeScript types, standalone Ajv validators, the table
 * of calls, the schema index and the reference pages. `--check` writes nothing and exits 1 when what is committed differs.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateCalls } from './generate/calls.ts';
import { generateErrorsPage } from './generate/errors-page.ts';
import { generateReference } from './generate/reference.ts';
import { loadSchemas } from './generate/schemas.ts';
import { generateTypes } from './generate/types.ts';
import { generateValidators } from './generate/validators.ts';

type Folder = { path: string; files: Record<string, string> };

const root = join(import.meta.dirname, '..');
const schemas = loadSchemas(join(root, 'schemas'));
const generated: Folder[] = [
  {
    path: 'src/contract/generated',
    files: {
      ...(await generateTypes(schemas)),
      ...(await generateValidators(schemas)),
      ...generateCalls(schemas),
    },
  },
  { path: 'docs/reference', files: { ...generateReference(schemas), 'errors.md': generateErrorsPage(root) } },
];

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};
const list = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** Files of a folder that differ from what the schemas make, and files nothing makes any more. */
const compare = ({ path, files }: Folder): { changed: string[]; stale: string[] } => ({
  changed: Object.keys(files).filter((name) => read(join(root, path, name)) !== files[name]),
  stale: list(join(root, path)).filter((name) => !(name in files)),
});

if (process.argv.includes('--check')) {
  const drift = generated.flatMap((folder) => {
    const { changed, stale } = compare(folder);
    return [...changed, ...stale].map((name) => `${folder.path}/${name}`);
  });
  if (drift.length > 0) {
    console.error(
      `Differs from schemas/: ${drift.join(', ')}. Run "npm run generate" and commit the result.`,
    );
    process.exit(1);
  }
} else {
  for (const folder of generated) {
    const { changed, stale } = compare(folder);
    mkdirSync(join(root, folder.path), { recursive: true });
    for (const name of changed) writeFileSync(join(root, folder.path, name), folder.files[name] ?? '');
    for (const name of stale) rmSync(join(root, folder.path, name));
    console.log(`${folder.path}: ${changed.length} written, ${stale.length} removed`);
  }
}
