import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormDocument, FormField } from '#contract/generated/documents.ts';
import type { SendAnswer } from '#engine/forms/index.ts';
import { smallForm } from '#engine/forms/testing/small-form.ts';
import { showForm, type Send } from './testing/show-form.tsx';
import type { Confirmation } from './use-sending.ts';

const fields: Record<string, FormField> = {
  name: { label: 'Name', input: 'text' },
  secret: { label: 'Password', input: 'password' },
  born: { label: 'Born on', input: 'date' },
  kind: {
    label: 'Kind',
    input: 'select',
    search: false,
    options: { order: ['a', 'b'], items: { a: { label: 'First kind' }, b: { label: 'Second kind' } } },
  },
  sum: { label: 'Amount', input: 'amount' },
  agreed: {
    label: 'I agree to the {{link}}',
    input: 'checkbox',
    link: { label: 'terms', action: { do: 'reload' } },
  },
  left: { label: 'Left out', input: 'text', when: { '==': [{ var: 'form.name' }, 'nobody'] } },
};
const initial = { name: 'Anna', secret: 'hush', born: '1990-04-05', kind: 'b', sum: '150000', agreed: true };
const sources = { currency: { code: 'MMK', digits: 2 } };
const summary = Object.keys(fields);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

const asking = (confirm: Confirmation): FormDocument =>
  smallForm(fields, { submit: { label: 'Send', action: { do: 'register' }, confirm } });

const later = () => {
  let settle: (answer: SendAnswer) => void = () => {};
  const send: Send = () => new Promise((resolve) => (settle = resolve));
  return { send, answer: (answer: SendAnswer) => act(async () => settle(answer)) };
};

