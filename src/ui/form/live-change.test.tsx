import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FormDocument, FormField } from '#contract/generated/documents.ts';
import { smallForm } from '#engine/forms/testing/small-form.ts';
import { showForm } from './testing/show-form.tsx';

const fields = (change: Partial<Record<string, Partial<FormField>>> = {}): FormDocument['fields'] =>
  Object.fromEntries(
    ['name', 'mail', 'city'].map((name) => [
      name,
      { label: name, input: 'text', ...change[name] } as FormField,
    ]),
  );

const grouped = (groups: FormDocument['groups'], rest: Partial<FormDocument> = {}): FormDocument =>
  smallForm({}, { order: Object.keys(groups), groups, fields: fields(), ...rest });

const start = () => grouped({ a: { order: ['name', 'mail'] }, b: { order: ['city'] } });

/** A player in the middle of typing, at the third of four letters. */
const typing = async (form = start(), options = {}) => {
  const shown = await showForm(form, options);
  await shown.user.type(shown.control('mail'), 'abcd');
  shown.control('mail').setSelectionRange(1, 3, 'backward');
  const leave = vi.spyOn(shown.model, 'leave');
  return { ...shown, leave };
};

const expectUndisturbed = ({ control, model, leave }: Awaited<ReturnType<typeof typing>>): void => {
  const input = control('mail');
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe('abcd');
  expect([input.selectionStart, input.selectionEnd, input.selectionDirection]).toEqual([1, 3, 'backward']);
  expect(model.field('mail').touched).toBe(false);
  expect(leave).not.toHaveBeenCalled();
};

describe('a form that changes while a player types', () => {
  it.each<[string, FormDocument['groups']]>([
    ['the order in its group', { a: { order: ['mail', 'name'] }, b: { order: ['city'] } }],
    ['the order of the groups', { b: { order: ['city'] }, a: { order: ['name', 'mail'] } }],
    ['the group of another field', { a: { order: ['city', 'name', 'mail'] } }],
    ['a heading of its group', { a: { label: 'Heading', order: ['name', 'mail'] }, b: { order: ['city'] } }],
    ['columns', { a: { order: ['name', 'mail'], columns: 2 }, b: { order: ['city'] } }],
  ])('keeps the very control, with caret and all, when it changes %s', async (_, groups) => {
    const page = await typing();
    const before = page.control('mail');
    await page.publish({ form: grouped(groups) });
    expect(page.control('mail')).toBe(before);
    expectUndisturbed(page);
  });

  it('opens at the step in which the player types when it gets steps', async () => {
    const inSecond = grouped({ b: { order: ['city'] }, a: { order: ['name', 'mail'] } });
    const page = await typing(inSecond);
    const before = page.control('mail');
    const step = (group: string) => ({ label: `step.${group}`, groups: [group] });
    await page.publish({
      form: { ...inSecond, steps: { order: ['one', 'two'], items: { one: step('b'), two: step('a') } } },
    });
    expect(page.model.form.step).toBe('two');
    expect(page.control('mail')).toBe(before);
    expectUndisturbed(page);
  });

  it('gives focus and caret to the new control of a field that moves to another group', async () => {
    const page = await typing();
    const before = page.control('mail');
    await page.publish({ form: grouped({ a: { order: ['name'] }, b: { order: ['city', 'mail'] } }) });
    expect(page.control('mail')).not.toBe(before);
    expectUndisturbed(page);
    await page.user.keyboard('x');
    expect(page.model.field('mail').value).toBe('axd');
  });

  it('gives them to a control of another kind', async () => {
    const page = await typing();
    await page.publish({
      form: { ...start(), fields: fields({ mail: { input: 'newPassword' } }) },
    });
    expect(page.control('mail').type).toBe('password');
    expectUndisturbed(page);
  });

  it('follows new texts, rules and languages in place', async () => {
    const page = await typing(undefined, { rules: { mail: { enabled: true, required: false } } });
    const before = page.control('mail');
    await page.publish({
      form: { ...start(), fields: fields({ mail: { label: 'form.again', placeholder: 'form.next' } }) },
      rules: { mail: { enabled: true, required: true, minLength: 8 } },
    });
    expect(page.control('mail')).toBe(before);
    expect(before.labels?.[0]?.textContent).toBe('*Fill in again');
    expect(before.placeholder).toBe('* Next');
    expectUndisturbed(page);
    act(() => page.texts.speak('my'));
    expect(before.labels?.[0]?.textContent).not.toContain('Fill in again');
    expectUndisturbed(page);
  });

  it('leaves the focus alone when a field that had it comes back later', async () => {
    const page = await typing(undefined, { rules: {} });
    await page.publish({ rules: { mail: { enabled: false, required: false } } });
    expect(page.shown()).toEqual(['name', 'city']);
    page.control('city').focus();
    await page.publish({ rules: {} });
    expect(document.activeElement).toBe(page.control('city'));
    expect(page.control('mail').value).toBe('abcd');
  });

  it('asks for a field, and takes it back, as the values say: star, control and message follow', async () => {
    const when = { '==': [{ var: 'form.name' }, 'x'] };
    const form = {
      ...start(),
      fields: fields({
        mail: { requiredWhen: when, placeholder: 'Mail' },
        city: { enabledWhen: when, placeholder: 'City' },
      }),
    };
    const { user, control, beneath, send } = await showForm(form);
    const label = () => control('mail').labels?.[0]?.textContent;
    expect([label(), control('mail').placeholder, control('city').disabled]).toEqual(['mail', 'Mail', true]);
    await user.type(control('name'), 'x');
    expect([label(), control('mail').placeholder, control('city').disabled]).toEqual([
      '*mail',
      '* Mail',
      false,
    ]);
    expect(control('mail').getAttribute('aria-required')).toBe('true');
    await user.click(screen.getByRole('button'));
    expect(beneath('mail')).toBe('This cannot be empty.');
    await user.type(control('city'), 'Bago');
    await user.type(control('name'), 'y');
    expect([label(), beneath('mail'), control('mail').getAttribute('aria-invalid')]).toEqual([
      'mail',
      '',
      null,
    ]);
    expect([control('city').disabled, control('city').value]).toEqual([true, 'Bago']);
    await user.click(screen.getByRole('button'));
    await expect.poll(() => send).toHaveBeenCalledWith({ do: 'register' }, { name: 'xy', mail: '' });
  });
});
