import { subscribe } from 'valtio/vanilla';
import { describe, expect, it } from 'vitest';
import { checkForm } from '../checks/check-form.ts';
import { createFormModel } from './create-form-model.ts';
import { smallSpecs } from '../testing/small-form.ts';

const clock = () => new Date('2026-03-01T12:00:00Z');
const is = (field: string, value: unknown) => ({ '==': [{ var: `form.${field}` }, value] });

describe('a field required by a condition', () => {
  const specs = smallSpecs({ kind: {}, company: { requiredWhen: is('kind', 'firm') } });

  it('is required and starred while it holds, and optional otherwise', () => {
    const model = createFormModel(specs);
    const optional = model.field('company').spec;
    expect(optional).toMatchObject({ required: false, star: false });
    model.change('kind', 'firm');
    const required = model.field('company').spec;
    expect(required).toMatchObject({ required: true, star: true });
    expect(model.showErrors()).toBe('company');
    model.change('kind', 'person');
    expect(model.field('company')).toMatchObject({ error: undefined });
    expect(model.field('company').spec).toBe(optional);
    model.change('kind', 'firm');
    expect(model.field('company').spec).toBe(required);
  });

  it('does not complain about a field that was not visited when the condition begins to hold', () => {
    const model = createFormModel(specs);
    model.change('kind', 'firm');
    expect(model.field('company').error).toBeUndefined();
    model.leave('company');
    expect(model.field('company').error?.code).toBe('REQUIRED');
  });

  it('is required by the gateway for the values that arrive', () => {
    expect(checkForm(specs, { kind: 'firm' }, clock)).toEqual({
      ok: false,
      fields: [{ field: 'company', code: 'REQUIRED', params: {} }],
    });
    expect(checkForm(specs, { kind: 'person' }, clock)).toMatchObject({ ok: true });
  });

  it('stays required where its rule says so, and may ask for one of two fields', () => {
    const either = smallSpecs({
      mail: { requiredWhen: { '!': { var: 'form.phone' } } },
      phone: { requiredWhen: { '!': { var: 'form.mail' } } },
    });
    const model = createFormModel(either);
    expect(model.showErrors()).toBe('mail');
    model.change('phone', '95');
    expect(model.showErrors()).toBeUndefined();
    expect(checkForm(either, {}, clock)).toMatchObject({ ok: false, fields: [{}, {}] });
    expect(checkForm(either, { mail: 'a@b.co' }, clock)).toMatchObject({ ok: true });
    const ruled = smallSpecs(
      { kind: {}, company: { requiredWhen: is('kind', 'firm') } },
      { company: { required: true } },
    );
    expect(createFormModel(ruled).field('company').spec.required).toBe(true);
  });
});

describe('a field enabled by a condition', () => {
  const specs = smallSpecs(
    { kind: {}, code: { enabledWhen: is('kind', 'firm') } },
    { code: { required: true, minLength: 4 } },
  );

  it('is disabled while it does not hold: not checked, not sent, and its value stays', () => {
    const model = createFormModel(specs, { initial: { code: 'ab' } });
    expect(model.field('code')).toMatchObject({ visible: true, disabled: true });
    expect(model.showErrors()).toBeUndefined();
    expect(model.values()).toEqual({ kind: '' });
    model.change('kind', 'firm');
    expect(model.field('code')).toMatchObject({ disabled: false, value: 'ab' });
    expect(model.showErrors()).toBe('code');
    model.change('kind', '');
    expect(model.field('code')).toMatchObject({ disabled: true, error: undefined, value: 'ab' });
  });

  it('has its value dropped by the gateway, and is checked there once it is enabled', () => {
    expect(checkForm(specs, { code: 'ab' }, clock)).toEqual({ ok: true, values: {} });
    expect(checkForm(specs, { kind: 'firm', code: 'ab' }, clock)).toMatchObject({
      ok: false,
      fields: [{ code: 'TOO_SHORT' }],
    });
  });
});

describe('the value of a field that a condition hides', () => {
  const fields = (whenHidden?: 'omit' | 'keep' | 'clear') =>
    ({
      more: { input: 'checkbox', default: true },
      note: { when: is('more', true), default: 'start', ...(whenHidden && { whenHidden }) },
    }) as const;

  it('is omitted by default: not sent, and back when the field shows again', () => {
    const model = createFormModel(smallSpecs(fields()));
    model.change('note', 'hello');
    model.change('more', false);
    expect(model.values()).toEqual({ more: false });
    expect(checkForm(smallSpecs(fields()), { more: false, note: 'hello' }, clock)).toEqual({
      ok: true,
      values: { more: false },
    });
    model.change('more', true);
    expect(model.values()).toEqual({ more: true, note: 'hello' });
  });

  it('is kept where the document says so: sent although hidden, and accepted by the gateway', () => {
    const specs = smallSpecs(fields('keep'), { note: { required: true, maxLength: 5 } });
    const model = createFormModel(specs);
    model.change('note', 'hello');
    model.change('more', false);
    expect(model.field('note').visible).toBe(false);
    expect(model.values()).toEqual({ more: false, note: 'hello' });
    expect(checkForm(specs, model.values(), clock)).toEqual({ ok: true, values: model.values() });
  });

  it("stands in nobody's way while it is kept: neither missing nor wrong, since nobody could correct it", () => {
    const specs = smallSpecs(fields('keep'), { note: { required: true, maxLength: 5 } });
    for (const note of ['', 'too long']) {
      const model = createFormModel(specs);
      model.change('note', note);
      model.change('more', false);
      expect(model.showErrors()).toBeUndefined();
      expect(checkForm(specs, model.values(), clock)).toEqual({ ok: true, values: { more: false } });
    }
  });

  it('is cleared where the document says so: back to the start at once', () => {
    const model = createFormModel(smallSpecs(fields('clear')));
    model.change('note', '');
    model.leave('note');
    const { writes } = model.field('note');
    model.change('more', false);
    expect(model.field('note')).toMatchObject({ value: 'start', touched: false, writes: writes + 1 });
    expect(model.values()).toEqual({ more: false });
    model.change('more', true);
    expect(model.values()).toEqual({ more: true, note: 'start' });
  });

  it('stays on the page whatever the policy says when a rule or a fact leaves the field out', () => {
    const model = createFormModel(smallSpecs(fields('clear')));
    model.change('note', 'hello');
    model.setSpecs(smallSpecs(fields('clear'), { note: { enabled: false } }));
    expect(model.values()).toEqual({ more: true });
    model.setSpecs(smallSpecs(fields('clear')));
    expect(model.values()).toEqual({ more: true, note: 'hello' });
  });

  it('stays on the page whatever the policy says when its condition is changed away and back', () => {
    const model = createFormModel(smallSpecs(fields('clear')));
    model.change('note', 'hello');
    const { more, note } = fields('clear');
    model.setSpecs(smallSpecs({ more, note: { ...note, when: is('more', false) } }));
    expect(model.field('note').visible).toBe(false);
    expect(model.values()).toEqual({ more: true });
    model.setSpecs(smallSpecs(fields('clear')));
    expect(model.values()).toEqual({ more: true, note: 'hello' });
  });
});