describe('a confirmation', () => {
  it('shows the values once more as they read, without passwords and what is not shown', async () => {
    const { user, send } = await showForm(
      asking({ title: 'Is this right?', text: 'It cannot be undone.', summary }),
      {
        initial,
        sources,
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('dialog', { name: 'Is this right?' });
    expect(within(dialog).getByText('It cannot be undone.')).toBeTruthy();
    const pairs = within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, plain(term.nextElementSibling?.textContent)]);
    expect(pairs).toEqual([
      ['Name', 'Anna'],
      ['Born on', 'April 5, 1990'],
      ['Kind', 'Second kind'],
      ['Amount', 'MMK 1,500.00'],
      ['I agree to the terms', 'Yes'],
    ]);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends when accepted, and gives the focus back and keeps all when declined', async () => {
    const { user, send, control } = await showForm(
      asking({ title: 'Sure?', accept: 'Do it', cancel: 'Wait' }),
      { initial },
    );
    const button = screen.getByRole('button', { name: 'Send' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Wait' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(document.activeElement?.textContent).toBe('Do it');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([send.mock.calls.length, control('name').value]).toEqual([0, 'Anna']);
    await user.click(button);
    await user.keyboard('{Enter}');
    await expect.poll(() => send).toHaveBeenCalledTimes(1);
  });

  it('does not ask while something is wrong', async () => {
    const { user, beneath } = await showForm(asking({ title: 'Sure?' }), {
      rules: { name: { enabled: true, required: true } },
    });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => beneath('name')).toBe('This cannot be empty.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('further actions', () => {
  const withActions = (): FormDocument =>
    smallForm(
      { name: { label: 'Name' } },
      {
        submit: { label: 'Send', action: { do: 'register' } },
        actions: {
          order: ['draft', 'drop', 'never'],
          items: {
            draft: { label: 'Keep', busy: 'Keeping…', action: { do: 'login' }, sends: true },
            drop: { label: 'Drop', action: { do: 'reload' }, look: 'danger', confirm: { title: 'Drop it?' } },
            never: { label: 'Never', action: { do: 'logout' }, when: { var: 'flags.none' } },
          },
        },
      },
    );

  it('check and send as submitting does, each with a busy look of its own', async () => {
    const { send: open, answer } = later();
    const { user, control, send, beneath } = await showForm(withActions(), {
      rules: { name: { enabled: true, required: true } },
      send: open,
    });
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    expect(beneath('name')).toBe('This cannot be empty.');
    await user.type(control('name'), 'Anna');
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    const busy = await screen.findByRole('button', { name: 'Keeping…' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await answer({ ok: true });
    expect(send.mock.calls).toEqual([[{ do: 'login' }, { name: 'Anna' }]]);
    expect(screen.getByRole('button', { name: 'Keep' })).toBeTruthy();
  });

  it('run without sending, after a question where the document wants one, and show by their condition', async () => {
    const { user, send, onAction } = await showForm(withActions());
    await user.click(await screen.findByRole('button', { name: 'Drop' }));
    expect(screen.queryByRole('button', { name: 'Never' })).toBeNull();
    await screen.findByRole('dialog', { name: 'Drop it?' });
    expect(onAction).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await expect.poll(() => onAction).toHaveBeenCalledWith({ do: 'reload' });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('success', () => {
  const succeeding = (success: NonNullable<FormDocument['success']>): FormDocument =>
    smallForm(
      { name: { label: 'Name' } },
      { success, submit: { label: 'Send', action: { do: 'register' } } },
    );

  it('takes the place of the form, gets the focus and leads on', async () => {
    const next = { label: 'Go on', action: { do: 'reload' } } as const;
    const { user, onAction } = await showForm(
      succeeding({ present: 'replace', title: 'Done', text: 'We have it.', action: next }),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('DoneWe have it.Go on');
    expect(document.activeElement).toBe(status);
    expect(document.querySelector('form')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(onAction).toHaveBeenCalledWith(next.action);
  });

  it('begins anew where nothing else leads on', async () => {
    const { user, control } = await showForm(succeeding({ present: 'replace', text: 'We have it.' }));
    await user.type(control('name'), 'Anna');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(await screen.findByRole('button', { name: 'Fill in again' }));
    expect(control('name').value).toBe('');
    await expect.poll(() => document.activeElement).toBe(control('name'));
  });

  it('may be a passing note', async () => {
    const { user, onToast, control } = await showForm(succeeding({ present: 'toast', text: 'We have it.' }));
    await user.type(control('name'), 'Anna');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => onToast).toHaveBeenCalledWith('We have it.');
    expect(control('name').value).toBe('Anna');
  });

  it('ends the announcement of what was wrong before', async () => {
    const { user, control, said, onToast } = await showForm(
      succeeding({ present: 'toast', text: 'We have it.' }),
      { rules: { name: { enabled: true, required: true } } },
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => said()).toBe('1 entry needs another look.');
    await user.type(control('name'), 'Anna');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => onToast).toHaveBeenCalledOnce();
    expect(said()).toBe('');
  });
});

describe('failure', () => {
  const refused: SendAnswer = { ok: false, failure: { key: 'form.failure.refused', retry: false } };

  it('is told in a dialog where the document wants it, and is over when it is closed', async () => {
    const form = smallForm(
      { name: { label: 'Name' } },
      {
        failure: { present: 'dialog', title: 'Sorry' },
        submit: { label: 'Send', action: { do: 'register' } },
      },
    );
    const { user, control, model } = await showForm(form, { send: async () => refused });
    await user.type(control('name'), 'Anna');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sorry' });
    expect(within(dialog).getByRole('alert').textContent).toContain('This was not accepted');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([model.form.failure, control('name').value]).toEqual([undefined, 'Anna']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
  });

  it('tries the same button again', async () => {
    let calls = 0;
    const { user, send } = await showForm(
      smallForm(
        { name: { label: 'Name' } },
        {
          submit: { label: 'Send', action: { do: 'register' } },
          actions: {
            order: ['keep'],
            items: { keep: { label: 'Keep', action: { do: 'login' }, sends: true } },
          },
        },
      ),
      {
        send: async () => {
          calls += 1;
          if (calls === 1) throw new TypeError('Failed to fetch');
          return { ok: true };
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect.poll(() => send).toHaveBeenCalledTimes(2);
    expect(send.mock.calls.map(([action]) => action)).toEqual([{ do: 'login' }, { do: 'login' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a one-time code', () => {
  const form = smallForm({
    mobile: { label: 'Mobile', input: 'text' },
    code: {
      label: 'Code',
      input: 'code',
      send: { label: 'Send code', action: { do: 'login' }, needs: ['mobile'] },
    },
  });
  const rules = { mobile: { enabled: true, required: true }, code: { enabled: true, required: true } };

  it('is sent once the fields it needs are right, without a word about the others', async () => {
    const { user, control, send, beneath } = await showForm(form, { rules });
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    await expect.poll(() => document.activeElement).toBe(control('mobile'));
    expect([beneath('mobile'), beneath('code')]).toEqual(['This cannot be empty.', '']);
    expect(send).not.toHaveBeenCalled();
    await user.type(control('mobile'), '0912345678');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await expect.poll(() => send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith({ do: 'login' }, { mobile: '0912345678', code: '' });
  });

  it('shows refusals at their fields, other failures as those of the form, and tries again', async () => {
    const answers: SendAnswer[] = [
      { ok: false, fields: [{ field: 'mobile', code: 'WRONG' }] },
      { ok: false, failure: { key: 'form.failure.unreachable', retry: true } },
      { ok: true, waitSeconds: 30 },
    ];
    const { user, control, send, beneath } = await showForm(form, {
      rules,
      send: async () => answers.shift() ?? { ok: true },
    });
    await user.type(control('mobile'), '0912');
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    await expect.poll(() => beneath('mobile')).toBe('This is not correct.');
    await expect.poll(() => document.activeElement).toBe(control('mobile'));
    await user.type(control('mobile'), '3');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect.poll(() => send).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a list of what is wrong', () => {
  const names = ['one', 'two', 'three', 'four', 'five'];
  const form = smallForm(Object.fromEntries(names.map((name) => [name, { label: `The ${name}` }])), {
    submit: { label: 'Send', action: { do: 'register' } },
  });
  const rules = Object.fromEntries(names.map((name) => [name, { enabled: true, required: true }]));

  it('stands by the buttons when more than three are, leads to each, and shrinks as they are corrected', async () => {
    const { user, control, said } = await showForm(form, { rules });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => document.activeElement).toBe(control('one'));
    const list = await screen.findByRole('region', { name: '5 entries need another look.' });
    expect(said()).toBe('5 entries need another look.');
    await user.click(within(list).getByRole('button', { name: 'The four' }));
    expect(document.activeElement).toBe(control('four'));
    await user.keyboard('x');
    expect(within(list).queryByRole('button', { name: 'The four' })).toBeNull();
    expect(screen.getByRole('region', { name: '4 entries need another look.' })).toBeTruthy();
    await user.clear(control('four'));
    expect(within(list).getByRole('button', { name: 'The four' })).toBeTruthy();
    for (const name of names) await user.type(control(name), 'x');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is not needed for a few in a short form', async () => {
    const { user, control } = await showForm(form, { rules });
    for (const name of names.slice(2)) await user.type(control(name), 'x');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
