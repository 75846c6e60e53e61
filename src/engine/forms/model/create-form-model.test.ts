import { subscribe } from 'valtio/vanilla';
import { describe, expect, it, vi } from 'vitest';
import type { FieldRule } from '../specs/field-spec.ts';
import { fieldSpecs } from '../specs/field-specs.ts';
import { createFormModel } from './create-form-model.ts';
import type { FormModelOptions, SendAnswer } from './form-model.ts';
import { smallSpecs } from '../testing/small-form.ts';
import { longForm, registration, registrationPatterns, registrationRules } from '../testing/registration.ts';

const specsFor = (changes: Record<string, FieldRule> = {}, mode = 'username') =>
  fieldSpecs({
    form: registration,
    rules: { fields: { ...registrationRules.fields, ...changes } },
    patterns: registrationPatterns,
    facts: () => true,
    mode,
  });

const modelWith = (options?: FormModelOptions) => createFormModel(specsFor(), options);

const fill = (model: ReturnType<typeof modelWith>) => {
  model.change('username', 'annabelle');
  model.change('password', 'secret1');
  model.change('verifyPwd', 'secret1');
  model.change('termsAgreement', true);
};

const codeOf = (model: ReturnType<typeof modelWith>, name: string) => model.field(name).error?.code;

describe('when messages show', () => {
  it('shows none while a field is first typed into, one after it is left, and clears it with the key that corrects it', () => {
    const model = modelWith();
    model.change('username', 'ann');
    expect(codeOf(model, 'username')).toBeUndefined();
    model.leave('username');
    expect(codeOf(model, 'username')).toBe('TOO_SHORT');
    model.change('username', 'annab');
    expect(codeOf(model, 'username')).toBe('TOO_SHORT');
    model.change('username', 'annabe');
    expect(codeOf(model, 'username')).toBeUndefined();
    model.change('username', 'annab');
    expect(codeOf(model, 'username')).toBe('TOO_SHORT');
  });

  it('shows all on submit, gives the first, and sends nothing [ERR-05]', async () => {
    const model = modelWith();
    const send = vi.fn<() => Promise<SendAnswer>>();
    expect(await model.submit(send)).toEqual({ status: 'invalid', first: 'username' });
    expect(send).not.toHaveBeenCalled();
    expect(
      ['username', 'password', 'verifyPwd', 'termsAgreement'].map((name) => codeOf(model, name)),
    ).toEqual(['REQUIRED', 'REQUIRED', 'REQUIRED', 'NOT_ACCEPTED']);
    expect(codeOf(model, 'email')).toBeUndefined();
  });

  it('follows each key, or waits for the submit, where the form says so', async () => {
    const eager = modelWith({ showErrors: 'change' });
    eager.change('username', 'a');
    expect(codeOf(eager, 'username')).toBe('TOO_SHORT');
    const patient = modelWith({ showErrors: 'submit' });
    patient.change('username', 'a');
    patient.leave('username');
    expect(codeOf(patient, 'username')).toBeUndefined();
    await patient.submit(async () => ({ ok: true }));
    expect(codeOf(patient, 'username')).toBe('TOO_SHORT');
  });

  it('follows what a field says of itself before what the form says', async () => {
    const specs = smallSpecs(
      {
        eager: { showErrors: 'change' },
        patient: { showErrors: 'submit' },
        plain: {},
        again: { equals: 'patient', showErrors: 'submit' },
      },
      { eager: { minLength: 3 }, patient: { minLength: 3 }, plain: { minLength: 3 } },
    );
    const model = createFormModel(specs);
    const codes = () => specs.map(({ name }) => codeOf(model, name));
    for (const { name } of specs) model.change(name, name === 'again' ? 'cd' : 'ab');
    expect(codes()).toEqual(['TOO_SHORT', undefined, undefined, undefined]);
    for (const name of ['eager', 'again', 'patient', 'plain']) model.leave(name);
    expect(codes()).toEqual(['TOO_SHORT', undefined, 'TOO_SHORT', undefined]);
    await model.submit(async () => ({ ok: true }));
    expect(codes()).toEqual(['TOO_SHORT', 'TOO_SHORT', 'TOO_SHORT', 'NOT_EQUAL']);
    for (const { name } of specs) model.change(name, 'abc');
    expect(codes()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('shows what is wrong with some fields on demand, and passes over names it does not know', async () => {
    const model = modelWith();
    expect(await model.check(['email', 'captchaId', 'password', 'username'])).toBe('password');
    expect(codeOf(model, 'username')).toBe('REQUIRED');
    expect(codeOf(model, 'termsAgreement')).toBeUndefined();
    expect(model.form.rejections).toBe(0);
  });

  it('looks at the repeat again when what it repeats changes', () => {
    const model = modelWith();
    fill(model);
    model.leave('verifyPwd');
    model.change('password', 'secret2');
    expect(codeOf(model, 'verifyPwd')).toBeUndefined();
    model.leave('password');
    expect(codeOf(model, 'verifyPwd')).toBe('NOT_EQUAL');
    model.change('password', 'secret1');
    expect(codeOf(model, 'verifyPwd')).toBeUndefined();
  });
});

describe('who is told', () => {
  describe.each([31, 200, 1000])('of %i fields', (count) => {
    const name = `f${count >> 1}`;
    const watched = (options: FormModelOptions) => {
      const model = createFormModel(fieldSpecs(longForm(count)), options);
      const told: string[] = [];
      for (let index = 0; index < count; index += 1) {
        subscribe(model.field(`f${index}`), () => told.push(`f${index}`));
      }
      subscribe(model.form, () => told.push('form'));
      const during = async (step: () => void): Promise<string[]> => {
        told.length = 0;
        step();
        await Promise.resolve();
        return told;
      };
      return { model, during };
    };

    it('one, once, of a key, of a message that comes with it, and of being left', async () => {
      for (const showErrors of ['blur', 'change', 'submit'] as const) {
        const { model, during } = watched({ showErrors });
        expect(await during(() => model.change(name, 'ab'))).toEqual([name]);
        expect(await during(() => model.change(name, 'abc'))).toEqual([name]);
        expect(await during(() => model.leave(name))).toEqual([name]);
        expect(await during(() => model.leave(name))).toEqual([]);
        expect(await during(() => model.change(name, 'abc'))).toEqual([]);
      }
    });

    it('each once of a message on submit, and none of a submit that changes nothing', async () => {
      const { model, during } = watched({});
      expect(await during(() => model.showErrors())).toHaveLength(count);
      expect(await during(() => model.showErrors())).toEqual([]);
    });

    it('none of new specs that say the same, one of a rule that changed', async () => {
      const { model, during } = watched({});
      const { form, rules, patterns } = longForm(count);
      expect(await during(() => model.setSpecs(fieldSpecs({ form, rules, patterns })))).toEqual([]);
      const changed = { fields: { ...rules.fields, [name]: { enabled: true, required: false } } };
      expect(await during(() => model.setSpecs(fieldSpecs({ form, rules: changed, patterns })))).toEqual([
        name,
      ]);
    });
  });

  it('has everything up to date when it is told, and may act on it', async () => {
    const model = modelWith();
    const seen: unknown[] = [];
    const end = subscribe(model.field('title'), () => {
      seen.push(model.field('referralCode').visible);
      model.write('referralCode', 'abc1');
    });
    model.change('title', 'ms');
    await Promise.resolve();
    expect(seen).toEqual([true]);
    expect(model.values()).toMatchObject({ referralCode: 'abc1' });
    end();
    model.change('title', 'mr');
    await Promise.resolve();
    expect(seen).toEqual([true]);
  });

  it('does not tell of an error that stays the same', () => {
    const model = createFormModel(fieldSpecs(longForm(31)), { showErrors: 'change' });
    model.change('f1', 'a');
    const { error } = model.field('f1');
    model.change('f1', 'ab');
    expect(model.field('f1').error).toBe(error);
  });

  it('shows and hides a field by the value of another', () => {
    const model = modelWith();
    const before = model.form.layout;
    expect(model.field('referralCode').visible).toBe(false);
    model.change('title', 'ms');
    expect(model.field('referralCode').visible).toBe(true);
    expect(model.form.layout).not.toBe(before);
    expect(model.form.layout[0]).toBe(before[0]);
    model.change('referralCode', 'abc1');
    model.change('title', 'mr');
    expect(model.values()).not.toHaveProperty('referralCode');
    model.change('title', 'ms');
    expect(model.values()).toMatchObject({ referralCode: 'abc1' });
  });
});

describe('rules that change while a player types', () => {
  it('keeps values and touched state, and shows what is wrong now at fields that show errors', () => {
    const model = modelWith();
    model.change('username', 'ann');
    model.leave('username');
    model.change('email', 'a@b.co');
    model.setSpecs(
      specsFor({
        username: { enabled: true, required: true, minLength: 2, maxLength: 16 },
        email: { enabled: false, required: false },
      }),
    );
    expect(model.field('username')).toMatchObject({ value: 'ann', touched: true, error: undefined });
    expect(model.values()).not.toHaveProperty('email');
    model.setSpecs(specsFor());
    expect(codeOf(model, 'username')).toBe('TOO_SHORT');
    expect(model.values()).toMatchObject({ email: 'a@b.co' });
  });

  it('tells only the field whose rule changed', async () => {
    const model = modelWith();
    const told: string[] = [];
    for (const { name } of specsFor()) subscribe(model.field(name), () => told.push(name));
    model.setSpecs(specsFor({ email: { enabled: true, required: true } }));
    await Promise.resolve();
    expect(new Set(told)).toEqual(new Set(['email']));
  });

  it('keeps what was typed over a change of mode and back', () => {
    const model = modelWith();
    fill(model);
    model.setSpecs(specsFor({}, 'mobile'));
    expect(Object.keys(model.values())).not.toContain('username');
    model.change('mobileNum', '123456789');
    model.accompany('mobileNum', '95');
    expect(model.values()).toMatchObject({
      mobileNum: '123456789',
      countryDialingCode: '95',
      password: 'secret1',
    });
    model.setSpecs(specsFor());
    expect(model.values()).toMatchObject({ username: 'annabelle', password: 'secret1' });
  });
});

describe('options that change while a player chooses', () => {
  const specsWith = (order: string[]) =>
    smallSpecs({
      bank: { input: 'radio', options: { order, items: { kbz: { label: 'kbz' }, aya: { label: 'aya' } } } },
    });

  it('keeps the value of an option that is gone, and refuses it', () => {
    const model = createFormModel(specsWith(['kbz', 'aya']));
    model.change('bank', 'aya');
    expect(model.showErrors()).toBeUndefined();
    model.setSpecs(specsWith(['kbz']));
    expect(model.field('bank')).toMatchObject({ value: 'aya', error: { code: 'NOT_AN_OPTION' } });
    model.setSpecs(specsWith(['aya', 'kbz']));
    expect(codeOf(model, 'bank')).toBeUndefined();
    expect(model.values()).toEqual({ bank: 'aya' });
  });
});

describe('order that changes while a player types', () => {
  it('moves fields between groups and within them, with everything they hold', () => {
    const fields = { a: {}, b: {}, c: {} };
    const arranged = (one: string[], two: string[]) =>
      smallSpecs(
        fields,
        { a: { minLength: 3 } },
        { document: { order: ['one', 'two'], groups: { one: { order: one }, two: { order: two } } } },
      );
    const model = createFormModel(arranged(['a', 'b'], ['c']));
    model.change('a', 'x');
    model.leave('a');
    model.setSpecs(arranged(['b'], ['a', 'c']));
    expect(model.form.layout).toEqual([
      { group: 'one', fields: ['b'] },
      { group: 'two', fields: ['a', 'c'] },
    ]);
    expect(model.field('a')).toMatchObject({ value: 'x', touched: true, error: { code: 'TOO_SHORT' } });
    model.setSpecs(arranged([], ['c', 'a', 'b']));
    expect(model.form.layout).toEqual([{ group: 'two', fields: ['c', 'a', 'b'] }]);
  });
});

describe('sending', () => {
  it('sends trimmed values once, however often the button is pressed', async () => {
    const model = modelWith();
    fill(model);
    model.change('username', ' annabelle ');
    let answer: (value: SendAnswer) => void = () => {};
    const send = vi.fn<() => Promise<SendAnswer>>(() => new Promise((resolve) => (answer = resolve)));
    const first = model.submit(send);
    expect(model.form.submitting).toBe(true);
    expect(await model.submit(send)).toEqual({ status: 'busy' });
    await expect.poll(() => send).toHaveBeenCalledTimes(1);
    answer({ ok: true });
    expect(await first).toEqual({ status: 'sent' });
    expect(model.form.submitting).toBe(false);
    expect(send.mock.calls).toEqual([[expect.objectContaining({ username: 'annabelle' })]]);
  });

  it('maps a refusal onto its field until the value changes, leaving it again included', async () => {
    const model = modelWith();
    fill(model);
    const refusal: SendAnswer = { ok: false, fields: [{ field: 'username', code: 'TAKEN' }] };
    expect(await model.submit(async () => refusal)).toEqual({ status: 'refused', first: 'username' });
    expect(codeOf(model, 'username')).toBe('TAKEN');
    expect(model.form.failure).toBeUndefined();
    model.leave('username');
    expect(codeOf(model, 'username')).toBe('TAKEN');
    model.change('username', 'annabelle2');
    expect(codeOf(model, 'username')).toBeUndefined();
  });

  it('puts a refusal of a field that does not show onto the form', async () => {
    const model = modelWith();
    fill(model);
    await model.submit(async () => ({ ok: false, fields: [{ field: 'captcha', code: 'WRONG' }] }));
    expect(model.form.failure).toEqual({ key: 'form.failure.refused', retry: false });
  });

  it('keeps everything when the network is lost, offers retry, and sends the same again', async () => {
    const model = modelWith({ onFault: () => {} });
    fill(model);
    const sent: unknown[] = [];
    const send = async (values: unknown): Promise<SendAnswer> => {
      sent.push(values);
      if (sent.length === 1) throw new TypeError('Failed to fetch');
      return { ok: true };
    };
    expect(await model.submit(send)).toEqual({ status: 'refused', first: undefined });
    expect(model.form).toMatchObject({ submitting: false, failure: { retry: true }, refusals: 0 });
    expect(await model.submit(send)).toEqual({ status: 'sent' });
    expect(model.form.failure).toBeUndefined();
    expect(sent[1]).toEqual(sent[0]);
  });

  it('says that it was sent, until it is sent again or begun anew', async () => {
    const model = modelWith({ onFault: () => {} });
    fill(model);
    await model.submit(async () => ({ ok: true }));
    expect(model.form.sent).toBe(true);
    await model.submit(() => Promise.reject(new Error('offline')));
    expect(model.form).toMatchObject({ sent: false, failure: { retry: true } });
  });

  it('begins anew: values, messages, failure and what was sent are those of the start', async () => {
    const model = modelWith({ initial: { email: 'a@b.co' } });
    fill(model);
    model.change('email', 'x');
    model.leave('email');
    await model.submit(async () => ({ ok: true }));
    model.change('email', 'c@d.co');
    await model.submit(async () => ({ ok: true }));
    expect(model.form.sent).toBe(true);
    const { writes } = model.field('email');
    model.reset();
    expect(model.form).toMatchObject({ sent: false, failure: undefined, submitting: false });
    expect(model.values()).toMatchObject({ username: '', email: 'a@b.co', termsAgreement: false });
    expect(model.field('email')).toMatchObject({ touched: false, error: undefined, writes: writes + 1 });
    model.change('username', 'a');
    expect(codeOf(model, 'username')).toBeUndefined();
  });

  it('is not touched by an answer that comes after a fresh start', async () => {
    const model = modelWith();
    fill(model);
    let answer: (value: SendAnswer) => void = () => {};
    const sent = model.submit(() => new Promise((resolve) => (answer = resolve)));
    await expect.poll(() => model.form.submitting).toBe(true);
    await Promise.resolve();
    model.reset();
    answer({ ok: false, failure: { key: 'form.failure.refused', retry: false } });
    await sent;
    expect(model.form).toMatchObject({ failure: undefined, submitting: false, refusals: 0 });
  });

  it('keeps saying that a captcha was wrong when it empties itself for its next picture', async () => {
    const specs = smallSpecs({ captcha: { input: 'captcha' } }, { captcha: { required: true } });
    const model = createFormModel(specs);
    model.accompany('captcha', 'c1');
    model.change('captcha', 'abcd');
    let { refusals } = model.form;
    const renew = () => {
      if (refusals === model.form.refusals) return;
      refusals = model.form.refusals;
      model.write('captcha', '');
    };
    subscribe(model.form, renew, true);
    await model.submit(async () => ({ ok: false, fields: [{ field: 'captcha', code: 'WRONG' }] }));
    model.accompany('captcha', 'c2');
    expect(model.field('captcha')).toMatchObject({ value: '', error: { code: 'WRONG' } });
    model.change('captcha', 'abcd');
    expect(codeOf(model, 'captcha')).toBeUndefined();
  });

  it('forgets a refusal of a value when its second value changes: another dialling code is another number', async () => {
    const specs = smallSpecs({ phone: { input: 'phone', companion: 'code' } });
    const model = createFormModel(specs);
    model.accompany('phone', '95');
    model.change('phone', '942123456');
    await model.submit(async () => ({ ok: false, fields: [{ field: 'phone', code: 'TAKEN' }] }));
    model.accompany('phone', '66');
    expect(codeOf(model, 'phone')).toBeUndefined();
    expect(await model.submit(async () => ({ ok: true }))).toEqual({ status: 'sent' });
  });
});
