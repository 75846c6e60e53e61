import { schemaIndex } from '#contract/generated/schema-index.ts';
import type { FormField } from '#contract/generated/documents.ts';
import {
  inputDocumentOf,
  inputsAsking,
  inputsOffering,
  ownProperties,
} from '#engine/forms/inputs/parts/input-document.ts';
import { blankValue, isLasting } from '#engine/forms/inputs/parts/input-value.ts';
import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';

/** One editable property of a field. */
export type Setting = {
  name: SettingName;
  kind: 'text' | 'number' | 'numbers' | 'switch' | 'yesNo' | 'choice' | 'field' | 'option';
  /** Values of a choice, from the schema. */
  choices: readonly string[];
  /** Description from the schema. */
  hint: string;
};

const fieldSchema = (): JsonObject => {
  const form = schemaIndex.documents['form'] as JsonObject | undefined;
  const definitions = form && own(form, '$defs');
  const field = isJsonObject(definitions) ? own(definitions, 'field') : undefined;
  const properties = isJsonObject(field) ? own(field, 'properties') : undefined;
  return isJsonObject(properties) ? properties : {};
};

const kinds = {
  default: 'text',
  width: 'choice',
  mustAccept: 'switch',
  equals: 'field',
  minimum: 'number',
  maximum: 'number',
  quick: 'numbers',
  minAge: 'number',
  minAgeFrom: 'choice',
  strength: 'switch',
  search: 'yesNo',
  check: 'choice',
  companion: 'text',
  autocomplete: 'text',
  keyboard: 'choice',
  initialFrom: 'text',
  trim: 'yesNo',
  sensitive: 'switch',
  searchable: 'switch',
  showErrors: 'choice',
} as const satisfies Partial<Record<keyof FormField, string>>;

type SettingName = keyof typeof kinds;

function fits(name: SettingName, input: FormField['input']): boolean {
  const { takes = [], offers = [], asks = [], chosen } = inputDocumentOf(input);
  if (name === 'check') return asks.length > 0;
  if (name === 'default') return isLasting(input);
  if (name === 'trim') return !chosen;
  const isOfSome = ownProperties.has(name) || inputsOffering(name).length > 0;
  return !isOfSome || takes.includes(name) || offers.includes(name);
}

/** Kind of the setting for the initial value. */
function startKind(input: FormField['input']): Setting['kind'] {
  if (typeof blankValue(input) === 'boolean') return 'switch';
  return inputDocumentOf(input).takes?.includes('options') ? 'option' : 'text';
}

/** Settings of a field's input, and those set although they have no effect there, in the order of editing. */
export function settingsOf(field: FormField): Setting[] {
  const schema = fieldSchema();
  return (Object.keys(kinds) as SettingName[])
    .filter((name) => fits(name, field.input) || field[name] !== undefined)
    .map((name) => {
      const property = own(schema, name);
      const { description, enum: listed } = isJsonObject(property) ? property : ({} as JsonObject);
      const choices = Array.isArray(listed) ? listed.filter((value) => typeof value === 'string') : [];
      return {
        name,
        kind: name === 'default' ? startKind(field.input) : kinds[name],
        choices:
          name === 'check' ? choices.filter((check) => inputsAsking(check).includes(field.input)) : choices,
        hint: typeof description === 'string' ? description : '',
      };
    });
}
