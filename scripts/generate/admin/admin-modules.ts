import { banner } from '../schemas.ts';
import { typesModule } from '../types.ts';
import { answersOf, declaration, sentParts, validatorsModule } from '../validators.ts';
import { generateAdminAnswers } from './admin-answers.ts';
import { adminCompiler } from './admin-compiler.ts';
import { fileOfCall, type AdminSchemas } from './admin-schemas.ts';

/** Types and validators of administration calls. */
export async function generateAdminModules(schemas: AdminSchemas): Promise<Record<string, string>> {
  const { definitions, calls } = schemas;
  const ajv = adminCompiler(definitions);
  const fileOf = (part: string): string => fileOfCall(schemas, part.split('.')[0] ?? part);
  // First, since Ajv names the schema and its fault.
  const validators = await validatorsModule(ajv, [
    { record: 'adminValidators', entries: sentParts(calls), fileOf },
  ]);
  const strictAnswers = await validatorsModule(ajv, [
    { record: 'strictAnswers', entries: answersOf(calls), fileOf },
  ]);
  return {
    'admin-validators.js': validators,
    'admin-validators.d.ts': declaration(['adminValidators']),
    'admin-strict-answers.js': strictAnswers,
    'admin-strict-answers.d.ts': declaration(['strictAnswers']),
    ...(await generateAdminAnswers(schemas)),
    'admin-types.ts': await typesModule(
      { name: 'AdminCallsByName', suffix: 'AdminCall', definitions: Object.values(definitions) },
      calls,
    ),
  };
}

/** The module that imports the schemas of administration calls: the files themselves, no copy of them. */
export function generateAdminIndex(schemas: AdminSchemas): Record<string, string> {
  const definitions = Object.keys(schemas.definitions).map((file, index) => ({
    name: file,
    local: `definitions${index}`,
    file,
  }));
  const calls = Object.keys(schemas.calls).map((name) => ({
    name,
    local: name,
    file: fileOfCall(schemas, name),
  }));
  const record = (all: readonly { name: string; local: string }[]): string =>
    all.map(({ name, local }) => `    ${JSON.stringify(name)}: ${local},`).join('\n');
  return {
    'admin-schema-index.ts': `${banner}// Every schema of administration calls. Large: for the OpenAPI document.
${[...definitions, ...calls].map(({ local, file }) => `import ${local} from '../../../schemas/${file}';`).join('\n')}

type SchemaNode = { readonly [key: string]: unknown };
type ByName = Readonly<Record<string, SchemaNode>>;
export const adminSchemaIndex: { definitions: ByName; calls: ByName; areas: Readonly<Record<string, string>> } = {
  definitions: {
${record(definitions)}
  },
  calls: {
${record(calls)}
  },
  areas: ${JSON.stringify(schemas.areas)},
};
`,
  };
}
