import { errorText, type FieldError, type FieldInput, type FieldSpec } from '#engine/forms/index.ts';
import type { FormScope } from './form-context.tsx';

type Words = Pick<FormScope, 'say' | 'language' | 'sources'>;

/** The numbers of a refusal as players read them, such as amounts as money. */
export type ReadNumbers = (error: FieldError, words: Words) => FieldError['params'];

const readers = new Map<FieldInput, ReadNumbers>();

/**
 * Says how the numbers in messages about an input are read. Its widget brings this along: there is nothing to say about a
 * value before there is a widget to give one.
 */
export const readNumbersOf = (input: FieldInput, read: ReadNumbers): void => {
  readers.set(input, read);
};

/** What a field says about its error, in the language shown. */
export const messageOf = (spec: FieldSpec, error: FieldError, words: Words): string => {
  const { key } = errorText(spec, error);
  const numbers = readers.get(spec.input)?.(error, words) ?? error.params;
  return words.say(key, spec.textValues ? { ...spec.textValues, ...numbers } : numbers);
};

/** The rule of a new password in words, so that nobody has to break it to learn it; undefined when it has none. */
export const ruleOf = (spec: FieldSpec, say: Words['say']): string | undefined => {
  const { minLength, maxLength } = spec.rule;
  if (!spec.strength || (!spec.patternMessages && minLength === undefined)) return undefined;
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
