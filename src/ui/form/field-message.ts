import { errorText, type FieldError, type FieldSpec } from '#engine/forms/index.ts';
import { formatMoney } from '#ui/text/format-money.ts';
import { fileSize } from './file-size.ts';
import type { FormScope } from './form-context.tsx';

type Words = Pick<FormScope, 'say' | 'language' | 'sources'>;
type Params = FieldError['params'];

const each = (params: Params, format: (value: string) => string): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, format(String(value))]));

/** The numbers of a refusal as players read them: amounts as money, sizes of files in MB. */
const readable = (
  spec: FieldSpec,
  { code, params }: FieldError,
  { language, sources: { currency } }: Words,
): Params => {
  if (code === 'FILE_TOO_LARGE') return each(params, (bytes) => fileSize(Number(bytes), language));
  if (spec.input !== 'amount' || !currency) return params;
  return each(params, (minor) => formatMoney(minor, currency.code, currency.digits, language));
};

/** What a field says about its error, in the language shown. */
export const messageOf = (spec: FieldSpec, error: FieldError, words: Words): string => {
  const { key } = errorText(spec, error);
  const numbers = readable(spec, error, words);
  return words.say(key, spec.textValues ? { ...spec.textValues, ...numbers } : numbers);
};
