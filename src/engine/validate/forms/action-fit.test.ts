import { describe, expect, it } from 'vitest';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import type { JsonObject } from '../../json/json.ts';
import { askFor, form } from '../../testing/breakages/breakage.ts';
import { objectUnder, smallPacks, writePacks, type PackValues } from '../../testing/small-packs.ts';
import { validatePacks } from '../../validate.ts';
import { fieldsKnownTo, formNote } from '../../form-notes.ts';
import { noProduct } from '../../testing/no-product.ts';

const codesAfter = (edit: (packs: PackValues) => void): string[] => {
  const packs = smallPacks();
  edit(packs);
  return validatePacks(noProduct, writePacks(packs)).map(({ code }) => code);
};

describe('a form and its action', () => {
  it('may ask a registration for whatever the operator wants to know', () => {
    expect(codesAfter((packs) => askFor(packs, 'favouriteSport', { input: 'text' }))).toEqual([]);
  });

  it('may have what only the page looks at: an agreement, a repeat, what a condition reads', () => {
    const codes = codesAfter((packs) => {
      objectUnder(form(packs), 'submit')['action'] = { do: 'login' };
      askFor(packs, 'terms', { input: 'checkbox', mustAccept: true });
      askFor(packs, 'more', { input: 'checkbox' });
      askFor(packs, 'remember', { input: 'checkbox', when: { var: 'form.more' } });
      Object.assign(objectUnder(form(packs), 'fields', 'agree'), { mustAccept: true });
    });
    expect(codes).toEqual([]);
  });

  it('may send a number with its country beside it, whichever way it is asked for', () => {
    const send = { label: 'form.send', action: { do: 'sendRegisterCode' } };
    for (const country of [{ companion: 'countryDialingCode' }, {}]) {
      const codes = codesAfter((packs) => {
        askFor(packs, 'mobileNum', { input: 'phone', ...country });
        if (!('companion' in country)) askFor(packs, 'countryDialingCode', { input: 'country' });
        askFor(packs, 'verificationCode', { input: 'code', send });
      });
      expect(codes).toEqual([]);
    }
  });

  it('tells a missing field once, however many modes lack it', () => {
    const codes = codesAfter((packs) => {
      objectUnder(form(packs), 'submit')['action'] = { do: 'changeNickname' };
      form(packs)['modes'] = { one: { label: 'form.group' }, two: { label: 'form.group' } };
    });
    expect(codes.filter((code) => code === 'ACTION_NEEDS_FIELD')).toHaveLength(1);
  });
});

describe('what the schemas say of actions and forms', () => {
  const bodyOf = (call: string): string[] =>
    Object.keys(objectUnder(schemaIndex.calls[call] as JsonObject, 'properties', 'body', 'properties'));
  /** Calls of an action whose bodies take the form's values under the same names. */
  const calls: Record<string, string[]> = {
    register: ['memberRegister', 'memberRegisterMobile'],
    changeNickname: ['memberNickname'],
    changePassword: ['memberPassword'],
    changePaymentPassword: ['paymentPassword'],
    changeContact: ['memberContact', 'memberContactCode'],
    sendContactCode: ['memberContactCode'],
    forgotPassword: ['memberPasswordEmail', 'memberPasswordVerification'],
    beginTotp: ['totpBegin'],
    confirmTotp: ['totpConfirm'],
    endTotp: ['totpEnd'],
    renewRecoveryCodes: ['totpRecovery'],
    sendLoginCode: ['smsNoLogin'],
    sendPasswordCode: ['smsNoLogin'],
    unlinkProvider: ['memberProviderUnlink'],
  };

  it.each(Object.entries(calls))('knows no field of %s that its calls do not take', (action, made) => {
    const note = formNote(action);
    expect(note).toBeDefined();
    const taken = new Set(made.flatMap(bodyOf));
    expect(fieldsKnownTo(note ?? { use: 'submit' }).filter((field) => !taken.has(field))).toEqual([]);
  });
});
