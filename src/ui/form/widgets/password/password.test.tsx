import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormField } from '#contract/generated/documents.ts';
import { showFields } from '../testing/show-fields.tsx';

const field = (input: FormField['input'], more: Partial<FormField> = {}): FormField => ({
  label: input,
  input,
  ...more,
});

afterEach(() => vi.useRealTimers());

describe('a password', () => {
  it('tells password managers whether it is the current or a new one', async () => {
    const { control } = await showFields({
      password: field('password'),
      newPassword: field('newPassword'),
      repeatPassword: field('repeatPassword'),
      pin: field('password', { autocomplete: 'off' }),
    });
    const tokens = ['password', 'newPassword', 'repeatPassword', 'pin'].map(async (name) => {
      const { type, autocomplete } = await control(name);
      return [type, autocomplete];
    });
    expect(await Promise.all(tokens)).toEqual([
      ['password', 'current-password'],
      ['password', 'new-password'],
      ['password', 'new-password'],
      ['password', 'off'],
    ]);
  });

  it('is revealed and hidden by a button, and keeps what was typed and pasted, however long', async () => {
    const { user, control, model } = await showFields({ secret: field('newPassword') });
    const input = await control('secret');
    await user.click(input);
    await user.paste('x'.repeat(300));
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect([input.type, input.value.length, input.getAttribute('autocorrect')]).toEqual(['text', 300, 'off']);
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
    expect(model.field('secret').value).toBe('x'.repeat(300));
  });

  it('has the keyboard of digits on a phone where the document says so', async () => {
    const { control } = await showFields({
      secret: field('password'),
      pin: field('password', { keyboard: 'digits' }),
    });
    expect((await control('secret')).getAttribute('inputmode')).toBeNull();
    expect((await control('pin')).getAttribute('inputmode')).toBe('numeric');
  });

  it('may be disabled', async () => {
    const { control } = await showFields({ secret: field('newPassword', { enabledWhen: false }) });
    expect((await control('secret')).disabled).toBe(true);
  });
});

describe('what the rule of a new password asks for', () => {
  const rule = { enabled: true, required: true, minLength: 8, maxLength: 20, patternId: 'strongPassword' };
  const missing = () =>
    [...document.querySelectorAll('.lv-requirements > li:not([data-met])')].map(
      (item) => item.firstChild?.textContent,
    );

  it('is listed one by one, and marked as it is fulfilled while it is typed', async () => {
    const { user, control, described } = await showFields(
      { secret: field('newPassword', { strength: true }) },
      { rules: { secret: rule } },
    );
    const input = await control('secret');
    await screen.findByText('A digit');
    expect(missing()).toEqual([
      '8 to 20 characters',
      'A capital letter',
      'A small letter',
      'A digit',
      'A symbol, such as # or !',
      'No spaces, no letters beyond a–z',
    ]);
    await user.type(input, 'lotus2026');
    expect(missing()).toEqual(['A capital letter', 'A symbol, such as # or !']);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(described(input)).toContain('Something of this list is still missing.');
    expect(described(input)).toContain('A capital letter still missing');
    await user.type(input, 'L#');
    expect(missing()).toEqual([]);
  });

  it('is said to screen readers once the player pauses', async () => {
    const shown = await showFields(
      { secret: field('newPassword', { strength: true }) },
      { rules: { secret: rule } },
    );
    await shown.control('secret');
    await screen.findByText('A digit');
    vi.useFakeTimers();
    act(() => shown.model.change('secret', 'Lotus2026'));
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(shown.said()).not.toContain('missing');
    await act(() => vi.advanceTimersByTimeAsync(700));
    expect(shown.said()).toContain('Still missing: A symbol, such as # or !');
  });

  it('is not told of a password that is asked for', async () => {
    await showFields({ secret: field('password') }, { rules: { secret: rule } });
    expect(document.querySelector('.lv-requirements')).toBeNull();
  });
});

describe('the strength of a new password', () => {
  const secret = field('newPassword', { strength: true });

  it('is said in a word with its name, beside the control', async () => {
    const { user, control, described } = await showFields({ secret });
    const input = await control('secret');
    expect(described(input)).toBe('');
    await user.type(input, 'password1');
    await expect.poll(() => described(input)).toBe('Strength of the password Weak');
    await user.clear(input);
    await user.type(input, 'k7#Qp2x9Lz');
    expect(described(input)).toBe('Strength of the password Strong');
    await user.clear(input);
    expect(described(input)).toBe('');
  });

  it('is weak where the platform calls it easy to guess, whatever it is made of', async () => {
    const { user, control, described, model } = await showFields({ secret });
    const input = await control('secret');
    await user.type(input, 'k7#Qp2x9Lz');
    await expect.poll(() => described(input)).toContain('Strong');
    act(() => model.refuse([{ field: 'secret', code: 'COMMON' }]));
    expect(described(input)).toContain('Strength of the password Weak');
    await user.type(input, 'w');
    expect(described(input)).toContain('Strong');
  });

  it('stands below the rule, which is said before anything is typed, not only when it is broken', async () => {
    const { user, control, described } = await showFields(
      { secret },
      { rules: { secret: { enabled: true, required: true, minLength: 8, maxLength: 20 } } },
    );
    const input = await control('secret');
    expect(described(input)).toContain('8 to 20 characters');
    await expect.poll(() => document.querySelectorAll('.lv-strength-bars > span')).toHaveLength(4);
    expect(document.querySelector('.lv-strength-bars [data-on]')).toBeNull();
    await user.type(input, 'k7#Qp2x9Lz');
    expect(described(input)).toContain('8 to 20 characters');
  });

  it('counts what the player wrote elsewhere as known', async () => {
    const { user, control, described } = await showFields({ username: field('username'), secret });
    const input = await control('secret');
    await user.type(input, 'zinmarlwinoo');
    await expect.poll(() => described(input)).toMatch(/Good|Strong/);
    await user.type(await control('username'), 'zinmarlwinoo');
    await user.type(input, '1');
    expect(described(input)).toContain('Weak');
  });

  it('is said to screen readers once the player pauses, not with each key', async () => {
    const shown = await showFields({ secret });
    const input = await shown.control('secret');
    await shown.user.type(input, 'a');
    await expect.poll(() => shown.described(input)).toContain('Weak');
    vi.useFakeTimers();
    act(() => shown.model.write('secret', ''));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    const heard = () => shown.said();
    for (const value of ['k7#Qp2', 'k7#Qp2x9', 'k7#Qp2x9Lz']) {
      act(() => shown.model.change('secret', value));
      await act(() => vi.advanceTimersByTimeAsync(400));
      expect(heard()).not.toMatch(/Fair|Good|Strong/);
    }
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(heard()).toBe('Strength of the password: Strong');
  });

  it('comes with its field after a step, for the value that is still there', async () => {
    const { user, control, described, goAndComeBack } = await showFields({ secret }, { steps: true });
    await user.type(await control('secret'), 'k7#Qp2x9Lz');
    await goAndComeBack();
    await expect.poll(async () => described(await control('secret'))).toContain('Strong');
  });
});
