import { schemaIndex } from '#contract/generated/schema-index.ts';
import type { FormField } from '#contract/generated/documents.ts';
import { inputsAsked, inputsWith, toldToAnybody } from '#engine/forms/input-properties.ts';
import { isJsonObject, own, type JsonObject } from '#engine/json.ts';
import type { formTexts as texts } from './texts.ts';

type SettingName = keyof typeof texts.settings;

/** One property of a field, as it is edited. */
export type Setting = {
  name: SettingName;
  kind: 'text' | 'number' | 'numbers' | 'switch' | 'yesNo' | 'choice' | 'field' | 'option';
  /** What a choice may be, as the schema lists it. */
  choices: readonly string[];
  /** What it is, as the schema says. */
  hint: string;
};

const fieldSchema = (): JsonObject => {
  const form = schemaIndex.documents['form'] as JsonObject | undefined;
  const definitions = form && own(form, '$defs');
  const field = isJsonObject(definitions) ? own(definitions, 'field') : undefined;
  const properties = isJsonObject(field) ? own(field, 'properties') : undefined;
  return isJsonObject(properties) ? properties : {};
};

const kinds: Readonly<Record<SettingName, Setting['kind']>> = {
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
  initialFrom: 'text',
  trim: 'yesNo',
  sensitive: 'switch',
  searchable: 'switch',
  showErrors: 'choice',
};

const SECRET = new Set<FormField['input']>(['password', 'newPassword', 'repeatPassword']);
const LISTED = new Set<FormField['input']>(['select', 'radio']);

/** Properties that mean something for these inputs only, beside those that validation refuses elsewhere. */
const onlyFor: Partial<Record<SettingName, readonly FormField['input'][]>> = {
  mustAccept: ['checkbox'],
  equals: ['repeatPassword', 'text', 'email'],
  minAge: ['date'],
  minAgeFrom: ['date'],
  companion: ['phone', 'captcha'],
};

function fits(name: SettingName, input: FormField['input']): boolean {
  if (name === 'check')
    return toldToAnybody.includes(input) || Object.values(inputsAsked).flat().includes(input);
  if (name === 'default') return !SECRET.has(input) && !['code', 'captcha', 'upload'].includes(input);
  if (name === 'trim') return !['checkbox', 'upload', 'select', 'radio', 'date'].includes(input);
  const only = onlyFor[name] ?? inputsWith[name];
  return only === undefined || only.includes(input);
}

const checkFits = (check: string, input: FormField['input']): boolean =>
  (inputsAsked[check] ?? toldToAnybody).includes(input);

/** What can be set of a field of an input, and what it has although it means nothing there, in the sequence one thinks of it. */
export function settingsOf(field: FormField): Setting[] {
  const schema = fieldSchema();
  return (Object.keys(kinds) as SettingName[])
    .filter((name) => fits(name, field.input) || field[name] !== undefined)
    .map((name) => {
      const property = own(schema, name);
      const { description, enum: listed } = isJsonObject(property) ? property : ({} as JsonObject);
      const choices = Array.isArray(listed) ? listed.filter((value) => typeof value === 'string') : [];
      const ofInput = name === 'default' && (field.input === 'checkbox' ? 'switch' : LISTED.has(field.input) ? 'option' : undefined); // prettier-ignore
      return {
        name,
        kind: ofInput || kinds[name],
        choices: name === 'check' ? choices.filter((check) => checkFits(check, field.input)) : choices,
        hint: typeof description === 'string' ? description : '',
      };
    });
}
