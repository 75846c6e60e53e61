import { describe, expect, it, vi } from 'vitest';
import { createFormModel } from './create-form-model.ts';
import type { FormModelOptions, SendAnswer } from './form-model.ts';
import type { ServerCheck } from './questions.ts';
import { manualTimers, openQuestion, smallSpecs, taken } from '../testing/small-form.ts';

const specs = smallSpecs(
  { name: {}, mail: {} },
  { name: { required: true, minLength: 3 }, mail: { required: true } },
);

const asking = (options: FormModelOptions = {}) => {
  const question = openQuestion();
  const timers = manualTimers();
  const model = createFormModel(specs, {
    checks: { name: question.check },
    schedule: timers.schedule,
    ...options,
  });
  const name = model.field('name');
  return { model, question, name, pass: timers.pass };
};

describe('a question while a player types', () => {
  it('is asked 400 ms after the last key, about the settled value, and its answer shows at once', async () => {
    const { model, question, name, pass } = asking();
    model.change('name', 'ann');
    pass(399);
    model.change('name', 'anna ');
    pass(399);
    expect(question.values()).toEqual([]);
    expect(name.checking).toBe(false);
    pass(1);
    expect(question.values()).toEqual(['anna']);
    expect(name.checking).toBe(true);
    await question.answer(taken);
    expect(name).toMatchObject({ checking: false, error: taken });
  });

  it('is not asked about what is empty or wrong anyway', () => {
    const { model, question, pass } = asking();
    for (const value of ['an', '', '  ']) {
      model.change('name', value);
      pass(1000);
      model.leave('name');
    }
    expect(question.values()).toEqual([]);
  });

  it('is cancelled by the next key, and its late answer counts for nothing', async () => {
    const { model, question, name, pass } = asking();
    model.change('name', 'anna');
    pass(400);
    model.change('name', 'ann');
    expect(question.aborted()).toEqual([true]);
    expect(name.checking).toBe(false);
    await question.answer(taken);
    expect(name.error).toBeUndefined();
    model.change('name', 'an');
    expect(name.error).toBeUndefined();
  });

  it('is asked once for a value: a key and back, leaving it and leaving it again change nothing', async () => {
    const { model, question, name, pass } = asking();
    model.change('name', 'anna');
    model.leave('name');
    pass(1000);
    model.leave('name');
    expect(question.values()).toEqual(['anna']);
    await question.answer(taken);
    model.change('name', 'annab');
    expect(name.error).toBeUndefined();
    model.change('name', 'anna');
    expect(name.error).toEqual(taken);
    pass(1000);
    model.leave('name');
    expect(question.values()).toEqual(['anna']);
  });

  it('says nothing before the submit where messages wait for it', async () => {
    const { model, question, name } = asking({ showErrors: 'submit' });
    model.change('name', 'anna');
    model.leave('name');
    await question.answer(taken);
    expect(name.error).toBeUndefined();
    expect(model.showErrors()).toBe('name');
    expect(name.error).toEqual(taken);
  });

  it('is dropped when its field goes, and not asked about a field that cannot be changed', async () => {
    const conditional = smallSpecs({ name: { when: { '!': { var: 'form.mail' } } }, mail: {} });
    const { question } = asking();
    const model = createFormModel(conditional, { checks: { name: question.check } });
    model.change('name', 'anna');
    model.leave('name');
    model.change('mail', 'x');
    expect(question.aborted()).toEqual([true]);
    expect(model.field('name').checking).toBe(false);
    model.setSpecs(smallSpecs({ name: { enabledWhen: { var: 'form.mail' } }, mail: {} }));
    model.change('mail', '');
    model.leave('name');
    expect(question.values()).toEqual(['anna']);
  });

  it('keeps its verdict when rules change, and is dropped when the value is wrong by them', async () => {
    const { model, question, name } = asking();
    model.change('name', 'anna');
    model.leave('name');
    await question.answer(taken);
    model.setSpecs(smallSpecs({ name: {}, mail: {} }, { name: { maxLength: 8 } }));
    expect(name.error).toEqual(taken);
    model.change('name', 'annabel');
    model.leave('name');
    expect(name.checking).toBe(true);
    model.setSpecs(smallSpecs({ name: {}, mail: {} }, { name: { maxLength: 4 } }));
    expect(name).toMatchObject({ checking: false, error: { code: 'TOO_LONG' } });
    expect(question.aborted()).toEqual([false, true]);
  });
});

