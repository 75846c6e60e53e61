import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { SendAnswer } from '#engine/forms/index.ts';
import { openQuestion, smallForm, taken } from '#engine/forms/testing/small-form.ts';
import { showForm } from './testing/show-form.tsx';

const stepped = (rest: Partial<FormDocument> = {}): FormDocument =>
  smallForm(
    { name: { label: 'Name' }, mail: { label: 'Mail' }, city: { label: 'City' } },
    {
      order: ['who', 'where', 'extra'],
      groups: { who: { order: ['name', 'mail'] }, where: { order: ['city'] }, extra: { order: ['note'] } },
      fields: {
        name: { label: 'Name', input: 'text' },
        mail: { label: 'Mail', input: 'email' },
        city: { label: 'City', input: 'text' },
        note: { label: 'Note', input: 'text' },
      },
      steps: {
        order: ['you', 'place', 'end'],
        items: {
          you: { label: 'About you', groups: ['who'], next: 'To the place' },
          place: { label: 'Place', groups: ['where'], help: 'Where you live.' },
          end: { label: 'Last words', groups: ['extra'] },
        },
      },
      submit: { label: 'Send', action: { do: 'register' } },
      ...rest,
    },
  );

const rules = { name: { enabled: true, required: true }, city: { enabled: true, required: true } };

const heading = () => screen.findByRole('heading', { level: 2 });

describe('a form in steps', () => {
  it('shows one step at a time, says which, and marks it in the progress', async () => {
    const { shown } = await showForm(stepped(), { rules });
    expect(shown()).toEqual(['name', 'mail']);
    expect((await heading()).getAttribute('aria-label')).toBe('Step 1 of 3: About you');
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  it('goes on with Enter once the step is right, and puts the focus on the heading of the next', async () => {
    const { user, control, shown, beneath, send } = await showForm(stepped(), { rules });
    await heading();
    await user.click(screen.getByRole('button', { name: 'To the place' }));
    expect(shown()).toEqual(['name', 'mail']);
    expect(beneath('name')).toBe('This cannot be empty.');
    await expect.poll(() => document.activeElement).toBe(control('name'));
    await user.keyboard('Anna{Enter}');
    expect(shown()).toEqual(['city']);
    expect(document.activeElement).toBe(await heading());
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Step 2 of 3: Place');
    expect(screen.getByText('Where you live.')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
  });

  it('goes back by button and by progress, checks nothing then, and keeps everything that was typed', async () => {
    const { user, control, shown, beneath } = await showForm(stepped(), { rules });
    await user.type(control('name'), 'Anna');
    await user.type(control('mail'), 'a@b.co{Enter}');
    await user.type(control('city'), 'Bago');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect([control('name').value, control('mail').value]).toEqual(['Anna', 'a@b.co']);
    expect(document.activeElement).toBe(await heading());
    await user.click(screen.getByRole('button', { name: 'To the place' }));
    expect(control('city').value).toBe('Bago');
    await user.clear(control('city'));
    await user.click(screen.getByRole('button', { name: /About you/ }));
    expect(shown()).toEqual(['name', 'mail']);
    await user.keyboard('{Tab}{Tab}{Enter}');
    expect(beneath('city')).toBe('This cannot be empty.');
  });

  it('sends the values of all steps from the last one', async () => {
    const { user, control, send } = await showForm(stepped(), { rules });
    await user.type(control('name'), 'Anna{Enter}');
    await user.type(control('city'), 'Bago{Enter}');
    await user.type(control('note'), 'Hello{Enter}');
    await expect.poll(() => send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith(
      { do: 'register' },
      { name: 'Anna', mail: '', city: 'Bago', note: 'Hello' },
    );
  });

  it('goes to the step of the field that the platform refused, and to the field', async () => {
    const answer: SendAnswer = { ok: false, fields: [{ field: 'name', code: 'TAKEN' }] };
    const { user, control, beneath } = await showForm(stepped(), { rules, send: async () => answer });
    await user.type(control('name'), 'Anna{Enter}');
    await user.type(control('city'), 'Bago{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => document.activeElement).toBe(control('name'));
    expect(beneath('name')).toBe('This is already in use. Please choose another.');
    expect(control('name').value).toBe('Anna');
  });

  it('says that it waits for an answer about a field before it goes on', async () => {
    const question = openQuestion();
    const { user, control, shown, said } = await showForm(stepped(), {
      rules,
      checks: { name: question.check },
    });
    await user.type(control('name'), 'Anna{Enter}');
    const button = screen.getByRole('button', { name: 'Just a moment…' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(said()).toBe('Just a moment…');
    await question.answer(taken);
    await expect.poll(() => document.activeElement).toBe(control('name'));
    expect(shown()).toEqual(['name', 'mail']);
    await user.type(control('name'), 'belle{Enter}');
    await question.answer();
    await expect.poll(() => shown()).toEqual(['city']);
  });

  it('offers other actions in every step, those that send only in the last', async () => {
    const { user, control, onAction } = await showForm(
      stepped({
        actions: {
          order: ['draft', 'leave'],
          items: {
            draft: { label: 'Keep for later', action: { do: 'reload' }, sends: true },
            leave: { label: 'Leave', action: { do: 'closeModal' }, look: 'plain' },
          },
        },
      }),
      { rules },
    );
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('button', { name: 'Keep for later' })).toBeNull();
    expect(onAction).toHaveBeenCalledWith({ do: 'closeModal' });
    await user.type(control('name'), 'Anna{Enter}');
    await user.type(control('city'), 'Bago{Enter}');
    expect(screen.getByRole('button', { name: 'Keep for later' })).toBeTruthy();
  });

  it('stays in the step, with all values, while steps and texts change', async () => {
    const { user, control, publish } = await showForm(stepped(), { rules });
    await user.type(control('name'), 'Anna{Enter}');
    await user.type(control('city'), 'Bago');
    control('city').setSelectionRange(1, 3);
    const { city } = { city: control('city') };
    const { steps } = stepped();
    if (!steps) throw new Error('The form has steps.');
    await publish({
      form: stepped({
        steps: {
          order: ['you', 'news', 'place', 'end'],
          items: {
            ...steps.items,
            news: { label: 'News', groups: ['extra'] },
            place: { label: 'Home', groups: ['where'] },
          },
        },
      }),
    });
    expect((await heading()).getAttribute('aria-label')).toBe('Step 3 of 3: Home');
    expect(control('city')).toBe(city);
    expect(document.activeElement).toBe(city);
    expect([city.selectionStart, city.selectionEnd]).toEqual([1, 3]);
  });
});
