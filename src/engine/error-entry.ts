import type { ErrorsDocument } from '#contract/generated/documents.ts';
import { own } from './json/json.ts';

type Told = ErrorsDocument['errors'][string];

/** Text and presentation of an error code, complete. */
export type ErrorEntry = Told & Required<Pick<Told, 'text' | 'severity' | 'present'>>;

/** Key of the text that a code has by itself. */
export const errorTextKey = (code: string): string => `error.${code}`;

/** True for a key that is the text of a code, also of one that only a platform of the brand's own knows. */
export const isErrorText = (key: string): boolean => /^error\.[A-Z][A-Z0-9_]+$/u.test(key);

/** Entry of a code in an errors document, over the defaults of the schema. */
export const errorEntryOf = (errors: ErrorsDocument['errors'], code: string): ErrorEntry => ({
  text: errorTextKey(code),
  severity: 'warning',
  present: 'form',
  ...(own(errors, code) as Told | undefined),
});
