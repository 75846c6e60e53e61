/**
 * Generates src/contract/generated (types, validators, tables of calls, schema indexes) and src/engine/generated (index of
 * inputs) from schemas/. A wrong schema is named, and both folders stay unchanged. Run by scripts/generate-stale.mjs.
 */
import { join } from 'node:path';
import { generateAdminCalls } from './generate/admin/admin-calls.ts';
import { loadAdminSchemas } from './generate/admin/admin-schemas.ts';
import { generateCalls } from './generate/calls.ts';
import { writeFolder } from './generate/folder.ts';
import { generateInputs } from './generate/inputs.ts';
import { generateOwnFields } from './generate/own-fields.ts';
import { generateSchemaIndex } from './generate/schema-index.ts';
import { loadSchemas, SchemaError } from './generate/schemas.ts';
import { generateValidators } from './generate/validators.ts';

process.chdir(join(import.meta.dirname, '..'));
const out = 'src/contract/generated';

try {
  const schemas = loadSchemas('schemas');
  const inputs = generateInputs(schemas);
  const admin = loadAdminSchemas('schemas');
  const facts = {
    ...generateCalls(schemas),
    ...generateSchemaIndex(schemas),
    ...generateOwnFields(schemas),
    ...generateAdminCalls(admin),
  };
  // First, since Ajv names the schema and its fault.
  const validators = await generateValidators(schemas);
  const { generateTypes } = await import('./generate/types.ts');
  const { generateAdminIndex, generateAdminModules } = await import('./generate/admin/admin-modules.ts');
  writeFolder(out, {
    ...facts,
    ...validators,
    ...(await generateTypes(schemas)),
    ...generateAdminIndex(admin),
    ...(await generateAdminModules(admin)),
  });
  writeFolder('src/engine/generated', inputs);
} catch (error) {
  if (!(error instanceof SchemaError)) throw error;
  console.error(`${error.message}\n${out} is as it was. Correct the schema and run the command again.`);
  process.exit(1);
}
