/** Makes docs/reference from schemas/ and configs/base. `--check` writes nothing and exits 1 when what is committed differs. */
import { join } from 'node:path';
import { adminPage } from './generate/admin/admin-page.ts';
import { loadAdminSchemas } from './generate/admin/admin-schemas.ts';
import { basePage } from './generate/base-page.ts';
import { generateErrorsPage } from './generate/errors-page.ts';
import { compare, writeFolder } from './generate/folder.ts';
import { generateReference } from './generate/reference.ts';
import { loadSchemas } from './generate/schemas.ts';

process.chdir(join(import.meta.dirname, '..'));
const out = 'docs/reference';
const files = {
  ...generateReference(loadSchemas('schemas')),
  'admin.md': adminPage(loadAdminSchemas('schemas')),
  'base.md': basePage('.'),
  'errors.md': generateErrorsPage('.'),
};

if (process.argv.includes('--check')) {
  const { changed, extra } = compare(out, files);
  const drift = [...changed, ...extra].map((name) => `${out}/${name}`);
  if (drift.length > 0) {
    console.error(
      `Differs from schemas/ or configs/base: ${drift.join(', ')}. Run "npm run generate" and commit the result.`,
    );
    process.exit(1);
  }
} else writeFolder(out, files);
