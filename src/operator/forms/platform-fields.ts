import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';

/** Calls that send a form's values, by action, if their body accepts additional values. */
const calls: Readonly<Record<string, readonly string[]>> = {
  register: ['memberRegister', 'memberRegisterMobile'],
};

/** Values that the page adds by itself. */
const ADDED = new Set([
  'registerUrl',
  'registerMethod',
  'login',
  'captchaId',
  'human',
  'ticket',
  'countryDialingCode',
  // Holds the values of fields of one's own.
  'own',
]);

const at = (value: Json | undefined, ...steps: string[]): JsonObject => {
  const found = steps.reduce<Json | undefined>((inner, step) => (isJsonObject(inner) ? own(inner, step) : undefined), value); // oxfmt-ignore
  return isJsonObject(found) ? found : {};
};

/** Names of the values that the platform accepts with an action, from the schemas of its calls. */
export function platformFields(action: string | undefined): string[] {
  const names = (calls[action ?? ''] ?? []).flatMap((call) =>
    Object.keys(at(schemaIndex.calls[call] as Json | undefined, 'properties', 'body', 'properties')),
  );
  return [...new Set(names)].filter((name) => !ADDED.has(name)).sort((a, b) => a.localeCompare(b, 'en'));
}
