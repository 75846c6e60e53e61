import { describe, expect, it, vi } from 'vitest';
import type { FieldError, FieldSpec } from '#engine/forms/index.ts';
import { smallSpecs } from '#engine/forms/testing/small-form.ts';
import type { Say } from '#ui/text/use-text.ts';
import { testSources } from '../testing/render-form.tsx';
import { messageOf } from './field-message.ts';
import '../widgets/amount/AmountField.tsx';
import '../widgets/upload/UploadField.tsx';

const [amount, upload, number, born] = smallSpecs(
  {
    sum: { input: 'amount' },
    papers: { input: 'upload', accept: { types: ['image/png'], maxBytes: 5 * 2 ** 20, maxFiles: 2 } },
    count: { input: 'number' },
    born: { input: 'date', message: 'too.young', textValues: { age: 'birthdayAge' } },
  },
  {},
  { constants: { birthdayAge: 21 } },
) as [FieldSpec, FieldSpec, FieldSpec, FieldSpec];

const currency = { code: 'MMK', digits: 2 };

const paramsOf = (spec: FieldSpec, error: FieldError, language = 'en') => {
  const say = vi.fn<Say>((key) => key);
  messageOf(spec, error, { say, language, sources: { ...testSources, currency } });
  const params = say.mock.calls[0]?.[1] ?? {};
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value).replaceAll('\u00a0', ' ')]),
  );
};

describe('the numbers in a message', () => {
  it('are money for an amount, with digits 0 to 9 in every language', () => {
    const error: FieldError = { code: 'TOO_SMALL', params: { min: '150000' } };
    expect(paramsOf(amount, error)).toEqual({ min: 'MMK 1,500.00' });
    expect(paramsOf(amount, error, 'my')['min']).toContain('1,500.00');
  });

  it('are sizes for a file', () => {
    const error: FieldError = { code: 'FILE_TOO_LARGE', params: { max: 5 * 2 ** 20 } };
    expect(paramsOf(upload, error)).toEqual({ max: '5 MB' });
    expect(paramsOf(upload, { code: 'TOO_MANY_FILES', params: { max: 2 } })).toEqual({ max: '2' });
  });

  it('stay as they are otherwise, beside those of the constants', () => {
    expect(paramsOf(number, { code: 'TOO_LARGE', params: { max: 12 } })).toEqual({ max: '12' });
    expect(paramsOf(born, { code: 'INVALID_DATE', params: {} })).toEqual({ age: '21' });
  });
});
