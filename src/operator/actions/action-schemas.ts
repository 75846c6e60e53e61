import type { ActionName } from '#contract/generated/names.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { captionOf } from '../documents/caption.ts';
import { propertyName } from '../documents/property-name.ts';
import { hintOf } from '../hints/hints.ts';
import { sayIfKnown } from '../language/say.ts';

/** One argument of an action, from its schema. */
export type ActionArgument = {
  name: string;
  title: string;
  description: string;
  required: boolean;
  /** Kind of reference (`x-ref`); undefined for any other argument. */
  reference: string | undefined;
  options: readonly string[] | undefined;
  maxLength: number | undefined;
};

/** The arguments of an action, in the order of its schema. */
export function argumentsOf(action: string): ActionArgument[] {
  const schema = own(schemaIndex.actions, action);
  const properties = schema?.['properties'];
  const required = schema?.['required'];
  if (!isJsonObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]): ActionArgument[] => {
    if (name === 'do' || !isJsonObject(property)) return [];
    const { enum: options, maxLength } = property;
    return [
      {
        name,
        title: sayIfKnown(`console.actions.arguments.${name}`) ?? captionOf(name),
        description: hintOf(property['description']),
        required: Array.isArray(required) && required.includes(name),
        reference: typeof property['x-ref'] === 'string' ? property['x-ref'] : undefined,
        options: Array.isArray(options) ? options.map(String) : undefined,
        maxLength: typeof maxLength === 'number' ? maxLength : undefined,
      },
    ];
  });
}

/** Name of an action for operators, and its description. */
export const actionWords = (action: string): { name: string; description: string } => ({
  name: sayIfKnown(`console.actions.names.${action}`) ?? propertyName(action),
  description: hintOf(own(schemaIndex.actions, action)?.['description']),
});

export const actionIds: readonly string[] = Object.keys(schemaIndex.actions);

/** Actions that need no form or flow around them. */
const forLinks: readonly ActionName[] = [
  'navigate',
  'openModal',
  'openCentre',
  'openSupport',
  'openDownload',
  'openOutbox',
  'closeModal',
  'toggleTheme',
  'setLanguage',
  'logout',
  'freePlay',
  'reload',
];

/** True for actions of their own; others belong to a form or flow. */
export const isForLinks = (action: string): boolean => (forLinks as readonly string[]).includes(action);

/** An action with the matching arguments of the previous one and defaults for the required others; `firstOf` names that of a reference. */
export function actionOf(
  action: string,
  from: JsonObject | undefined,
  firstOf: (reference: string) => string | undefined,
): JsonObject {
  const said = argumentsOf(action).flatMap(({ name, required, options, reference }): [string, Json][] => {
    const kept = from && own(from, name);
    if (kept !== undefined) return [[name, kept]];
    const first = options?.[0] ?? (reference === undefined ? '' : firstOf(reference));
    return required && first !== undefined ? [[name, first]] : [];
  });
  return { do: action, ...Object.fromEntries(said) };
}
