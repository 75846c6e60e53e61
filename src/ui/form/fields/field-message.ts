import { errorText, type FieldError, type FieldInput, type FieldSpec } from '#engine/forms/index.ts';
import { isSecret } from '#engine/forms/inputs/parts/input-value.ts';
import type { FormScope } from '../form-context.tsx';

type Words = Pick<FormScope, 'say' | 'language' | 'sources'>;

/** Formats the numbers of a refusal for players, such as amounts as money. */
export type ReadNumbers = (error: FieldError, words: Words) => FieldError['params'];

const readers = new Map<FieldInput, ReadNumbers>();

/** Registers the number format for messages about an input; called by the input's lazily loaded widget. */
export const readNumbersOf = (input: FieldInput, read: ReadNumbers): void => {
  readers.set(input, read);
};

/** True for a field that lists what its pattern asks for; a secret that is not being chosen tells nothing of its rule. */
export const listsRequirements = (spec: FieldSpec): boolean =>
  spec.requirements !== undefined && (spec.strength || !isSecret(spec.input));

const ofTheRule: ReadonlySet<FieldError['code']> = new Set(['PATTERN', 'TOO_SHORT', 'TOO_LONG']);

/** Error message of a field, in the language shown. */
export const messageOf = (spec: FieldSpec, error: FieldError, words: Words): string => {
  // The list below the field says which part of the rule it is.
  if (listsRequirements(spec) && ofTheRule.has(error.code)) return words.say('form.requirement.wrong');
  const { key } = errorText(spec, error);
  const numbers = readers.get(spec.input)?.(error, words) ?? error.params;
  return words.say(key, spec.textValues ? { ...spec.textValues, ...numbers } : numbers);
};

/** The rule of a new password in words, shown before it is broken; undefined when there is none. */
export const ruleText = (spec: FieldSpec, say: Words['say']): string | undefined => {
  const { minLength, maxLength } = spec.rule;
  if (!spec.strength || listsRequirements(spec) || (!spec.patternMessages && minLength === undefined))
    return undefined;
  const code = spec.patternMessages ? 'PATTERN' : 'TOO_SHORT';
  const bounds = Object.entries({ min: minLength, max: maxLength }).filter(
    (bound): bound is [string, number] => bound[1] !== undefined,
  );
  const { key, params } = errorText(
    { ...spec, message: undefined },
    { code, params: Object.fromEntries(bounds) },
  );
  return say(key, params);
};