describe('a question when the form is sent', () => {
  const send = () => vi.fn<() => Promise<SendAnswer>>(async () => ({ ok: true }));

  it('is waited for, and a verdict against the value keeps the form here', async () => {
    const { model, question } = asking();
    const sending = send();
    model.change('name', 'anna');
    model.change('mail', 'a');
    const outcome = model.submit(sending);
    expect(model.form).toMatchObject({ waiting: true, submitting: true });
    expect(await model.submit(sending)).toEqual({ status: 'busy' });
    await question.answer(taken);
    expect(await outcome).toEqual({ status: 'invalid', first: 'name' });
    expect(model.form).toMatchObject({ waiting: false, submitting: false, rejections: 1 });
    expect(sending).not.toHaveBeenCalled();
    expect(question.values()).toEqual(['anna']);
  });

  it('is asked again about what was typed while it was waited for', async () => {
    const { model, question } = asking();
    const sending = vi.fn<(values: unknown) => Promise<SendAnswer>>(async () => ({ ok: true }));
    model.change('name', 'anna');
    model.change('mail', 'a');
    const outcome = model.submit(sending);
    model.change('name', 'hannah');
    await question.settled();
    expect(question.values()).toEqual(['anna', 'hannah']);
    expect(sending).not.toHaveBeenCalled();
    await question.answer();
    expect(await outcome).toEqual({ status: 'sent' });
    expect(sending).toHaveBeenCalledWith({ name: 'hannah', mail: 'a' });
  });

  it('does not hold the form back when nobody can say, or nobody says anything for ten seconds', async () => {
    const failing = asking();
    failing.model.change('name', 'anna');
    failing.model.change('mail', 'a');
    const first = failing.model.submit(send());
    await failing.question.fail();
    expect(await first).toEqual({ status: 'sent' });
    expect(failing.question.values()).toEqual(['anna']);

    const silent = asking();
    silent.model.change('name', 'anna');
    silent.model.change('mail', 'a');
    const second = silent.model.submit(send());
    silent.pass(10_000);
    expect(await second).toEqual({ status: 'sent' });
    expect(silent.question.aborted()).toEqual([true]);
  });

  it('does not wait where nothing is asked, and tells nobody that it would', async () => {
    const model = createFormModel(specs);
    model.change('name', 'anna');
    model.change('mail', 'a');
    const seen: boolean[] = [];
    await model.submit(async () => {
      seen.push(model.form.waiting);
      return { ok: true };
    });
    expect(seen).toEqual([false]);
  });

  it('ends with a fresh start, and nothing is sent', async () => {
    const { model, question } = asking();
    const sending = send();
    model.change('name', 'anna');
    model.change('mail', 'a');
    const outcome = model.submit(sending);
    model.reset();
    expect(model.form).toMatchObject({ waiting: false, submitting: false });
    await question.answer();
    expect(await outcome).toEqual({ status: 'busy' });
    expect(sending).not.toHaveBeenCalled();
    model.change('name', 'anna');
    model.change('mail', 'a');
    const again = model.submit(sending);
    await question.answer();
    expect(await again).toEqual({ status: 'sent' });
  });

  it('survives a question that throws before it is asked', async () => {
    const broken: ServerCheck = () => {
      throw new Error('no such call');
    };
    const model = createFormModel(specs, { checks: { name: broken } });
    model.change('name', 'anna');
    model.change('mail', 'a');
    model.leave('name');
    expect(model.field('name').checking).toBe(false);
    expect(await model.submit(async () => ({ ok: true }))).toEqual({ status: 'sent' });
  });
});
