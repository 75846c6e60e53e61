import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../checks/check-form.ts';
import { checkValue } from '../checks/check-value.ts';
import { createFormModel } from './create-form-model.ts';
import { errorText } from '../checks/error-text.ts';
import type { FieldSpec } from '../specs/field-spec.ts';
import { sniffFileType } from '../checks/sniff-file-type.ts';
import { smallSpecs } from '../testing/small-form.ts';

const clock = () => new Date('2026-03-01T12:00:00Z');

const specs = smallSpecs(
  {
    amount: { input: 'amount', minimum: 1000, maximum: 5_000_000 },
    count: { input: 'number', minimum: -2, maximum: 10.5 },
    account: { input: 'bankAccount' },
    way: { input: 'radio', options: { order: ['a', 'b'], items: { a: { label: 'a' }, b: { label: 'b' } } } },
    pictures: {
      input: 'upload',
      accept: { types: ['image/png', 'image/jpeg'], maxBytes: 5_242_880, maxFiles: 3 },
    },
    remark: { input: 'textarea' },
    agreed: { input: 'checkbox', mustAccept: true, label: 'agree', textValues: { age: 'agreementAge' } },
    born: { input: 'date', minAgeFrom: 'birthdayAge' },
  },
  { account: { minLength: 9, maxLength: 12, acceptedPattern: '[0-9]+' }, remark: { maxLength: 140 } },
  { constants: { agreementAge: 18, birthdayAge: 21 } },
);
const specOf = (name: string): FieldSpec => {
  const spec = specs.find((candidate) => candidate.name === name);
  if (!spec) throw new Error(name);
  return spec;
};
const check = (name: string, value: unknown) => checkValue(specOf(name), value, { clock });
const codeOf = (name: string, value: unknown) => check(name, value)?.code;

describe('an amount', () => {
  it('is minor units as an integer; anything else is held as it is and refused', () => {
    for (const value of ['1000', '150000', '5000000', '']) expect(codeOf('amount', value)).toBeUndefined();
    for (const value of ['12.5', '1,000', '-5', '007', '1e6', '٣', '1'.repeat(16), 'abc']) {
      expect(codeOf('amount', value)).toBe('INVALID_AMOUNT');
    }
    expect(codeOf('amount', 1000)).toBe('INVALID_TYPE');
  });

  it('says the bound it breaks, in minor units', () => {
    expect(check('amount', '999')).toEqual({ code: 'TOO_SMALL', params: { min: 1000 } });
    expect(check('amount', '5000001')).toEqual({ code: 'TOO_LARGE', params: { max: 5_000_000 } });
  });
});

describe('a number', () => {
  it('keeps its bounds', () => {
    for (const value of ['-2', '0', '10.5', '010']) expect(codeOf('count', value)).toBeUndefined();
    expect(check('count', '-2.01')).toEqual({ code: 'TOO_SMALL', params: { min: -2 } });
    expect(check('count', '9'.repeat(400))).toEqual({ code: 'TOO_LARGE', params: { max: 10.5 } });
    expect(codeOf('count', '1e3')).toBe('INVALID_NUMBER');
  });
});

describe('a bank account', () => {
  it('is what is left without spaces and hyphens, for the check, the sending and the gateway', () => {
    const typed = ' 1234 5678–90-12 ';
    expect(codeOf('account', typed)).toBeUndefined();
    const model = createFormModel(specs);
    model.change('account', typed);
    expect(model.field('account').value).toBe(typed);
    expect(model.values()).toMatchObject({ account: '123456789012' });
    const gateway = checkForm(specs, { account: typed, agreed: true }, clock);
    expect(gateway).toMatchObject({ ok: true, values: { account: '123456789012' } });
    expect(check('account', '1234-5678')).toEqual({ code: 'TOO_SHORT', params: { min: 9, max: 12 } });
  });
});

describe('radio cards', () => {
  it('take one of their options', () => {
    expect(codeOf('way', 'b')).toBeUndefined();
    expect(codeOf('way', 'c')).toBe('NOT_AN_OPTION');
  });
});

