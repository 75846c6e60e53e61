import type { FieldError, SendAnswer } from '#engine/forms/index.ts';
import type { FormSources } from '#ui/form/index.ts';
import type { FormData, FormStoryArgs, PlatformAnswer } from './form-data.ts';

const never = new Promise<never>(() => {});

/** Form sources that answer as recorded, stay pending, or fail. */
export function sourcesOf(data: FormData, sources: NonNullable<FormStoryArgs['sources']>): FormSources {
  const { countries, captcha } = data.platform;
  const { currency } = data.core.brand;
  const come = async <Value>(value: Value): Promise<Value> => {
    if (sources === 'failed') throw new TypeError('This story has no connection.');
    return sources === 'waiting' ? never : value;
  };
  return {
    countries: () => come(countries),
    captcha: { load: () => come(captcha) },
    country: currency?.slice(0, 2) ?? 'MM',
    ...(currency && { currency: { code: currency, digits: 2 } }),
    image: (path) => `/assets/${data.brand}/${path}`,
  };
}

/** Answer of a story's platform to submitted values; `first` is the refused field. */
export async function answerTo(answer: PlatformAnswer, first: string): Promise<SendAnswer> {
  if (answer === 'waiting') return never;
  if (answer === 'lost') throw new TypeError('This story has no connection.');
  if (answer === 'refused') return { ok: false, failure: { key: 'form.failure.refused', retry: false } };
  return answer === 'accepted' ? { ok: true } : { ok: false, fields: [{ field: first, code: 'TAKEN' }] };
}

const TAKEN: FieldError = { code: 'TAKEN', params: {} };

/** Questions of a form's fields, answered with “taken” or left pending. */
export const checksOf = ({ form, answer }: Pick<FormStoryArgs, 'form' | 'answer'>) =>
  Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]) =>
      field.check === undefined ? [] : [[name, async () => (answer === 'taken' ? TAKEN : never)] as const],
    ),
  );
