import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DocumentsByName } from '#contract/generated/documents.ts';
import { readPacks } from '#engine/node/read-packs.ts';
import { resolveBrand } from '#engine/resolve.ts';

const packs = await readPacks(join(import.meta.dirname, '../../configs'));

/** Numbers are data, so that a test with numbers of its own says nothing of those that players meet. */
describe.each(['aurora', 'padauk'])('the documents of %s', (pack) => {
  const { documents } = resolveBrand(packs, pack);
  const read = <K extends keyof DocumentsByName>(kind: K, id = 'main') =>
    documents[`${kind}/${id}`] as DocumentsByName[K];
  const { constants } = read('constants');

  it('speak Burmese to whoever has chosen no language [CON-01]', () => {
    expect(read('brand').defaultLanguage).toBe('my');
  });

  it.each([
    ['a code by SMS is asked for once in a second [CON-04]', 'smsRequestMs', 1000],
    ['too many requests rest for five minutes [CON-04]', 'smsCooldownMinutes', 5],
    ['a captcha is drawn anew once in a second [CON-05]', 'captchaRefreshMs', 1000],
    ['a login is remembered for a day [CON-06]', 'rememberHours', 24],
    ['notices stand seven a page [CON-07]', 'noticesPerPage', 7],
    ['players agree that they are 18 [CON-08] [VAL-35]', 'agreementAge', 18],
    ['a date of birth is 21 years ago [CON-08] [VAL-35]', 'birthdayAge', 21],
    ['a part of the page is waited for 120 seconds [CON-14]', 'chunkTimeoutMs', 120_000],
  ] as const)('say that %s', (_words, name, value) => {
    expect(constants[name]).toBe(value);
  });

  it('ask for agreement and age by those numbers [CON-08] [VAL-35]', () => {
    const { ageAgreement, birthday, termsAgreement } = read('form', 'register').fields;
    expect(ageAgreement).toMatchObject({ mustAccept: true, textValues: { age: 'agreementAge' } });
    expect(birthday).toMatchObject({ minAgeFrom: 'birthdayAge' });
    expect(termsAgreement).toMatchObject({ mustAccept: true });
  });

  it('take a remark of 140 characters, and feedback between two bounds [CON-08] [VAL-36]', () => {
    expect(read('rules', 'promotionApplication').fields['remark']).toMatchObject({ maxLength: 140 });
    const { content } = read('rules', 'feedback').fields;
    expect(content?.minLength).toBeGreaterThan(0);
    expect(content?.maxLength).toBeGreaterThan(content?.minLength ?? Number.NaN);
  });

  it.each([
    ['promotionApplication', 'images'],
    ['feedback', 'images'],
    ['depositReceipt', 'receipt'],
    ['withdrawalAnswer', 'proof'],
  ])('take three pictures in %s, PNG or JPEG of 5 MB [CON-08] [VAL-36] [ERR-20]', (form, field) => {
    expect(read('form', form).fields[field]?.accept).toEqual({
      types: ['image/png', 'image/jpeg'],
      maxBytes: 5 * 1024 * 1024,
      maxFiles: 3,
    });
  });

  it('take silence for receipt after minutes of their own [CON-11]', () => {
    expect(read('cashier').withdrawal.receiptMinutes).toBeGreaterThan(0);
  });

  it('give points for deposits and for every kind of play [CON-12]', () => {
    const { ratios } = read('mall');
    expect(Object.keys(ratios).toSorted()).toEqual(['deposit', 'live', 'lottery', 'pvp', 'slots', 'sports']);
    for (const { points, per } of Object.values(ratios)) expect(Math.min(points, per)).toBeGreaterThan(0);
  });

  it('count 20 popular numbers of a lottery, and 100 in the full list [CON-02]', () => {
    expect(read('lotteries').popular).toMatchObject({ count: 20, full: 100 });
  });

  it('hint at the least bet of a lottery [CON-13]', () => {
    expect(read('lotteries').hints).toMatchObject({ minimumBet: '1' });
  });
});