describe('an upload', () => {
  const file = (type: string, size = 100) => ({ name: 'x', type, size });

  it('refuses too many files, other types, and files that are not smaller than the limit', () => {
    expect(codeOf('pictures', [file('image/png'), file('image/jpeg')])).toBeUndefined();
    expect(
      check(
        'pictures',
        Array.from({ length: 4 }, () => file('image/png')),
      ),
    ).toEqual({
      code: 'TOO_MANY_FILES',
      params: { max: 3 },
    });
    expect(check('pictures', [file('image/gif')])).toEqual({ code: 'FILE_TYPE', params: {} });
    expect(codeOf('pictures', [file('image/png', 5_242_879)])).toBeUndefined();
    expect(check('pictures', [file('image/png', 5_242_880)])).toEqual({
      code: 'FILE_TOO_LARGE',
      params: { max: 5_242_880 },
    });
  });

  it('is empty when nothing was chosen', () => {
    for (const value of [undefined, null, []]) {
      expect(codeOf('pictures', value)).toBeUndefined();
      expect(checkValue({ ...specOf('pictures'), required: true }, value)?.code).toBe('REQUIRED');
    }
  });

  it('sends the very files that were chosen, and forgets a refusal when others are chosen', async () => {
    const model = createFormModel(specs, { initial: { agreed: true } });
    const chosen = [file('image/png')];
    model.change('pictures', chosen);
    expect(model.values()['pictures']).toBe(chosen);
    await model.submit(async () => ({ ok: false, fields: [{ field: 'pictures', code: 'FILE_TYPE' }] }));
    expect(model.showErrors()).toBe('pictures');
    model.change('pictures', [file('image/png')]);
    expect(model.field('pictures').error).toBeUndefined();
  });

  const throwing = Object.defineProperty({ type: 'image/png', size: 1 }, 'name', {
    get: () => {
      throw new Error('not to be read');
    },
  });

  it.each([
    ['a text', 'x.png'],
    ['an object', { length: 1 }],
    ['a list of nothing', [null]],
    ['a list of texts', ['x.png']],
    ['a file without a size', [{ name: 'x', type: 'image/png' }]],
    ['a size that is none', [{ name: 'x', type: 'image/png', size: Number.NaN }]],
    ['a size below nothing', [{ name: 'x', type: 'image/png', size: -1 }]],
    ['a size in words', [{ name: 'x', type: 'image/png', size: '1' }]],
    ['a list with holes', Object.assign([], { length: 1 })],
    ['an object that throws when it is read', [throwing]],
  ])('refuses %s instead of files', (_, value) => {
    expect(codeOf('pictures', value)).toBe('INVALID_TYPE');
  });
});

describe('limits of the specification', () => {
  it('remarks of 140 characters, at most 3 pictures below 5 MB, ages of 18 and 21 [CON-08] [ERR-20]', () => {
    expect(codeOf('remark', '好'.repeat(140))).toBeUndefined();
    expect(codeOf('remark', '好'.repeat(141))).toBe('TOO_LONG');
    const picture = { name: 'a.jpg', type: 'image/jpeg', size: 5 * 1024 * 1024 - 1 };
    expect(codeOf('pictures', [picture, picture, picture])).toBeUndefined();
    expect(codeOf('pictures', [picture, picture, picture, picture])).toBe('TOO_MANY_FILES');
    expect(codeOf('pictures', [{ ...picture, size: 5 * 1024 * 1024 }])).toBe('FILE_TOO_LARGE');
    expect(codeOf('pictures', [{ ...picture, type: 'image/gif' }])).toBe('FILE_TYPE');
    expect(codeOf('born', '2005-03-01')).toBeUndefined();
    expect(check('born', '2005-03-02')).toEqual({ code: 'TOO_YOUNG', params: { age: 21 } });
    expect(codeOf('agreed', false)).toBe('NOT_ACCEPTED');
    expect(errorText(specOf('agreed'), { code: 'NOT_ACCEPTED', params: {} }).params).toEqual({ age: 18 });
  });

  it('says a broken limit in its own words, not in the message of the field', () => {
    const spec = { ...specOf('pictures'), message: 'own' };
    expect(errorText(spec, { code: 'FILE_TOO_LARGE', params: { max: 1 } }).key).toBe(
      'form.error.fileTooLarge',
    );
    expect(errorText(spec, { code: 'INVALID_TYPE', params: {} }).key).toBe('own');
  });

  it('fills texts with the numbers of the field, and the number of the refusal before them', () => {
    const spec = { ...specOf('born'), textValues: { age: 18, years: 3 } };
    expect(errorText(spec, { code: 'TOO_YOUNG', params: { age: 21 } }).params).toEqual({ age: 21, years: 3 });
  });
});

describe('values that come over the wire', () => {
  it('are judged and never throw, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...specs.map(({ name }) => name), '__proto__', 'other'), fc.anything()),
        (values) => {
          const checked = checkForm(specs, values, clock);
          const names = checked.ok ? [] : checked.fields.map(({ field }) => field);
          for (const { name } of specs) {
            const value: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
            expect(names.includes(name)).toBe(checkValue(specOf(name), value, { clock }) !== undefined);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are refused where reading them fails, and no values at all are an empty form', () => {
    const values = Object.defineProperty({ agreed: true }, 'remark', {
      enumerable: true,
      get: () => {
        throw new Error('not to be read');
      },
    });
    expect(checkForm(specs, values, clock)).toEqual({
      ok: false,
      fields: [{ field: 'remark', code: 'INVALID_TYPE', params: {} }],
    });
    for (const nothing of [null, undefined, 'text', 7]) {
      expect(checkForm(specs, nothing as unknown as Record<string, unknown>, clock)).toMatchObject({
        ok: false,
        fields: [{ field: 'agreed' }],
      });
    }
  });
});

describe('sniffFileType', () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

  it.each([
    ['image/png', '\x89PNG\r\n\x1a\n0000'],
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/webp', 'RIFF\x01\x02\x03\x04WEBPVP8 '],
    ['application/pdf', '%PDF-1.7'],
  ])('knows %s by its first bytes', (type, start) => {
    expect(sniffFileType(bytes(start))).toBe(type);
    expect(sniffFileType(bytes(start).slice(0, 2))).toBeUndefined();
    expect(sniffFileType(bytes(` ${start}`))).toBeUndefined();
  });

  it('knows nothing else', () => {
    for (const start of ['', 'GIF89a', '<svg', 'RIFF\x01\x02\x03\x04WAVE', 'MZ']) {
      expect(sniffFileType(bytes(start))).toBeUndefined();
    }
  });
});
