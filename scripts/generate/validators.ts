import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { about, banner, fileOf, SchemaError, type Folder, type Schema, type Schemas } from './schemas.ts';

const standaloneCode = (standalone as unknown as { default?: typeof standalone }).default ?? standalone;

/** Compiler of standalone validators that knows our own keywords and these shared definitions. */
export function compilerFor(definitions: Readonly<Record<string, Schema>>, extra: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    verbose: false,
    unicodeRegExp: true,
    code: { source: true, esm: true, lines: true },
    ...extra,
  });
  ajv.addVocabulary([
    'x-ref',
    'x-slots',
    'x-call',
    'x-token',
    'x-condition',
    'x-facts',
    'x-action',
    'x-block',
    'x-ordered',
    'x-form',
    'x-bounds',
    'x-period',
    'x-audience',
    'x-fits',
    'x-look',
    'x-heading',
    'x-alternative',
    'x-within',
    'x-entries',
    'x-single',
    'x-rich',
    'x-name',
    'x-added',
    // Of json-schema-to-typescript, where a type cannot say all that the schema does.
    'tsType',
  ]);
  for (const [file, schema] of Object.entries(definitions)) about(file, () => ajv.addSchema(schema));
  return ajv;
}

const ajvFor = ({ common }: Schemas, extra?: Options): Ajv2020 =>
  compilerFor({ 'common.schema.json': common }, extra);

/** The standalone code still requires Ajv's run-time helpers; bundling leaves one module without imports. */
async function bundled(source: string): Promise<string> {
  const result = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
    legalComments: 'none',
    minify: true,
    charset: 'utf8',
  });
  return result.outputFiles[0]?.text ?? '';
}

const identifier = (name: string): string => `v_${name.replaceAll(/\W/g, '_')}`;

type Group = { record: string; entries: Record<string, Schema>; fileOf: (name: string) => string };

/** One module with records of validators: name → function with `errors`. */
export async function validatorsModule(ajv: Ajv2020, groups: readonly Group[]): Promise<string> {
  const refs: Record<string, string> = {};
  const records: string[] = [];
  for (const { record, entries, fileOf } of groups) {
    const lines = Object.entries(entries).map(([name, schema]) => {
      about(fileOf(name), () => ajv.compile(schema));
      const id = identifier(`${record}_${name}`);
      refs[id] = schema.$id;
      return `  ${JSON.stringify(name)}: ${id},`;
    });
    records.push(`export const ${record} = {\n${lines.join('\n')}\n};`);
  }
  const code = standaloneCode(ajv, refs);
  return `/* eslint-disable */\n${banner}${await bundled(`${code}\n${records.join('\n')}\n`)}`;
}

const placeOf = ({ byFolder }: Schemas, folder: Folder, name: string): string => {
  const schema = byFolder[folder][name];
  return schema ? fileOf(schema) : name;
};

const moduleOf = (
  schemas: Schemas,
  groups: readonly { record: string; folder: Folder; entries: Record<string, Schema> }[],
): Promise<string> =>
  validatorsModule(
    ajvFor(schemas),
    groups.map(({ record, folder, entries }) => ({
      record,
      entries,
      fileOf: (name) => placeOf(schemas, folder, name.split('.')[0] ?? name),
    })),
  );

/** Declarations of a module of validators. */
export const declaration = (records: readonly string[]): string =>
  `${banner}export type ValidationError = { keyword: string; instancePath: string; schemaPath: string; params: Record<string, unknown>; message?: string };
export type Validator = { (data: unknown): boolean; errors?: ValidationError[] | null };
${records.map((record) => `export declare const ${record}: Readonly<Record<string, Validator>>;`).join('\n')}\n`;

const partOf = (schema: Schema, part: string, value: unknown): Schema =>
  ({ ...(value as object), $id: schema.$id.replace('.schema.json', `.${part}.schema.json`) }) as Schema;

/** What is sent with calls, as schemas of their own: `sessionLogin.body`, … */
export const sentParts = (calls: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([name, schema]) =>
      Object.entries(schema.properties ?? {}).flatMap(([part, value]) =>
        part === 'value' ? [] : [[`${name}.${part}`, partOf(schema, part, value)]],
      ),
    ),
  );

/** What calls answer, by the call, as schemas of their own. */
export const answersOf = (calls: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([name, schema]) => {
      const value = (schema.properties as Record<string, unknown> | undefined)?.['value'];
      return value === undefined ? [] : [[name, partOf(schema, 'value', value)]];
    }),
  );

async function fieldValue(schemas: Schemas): Promise<string> {
  const schema = schemas.byFolder.field['value'];
  if (!schema) throw new SchemaError('field/value.schema.json', 'it is missing.');
  // Every page has it: the first thing wrong is enough, and its words are the brand's.
  const ajv = ajvFor(schemas, { $data: true, allErrors: false, messages: false });
  about(fileOf(schema), () => ajv.compile(schema));
  const code = await bundled(standaloneCode(ajv, { validateFieldValue: schema.$id }));
  return `/* eslint-disable */\n${banner}${code}`;
}

export async function generateValidators(schemas: Schemas): Promise<Record<string, string>> {
  const of = (folder: Folder): Record<string, Schema> => schemas.byFolder[folder];
  return {
    'validators.js': await moduleOf(schemas, [
      { record: 'documentValidators', folder: 'documents', entries: of('documents') },
      { record: 'blockValidators', folder: 'blocks', entries: of('blocks') },
      { record: 'actionValidators', folder: 'actions', entries: of('actions') },
    ]),
    'validators.d.ts': declaration(['documentValidators', 'blockValidators', 'actionValidators']),
    'call-validators.js': await moduleOf(schemas, [
      { record: 'callValidators', folder: 'calls', entries: sentParts(of('calls')) },
    ]),
    'call-validators.d.ts': declaration(['callValidators']),
    'call-answers.js': await moduleOf(schemas, [
      { record: 'callAnswers', folder: 'calls', entries: answersOf(of('calls')) },
    ]),
    'call-answers.d.ts': declaration(['callAnswers']),
    'field-value.js': await fieldValue(schemas),
    'field-value.d.ts': `${banner}import type { ValidationError } from './validators.js';
export type FieldRule = { minLength?: number; maxLength?: number; pattern?: string };
/** True when the value keeps the bounds (code points) and the pattern (u flag) of the rule. */
export declare const validateFieldValue: { (data: { value: string; rule: FieldRule }): boolean; errors?: ValidationError[] | null };
`,
  };
}
