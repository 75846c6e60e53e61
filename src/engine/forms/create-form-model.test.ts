import { describe, expect, it, vi } from 'vitest';
import { subscribe } from './observable.ts';
import type { FieldRule } from './field-spec.ts';
import { fieldSpecs } from './field-specs.ts';
import { createFormModel } from './create-form-model.ts';
import type { FormModelOptions, SendAnswer } from './form-model.ts';
import type { ServerCheck } from './questions.ts';
import { longForm, registration, registrationPatterns, registrationRules } from './testing/registration.ts';

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
  it.each([31, 200, 1000])('tells one of %i fields of a key', (count) => {
    const model = createFormModel(fieldSpecs(longForm(count)), { showErrors: 'change' });
    const told: string[] = [];
    for (let index = 0; index < count; index += 1) {
      subscribe(model.field(`f${index}`), () => told.push(`f${index}`));
    }
    subscribe(model.form, () => told.push('form'));
    model.change(`f${count >> 1}`, 'ab');
    expect(new Set(told)).toEqual(new Set([`f${count >> 1}`]));
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

  it('tells only the field whose rule changed', () => {
    const model = modelWith();
    const told: string[] = [];
    for (const { name } of specsFor()) subscribe(model.field(name), () => told.push(name));
    model.setSpecs(specsFor({ email: { enabled: true, required: true } }));
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
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
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
});

describe('checks that ask a server', () => {
  it('asks when a field is left, once for a value, and shows the answer', async () => {
    const check = vi.fn<ServerCheck>(async () => ({ code: 'TAKEN', params: {} }));
    const model = modelWith({ checks: { username: check } });
    model.change('username', 'annabelle');
    model.leave('username');
    expect(model.field('username').checking).toBe(true);
    await vi.waitFor(() => expect(codeOf(model, 'username')).toBe('TAKEN'));
    model.leave('username');
    expect(check).toHaveBeenCalledTimes(1);
    expect(model.field('username').checking).toBe(false);
  });

  it('cancels a check whose value is no longer there, and does not ask about a value that is wrong anyway', async () => {
    const signals: AbortSignal[] = [];
    const model = modelWith({
      checks: {
        username: (_, signal) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      },
    });
    model.change('username', 'annabelle');
    model.leave('username');
    model.change('username', 'an');
    model.leave('username');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(model.field('username').checking).toBe(false);
  });

  it('waits for the answer on submit, and sends when the server cannot say', async () => {
    const taken = modelWith({ checks: { username: async () => ({ code: 'TAKEN', params: {} }) } });
    fill(taken);
    expect(await taken.submit(async () => ({ ok: true }))).toEqual({ status: 'invalid', first: 'username' });
    const silent = modelWith({ checks: { username: () => Promise.reject(new Error('503')) } });
    fill(silent);
    expect(await silent.submit(async () => ({ ok: true }))).toEqual({ status: 'sent' });
  });
});
