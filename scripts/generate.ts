/**
 * Makes src/contract/generated/ from schemas/: TypeScript types, standalone Ajv validators, the table of calls and the
 * schema index. `--check` writes nothing and exits 1 when what is committed differs (drift).
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateCalls } from './generate/calls.ts';
import { loadSchemas } from './generate/schemas.ts';
import { generateTypes } from './generate/types.ts';
import { generateValidators } from './generate/validators.ts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'src/contract/generated');
const check = process.argv.includes('--check');

const schemas = loadSchemas(join(root, 'schemas'));
const files: Record<string, string> = {
  ...(await generateTypes(schemas)),
  ...(await generateValidators(schemas)),
  ...generateCalls(schemas),
};

const existing = (): string[] => {
  try {
    return readdirSync(out);
  } catch {
    return [];
  }
};
const read = (name: string): string | undefined => {
  try {
    return readFileSync(join(out, name), 'utf8');
  } catch {
    return undefined;
  }
};

const changed = Object.keys(files).filter((name) => read(name) !== files[name]);
const stale = existing().filter((name) => !(name in files));
if (check) {
  if (changed.length + stale.length > 0) {
    console.error(
      `Generated files differ from schemas/: ${[...changed, ...stale].join(', ')}. Run "npm run generate" and commit the result.`,
    );
    process.exit(1);
  }
} else {
  mkdirSync(out, { recursive: true });
  for (const name of changed) writeFileSync(join(out, name), files[name] ?? '');
  for (const name of stale) rmSync(join(out, name));
  console.log(
    `${basename(out)}: ${changed.length} written, ${stale.length} removed, ${Object.keys(files).length} in all`,
  );
}
