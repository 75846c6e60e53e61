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
