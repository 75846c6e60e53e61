import { subscribe } from 'valtio/vanilla';
import { describe, expect, it, vi } from 'vitest';
import type { FormDocument } from '#contract/generated/documents.ts';
import { createFormModel } from './create-form-model.ts';
import type { FormModel, FormModelOptions, SendAnswer } from './form-model.ts';
import { openQuestion, smallSpecs, taken } from '../testing/small-form.ts';

const steps: NonNullable<FormDocument['steps']> = {
  order: ['who', 'where', 'end'],
  items: {
    who: { label: 'step.who', groups: ['person', 'account'], next: 'step.who.next' },
    where: { label: 'step.where', help: 'step.where.help', groups: ['address'] },
    end: { label: 'step.end', groups: ['terms'] },
  },
};

const fields = {
  nick: {},
  name: {},
  city: { when: { '!=': [{ var: 'form.name' }, 'nomad'] } },
  terms: { input: 'checkbox', mustAccept: true },
  extra: {},
} as const;

const document: Partial<FormDocument> = {
  order: ['account', 'person', 'address', 'terms', 'more'],
  groups: {
    account: { order: ['nick'] },
    person: { order: ['name'] },
    address: { order: ['city'] },
    terms: { order: ['terms'] },
    more: { order: ['extra'] },
  },
};

const rules = { name: { required: true }, city: { required: true } };
const specs = smallSpecs(fields, rules, { document });

const modelWith = (options: FormModelOptions = {}) => createFormModel(specs, { steps, ...options });
const groups = ({ form }: FormModel) => form.layout.map(({ group }) => group);
const states = ({ form }: FormModel) => form.steps.map(({ step, state }) => `${step} ${state}`);

const fillAll = (model: FormModel) => {
  model.change('name', 'Ann');
  model.change('city', 'Pyay');
  model.change('terms', true);
};

describe('a form in steps', () => {
  it('shows the groups of one step in the order the step names them, those of no step in the last', async () => {
    const model = modelWith();
    expect(groups(model)).toEqual(['person', 'account']);
    expect(model.form.step).toBe('who');
    expect(model.form.steps).toEqual([
      { step: 'who', label: 'step.who', help: undefined, next: 'step.who.next', state: 'current' },
      { step: 'where', label: 'step.where', help: 'step.where.help', next: undefined, state: 'ahead' },
      { step: 'end', label: 'step.end', help: undefined, next: undefined, state: 'ahead' },
    ]);
    fillAll(model);
    await model.next();
    await model.next();
    expect(groups(model)).toEqual(['terms', 'more']);
    expect(states(model)).toEqual(['who done', 'where done', 'end current']);
  });

  it('checks its fields and no others before it goes on, and gives the first that is wrong', async () => {
    const model = modelWith();
    expect(await model.next()).toEqual({ status: 'invalid', first: 'name' });
    expect(model.form).toMatchObject({ step: 'who', rejections: 1 });
    expect(model.field('name').error?.code).toBe('REQUIRED');
    expect(model.field('city').error).toBeUndefined();
    model.change('name', 'Ann');
    expect(await model.next()).toEqual({ status: 'moved' });
    expect(model.form.step).toBe('where');
  });

  it('goes back unchecked to the step before or to one that was passed, and keeps what was typed', async () => {
    const model = modelWith();
    fillAll(model);
    await model.next();
    await model.next();
    model.change('terms', false);
    model.back();
    expect(model.form.step).toBe('where');
    model.change('city', '');
    model.back('end');
    expect(model.form.step).toBe('where');
    model.back('who');
    expect(model.form.step).toBe('who');
    model.back();
    expect(model.form.step).toBe('who');
    expect(model.values()).toMatchObject({ name: 'Ann', city: '', terms: false });
  });

  it('does not go beyond the last step', async () => {
    const model = createFormModel(specs);
    fillAll(model);
    expect(model.form).toMatchObject({ steps: [], step: undefined });
    expect(await model.next()).toEqual({ status: 'busy' });
  });

  it('checks every step on submit and leads to that of the first wrong field', async () => {
    const model = modelWith();
    fillAll(model);
    await model.next();
    await model.next();
    model.back('who');
    model.change('name', '');
    const send = vi.fn<() => Promise<SendAnswer>>();
    expect(await model.submit(send)).toEqual({ status: 'invalid', first: 'name' });
    expect(send).not.toHaveBeenCalled();
    model.change('name', 'Ann');
    model.change('city', '');
    expect(await model.submit(send)).toEqual({ status: 'invalid', first: 'city' });
    expect(model.form.step).toBe('where');
  });

  it('leads to the step of the first field that a server refuses', async () => {
    const model = modelWith();
    fillAll(model);
    await model.next();
    await model.next();
    const fields = ['extra', 'name', 'nick'].map((field) => ({ field, code: 'TAKEN' }));
    expect(await model.submit(async () => ({ ok: false, fields }))).toEqual({
      status: 'refused',
      first: 'name',
    });
    expect(model.form.step).toBe('who');
  });

  it('leaves out a step without a visible field, and a field that a condition hides is not checked', async () => {
    const model = modelWith();
    model.change('name', 'nomad');
    expect(states(model)).toEqual(['who current', 'end ahead']);
    await model.next();
    expect(model.form.step).toBe('end');
  });

  it('waits for a question before it goes on, and stays where the player went meanwhile', async () => {
    const question = openQuestion();
    const model = modelWith({ checks: { city: question.check } });
    fillAll(model);
    await model.next();
    const first = model.next();
    expect(model.form.waiting).toBe(true);
    expect(await model.next()).toEqual({ status: 'busy' });
    expect(await model.submit(async () => ({ ok: true }))).toEqual({ status: 'busy' });
    await question.answer(taken);
    expect(await first).toEqual({ status: 'invalid', first: 'city' });
    expect(model.form).toMatchObject({ step: 'where', waiting: false });

    model.change('city', 'Bago');
    const second = model.next();
    model.back();
    await question.answer();
    expect(await second).toEqual({ status: 'busy' });
    expect(model.form.step).toBe('who');
  });
});

