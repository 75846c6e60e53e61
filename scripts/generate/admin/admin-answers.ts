import { banner, SchemaError } from '../schemas.ts';
import { answersOf, declaration, validatorsModule } from '../validators.ts';
import { adminCompiler } from './admin-compiler.ts';
import { commonDefinitions, fileOfCall, type AdminSchemas } from './admin-schemas.ts';

/**
 * A schema as a page reads answers: properties that it does not know may be there, since a server of a newer version may
 * answer a page of an older one.
 */
function opened<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(opened) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema)
    .filter(([key, value]) => !(key === 'additionalProperties' && value === false))
    // Open objects may fit more than one of several forms.
    .map(([key, value]) => [key === 'oneOf' ? 'anyOf' : key, opened(value as unknown)]);
  return Object.fromEntries(kept) as T;
}

/** The definitions as a page reads answers. What was parsed is JSON, however deep: that need not be looked at once more. */
function openedDefinitions({ definitions }: AdminSchemas): AdminSchemas['definitions'] {
  const { [commonDefinitions]: common, ...ofAreas } = opened(definitions);
  if (!common) throw new SchemaError(commonDefinitions, 'it is missing.');
  return {
    ...ofAreas,
    [commonDefinitions]: { ...common, $defs: { ...(common['$defs'] as object), json: {} } },
  };
}

/** Validators of answers for the console: a module for each area, loaded with the first call of that area. */
export async function generateAdminAnswers(schemas: AdminSchemas): Promise<Record<string, string>> {
  const ajv = adminCompiler(openedDefinitions(schemas));
  const answers = answersOf(opened(schemas.calls));
  const areaOf = (name: string): string => schemas.areas[name] ?? '';
  const areas = [...new Set(Object.keys(answers).map(areaOf))];
  const files: Record<string, string> = {};
  for (const area of areas) {
    const entries = Object.fromEntries(Object.entries(answers).filter(([name]) => areaOf(name) === area));
    const fileOf = (name: string): string => fileOfCall(schemas, name);
    files[`admin-answers-${area}.js`] = await validatorsModule(ajv, [
      { record: 'answerValidators', entries, fileOf },
    ]);
    files[`admin-answers-${area}.d.ts`] = declaration(['answerValidators']);
  }
  const optional = (name: string): boolean =>
    !(schemas.calls[name]?.['required'] as string[] | undefined)?.includes('value');
  files['admin-answers.ts'] = `${banner}import type { AdminCallId } from './admin-calls.ts';
import type { Validator } from './admin-validators.js';

type Validators = Readonly<Record<string, Validator>>;

${areas.map((area) => `const ${area} = (): Promise<Validators> => import('./admin-answers-${area}.js').then((module) => module.answerValidators);`).join('\n')}

/** Loads the validators of answers, of each call that answers a value; \`optional\` where it may answer none. */
export const adminAnswers: { readonly [C in AdminCallId]?: { load: () => Promise<Validators>; optional?: true } } = {
${Object.keys(answers)
  .map((name) => `  ${name}: { load: ${areaOf(name)}${optional(name) ? ', optional: true' : ''} },`)
  .join('\n')}
};
`;
  return files;
}