describe("conditions that read other conditions' fields", () => {
  const chain = {
    c: { when: { '!!': { var: 'form.b' } } },
    b: { when: { '!!': { var: 'form.a' } }, default: 'on' },
    a: {},
    d: { enabledWhen: { '!!': { var: 'form.c' } }, requiredWhen: { '!!': { var: 'form.b' } }, default: 'd' },
  } as const;

  it('follow one another whatever the order of the fields, and read nothing of a field that is not sent', () => {
    const model = createFormModel(smallSpecs(chain));
    const shown = () => ['a', 'b', 'c'].filter((name) => model.field(name).visible);
    expect(shown()).toEqual(['a']);
    model.change('a', 'on');
    expect(shown()).toEqual(['a', 'b', 'c']);
    expect(model.field('d')).toMatchObject({ disabled: true, spec: { required: true } });
    model.change('c', 'on');
    expect(model.field('d').disabled).toBe(false);
    expect(model.values()).toEqual({ a: 'on', b: 'on', c: 'on', d: 'd' });
    model.change('a', '');
    expect(shown()).toEqual(['a']);
    expect(model.field('d')).toMatchObject({ disabled: true, spec: { required: false } });
    expect(model.values()).toEqual({ a: '' });
  });

  it('come to the same on the gateway for the values the page sends, circles included', () => {
    const circle = {
      a: { when: { '!=': [{ var: 'form.b' }, 'x'] }, default: 'x' },
      b: { when: { '!=': [{ var: 'form.a' }, 'x'] }, default: 'x' },
      c: { when: { '!!': { var: 'form.c' } }, default: 'x' },
    } as const;
    for (const fields of [circle, { b: circle.b, a: circle.a, c: circle.c }, chain]) {
      const specs = smallSpecs(fields);
      for (const a of ['', 'x', 'y']) {
        const model = createFormModel(specs);
        model.change('a', a);
        const sent = Object.entries(model.values()).filter(([, value]) => value !== '');
        expect(checkForm(specs, model.values(), clock)).toEqual({
          ok: true,
          values: Object.fromEntries(sent),
        });
      }
    }
  });

  it('read an upload as the number of its files, and a box that did not arrive as not ticked', () => {
    const specs = smallSpecs({
      papers: { input: 'upload' },
      box: { input: 'checkbox' },
      why: { requiredWhen: { '<': [{ var: 'form.papers' }, 2] } },
      hint: { requiredWhen: is('box', false) },
    });
    const model = createFormModel(specs);
    const file = { name: 'a.png', type: 'image/png', size: 1 };
    model.change('papers', [file, file]);
    expect(model.field('why').spec.required).toBe(false);
    model.change('papers', [file]);
    expect(model.field('why').spec.required).toBe(true);
    expect(checkForm(specs, {}, clock)).toMatchObject({ fields: [{ field: 'why' }, { field: 'hint' }] });
  });

  it('tell only the fields for which something changed, and each once', async () => {
    const model = createFormModel(smallSpecs(chain));
    const told: string[] = [];
    for (const name of Object.keys(chain)) subscribe(model.field(name), () => told.push(name));
    subscribe(model.form, () => told.push('form'));
    model.change('a', 'on');
    await Promise.resolve();
    expect(told.toSorted()).toEqual(['a', 'b', 'c', 'd', 'form']);
    told.length = 0;
    model.change('a', 'on again');
    await Promise.resolve();
    expect(told).toEqual(['a']);
  });

  it('change nothing for a repeat of a field that is not sent', () => {
    const specs = smallSpecs({
      box: { input: 'checkbox' },
      first: { when: is('box', true) },
      again: { equals: 'first' },
    });
    const model = createFormModel(specs, { initial: { first: 'abc' } });
    expect(model.showErrors()).toBeUndefined();
    expect(checkForm(specs, model.values(), clock)).toMatchObject({ ok: true });
    model.change('box', true);
    expect(model.showErrors()).toBe('again');
  });
});