describe('steps that change while a player fills in', () => {
  const at = async (step: string): Promise<FormModel> => {
    const model = modelWith();
    fillAll(model);
    while (model.form.step !== step) await model.next();
    return model;
  };

  it('keeps the current step when others come, go or move', async () => {
    const model = await at('where');
    model.setSteps({ order: ['where', 'who'], items: steps.items });
    expect(states(model)).toEqual(['where current', 'who ahead']);
    expect(groups(model)).toEqual(['address']);
  });

  it('moves to the nearest when the current one is taken out, and shows all without steps', async () => {
    const model = await at('where');
    model.setSteps({ order: ['who', 'end'], items: steps.items });
    expect(model.form.step).toBe('end');
    model.setSteps({ order: ['who'], items: steps.items });
    expect(model.form.step).toBe('who');
    model.setSteps(undefined);
    expect(model.form).toMatchObject({ step: undefined, steps: [] });
    expect(groups(model)).toEqual(['account', 'person', 'address', 'terms', 'more']);
  });

  it('moves on when rules leave out every field of the current one, and keeps what was typed there', async () => {
    const model = await at('where');
    model.setSpecs(smallSpecs(fields, { ...rules, city: { enabled: false } }, { document }));
    expect(model.form.step).toBe('end');
    model.setSpecs(specs);
    expect(states(model)).toEqual(['who done', 'where done', 'end current']);
    expect(model.values()).toMatchObject({ city: 'Pyay' });
  });

  it('takes new groups and the steps that name them at once', async () => {
    const model = await at('where');
    const renamed = {
      ...document,
      order: ['account', 'person', 'home', 'terms'],
      groups: { ...document.groups, home: { order: ['city'] } },
    };
    const items = { ...steps.items, where: { label: 'step.where', groups: ['home'] } };
    model.setSpecs(smallSpecs(fields, rules, { document: renamed }), { steps: { ...steps, items } });
    expect(model.form.step).toBe('where');
    expect(groups(model)).toEqual(['home']);
  });

  it('tells nobody when nothing that shows changed', async () => {
    const model = await at('where');
    let told = 0;
    subscribe(model.form, () => (told += 1));
    model.setSteps(structuredClone(steps));
    model.setSpecs(smallSpecs(fields, rules, { document }));
    model.back('end');
    await Promise.resolve();
    expect(told).toBe(0);
  });
});
