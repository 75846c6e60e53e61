import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { FieldErrorCode } from '../checks/field-error.ts';
import type { FieldName, FieldSpec, FormValues } from '../specs/field-spec.ts';
import { instanceOf, jsonSchemaOf } from './json-schema-of.ts';

/** Verdict of full Ajv on the values of a form: the error codes of every refused field. */
export type AjvVerdict = (values: FormValues) => Map<FieldName, Set<FieldErrorCode>>;

const ajv = new Ajv2020({
  unicodeRegExp: true,
  allErrors: true,
  $data: true,
  strict: false,
  inlineRefs: false,
  // Each schema serves a few values, so optimising its code takes longer than it saves.
  code: { optimize: false },
});
// A CommonJS module: Node gives its exports as the default export.
const addFormats = ajvFormats as unknown as {
  default?: typeof ajvFormats.default;
} & typeof ajvFormats.default;
(addFormats.default ?? addFormats)(ajv, { keywords: true });

/** Keywords that only report the failure of a subschema or of a condition's branch. */
const framing = new Set(['if', 'allOf', 'anyOf', '$ref']);

const codeOf = (spec: FieldSpec, { keyword, instancePath, params }: ErrorObject): FieldErrorCode => {
  const isSame = spec.rule.minLength !== undefined && spec.rule.minLength === spec.rule.maxLength;
  switch (keyword) {
    case 'required':
      return spec.input === 'checkbox' ? 'NOT_ACCEPTED' : 'REQUIRED';
    case 'const':
      return spec.input === 'checkbox' && params['allowedValue'] === true ? 'NOT_ACCEPTED' : 'NOT_EQUAL';
    case 'false schema':
      return 'NOT_EQUAL';
    case 'enum':
      return instancePath.endsWith('/type') ? 'FILE_TYPE' : 'NOT_AN_OPTION';
    case 'minLength':
      return isSame ? 'LENGTH' : 'TOO_SHORT';
    case 'maxLength':
      return isSame ? 'LENGTH' : 'TOO_LONG';
    case 'pattern':
      return 'PATTERN';
    case 'minimum':
      return 'TOO_SMALL';
    case 'maximum':
      return 'TOO_LARGE';
    case 'format':
      return 'INVALID_DATE';
    case 'formatMaximum':
      return 'TOO_YOUNG';
    case 'maxItems':
      return 'TOO_MANY_FILES';
    case 'exclusiveMaximum':
      return 'FILE_TOO_LARGE';
    case 'not':
      return 'INVALID_TYPE';
    case 'type':
      if (spec.input === 'number') return 'INVALID_NUMBER';
      return spec.input === 'amount' ? 'INVALID_AMOUNT' : 'INVALID_TYPE';
    default:
      throw new Error(`No code stands for the keyword "${keyword}".`);
  }
};

/** Compiles the specs of a form to a JSON Schema for one day. */
export function ajvVerdict(specs: readonly FieldSpec[], now: Date): AjvVerdict {
  const validate: ValidateFunction = ajv.compile(jsonSchemaOf(specs, now) as object);
  // Ajv caches compiled schemas; thousands of them would fill the memory.
  ajv.removeSchema();
  return (values) => {
    const refused = new Map<FieldName, Set<FieldErrorCode>>();
    if (validate(instanceOf(specs, values))) return refused;
    for (const error of validate.errors ?? []) {
      if (framing.has(error.keyword)) continue;
      const missing: unknown = error.keyword === 'required' && error.params['missingProperty'];
      const name = typeof missing === 'string' ? missing : (error.instancePath.split('/')[1] ?? '');
      const spec = specs.find((one) => one.name === name);
      if (!spec) throw new Error(`Ajv names "${name}", which is no field.`);
      refused.set(name, (refused.get(name) ?? new Set()).add(codeOf(spec, error)));
    }
    return refused;
  };
}
