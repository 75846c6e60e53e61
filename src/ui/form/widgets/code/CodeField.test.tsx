import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormField, RulesDocument } from '#contract/generated/documents.ts';
import type { SendAnswer } from '#engine/forms/index.ts';
import { showFields, type ShowFieldsOptions } from '../testing/show-fields.tsx';

const mobile: FormField = { label: 'Mobile number', input: 'phone' };
const code: FormField = {
  label: 'Code',
  input: 'code',
  send: {
    label: 'Send the code',
    again: 'Send another',
    action: { do: 'login' },
    needs: ['mobile'],
    seconds: 30,
  },
};
const rules: RulesDocument['fields'] = {
  mobile: { enabled: true, required: true, minLength: 7, maxLength: 12, patternId: 'digits' },
  code: { enabled: true, required: true, minLength: 4, maxLength: 8, patternId: 'digits' },
};

/** Milliseconds by which the wall clock runs ahead of the timers, as after sleep of the machine. */
let slept = 0;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 5 });
  slept = 0;
});
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const open = async (options: ShowFieldsOptions = {}) => {
  const shown = await showFields(
    { mobile, code },
    {
      rules,
      advanceTimers: vi.advanceTimersByTime,
      ...options,
      sources: { now: () => Date.now() + slept, ...options.sources },
    },
  );
  await shown.control('code');
  await shown.control('mobile');
  return shown;
};
const button = () => document.querySelector<HTMLButtonElement>('.lv-code-send')!;

describe('a one-time code', () => {
  it('is one control that phones fill in, with the keyboard its rule asks for', async () => {
    const { control, user, model } = await showFields(
      { code: { label: 'Code', input: 'code' }, letters: { label: 'Code', input: 'code' } },
      {
        advanceTimers: vi.advanceTimersByTime,
        rules: {
          code: { enabled: true, required: true, patternId: 'digits' },
          letters: { enabled: true, required: true, patternId: 'lettersDigits' },
        },
      },
    );
    const input = await control('code');
    expect([input.autocomplete, input.inputMode, input.maxLength]).toEqual(['one-time-code', 'numeric', -1]);
    expect((await control('letters')).inputMode).toBe('text');
    await user.click(input);
    await user.paste('123456789');
    expect(model.field('code').value).toBe('123456789');
  });
});

describe('having a code sent', () => {
  it('needs a right mobile number: else nothing is sent, and the number says what is wrong [VAL-09]', async () => {
    const { user, control, described, send } = await open();
    const number = await control('mobile');
    await user.type(number, '12ab');
    await user.click(button());
    await expect.poll(() => document.activeElement).toBe(number);
    expect(number.getAttribute('aria-invalid')).toBe('true');
    expect(described(number)).toBe('7 to 12 digits.');
    expect((await control('code')).getAttribute('aria-invalid')).toBeNull();
    expect(send).not.toHaveBeenCalled();
    await user.clear(number);
    await user.type(number, '09420123456');
    await user.click(button());
    await expect.poll(() => send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]).toMatchObject([{ do: 'login' }, { mobile: '09420123456' }]);
  });

  it('is ready, sending, waiting and ready again, and the focus goes to the code [STA-07]', async () => {
    let answer: (value: SendAnswer) => void = () => {};
    const shown = await open({
      send: () => new Promise((resolve) => (answer = resolve)),
      initial: { mobile: '09420123456' },
    });
    const { user, send, said, control } = shown;
    expect(screen.getByRole('button', { name: 'Send the code' })).toBe(button());
    await user.click(button());
    await expect.poll(() => send).toHaveBeenCalledTimes(1);
    expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual([
      'true',
      'true',
    ]);
    await user.click(button());
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => answer({ ok: true }));
    expect(document.activeElement).toBe(await control('code'));
    expect(said()).toBe('The code is on its way.');
    expect(button().textContent).toContain('Again in 0:30');
    expect(screen.getByText(/Another can be sent from \d{2}:\d{2} UTC/u)).toBeDefined();
    // Only the visible text counts down; the accessible name is constant.
    expect(screen.getByRole('button', { name: 'Send another' })).toBe(button());
    expect(button().disabled).toBe(false);
    await pass(10_000);
    expect(button().textContent).toContain('Again in 0:20');
    expect(said()).toBe('The code is on its way.');
    await user.click(button());
    expect(said()).toBe('You can ask for another code in 0 min 20 s.');
    expect(send).toHaveBeenCalledTimes(1);
    await pass(20_000);
    expect([button().textContent, button().getAttribute('aria-disabled')]).toEqual(['Send another', null]);
    await user.click(button());
    await expect.poll(() => send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the platform', { ok: true, waitSeconds: 42 } as const, code, 42],
    ['the document', { ok: true } as const, code, 30],
    ['nobody', { ok: true } as const, { ...code, send: { ...code.send!, seconds: undefined } }, 60],
  ])('waits as long as %s says', async (_, answer, field, seconds) => {
    const asked = JSON.parse(JSON.stringify(field)) as FormField;
    const { user } = await showFields(
      { mobile, code: asked },
      { send: async () => answer, initial: { mobile: '09420123456' }, advanceTimers: vi.advanceTimersByTime },
    );
    await user.click(await screen.findByRole('button', { name: 'Send the code' }));
    await expect
      .poll(() => button().textContent)
      .toContain(`Again in ${seconds === 60 ? '1:00' : `0:${seconds}`}`);
  });

  it('counts by the clock on the wall, so that a machine that slept has waited', async () => {
    const { user } = await open({ initial: { mobile: '09420123456' } });
    await user.click(button());
    await expect.poll(() => button().textContent).toContain('Again in');
    slept = 3_600_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(button().textContent).toBe('Send another');
  });

  it('goes on waiting when the field comes back with its step', async () => {
    const { user, model, goAndComeBack, control } = await open({
      steps: true,
      initial: { mobile: '09420123456', code: '1234' },
    });
    await user.click(button());
    await expect.poll(() => button().textContent).toContain('Again in');
    await pass(5_000);
    await goAndComeBack();
    expect((await control('code')).value).toBe('1234');
    expect(model.form.step).toBe('one');
    expect(button().textContent).toContain('Again in 0:25');
    await pass(25_000);
    expect(button().textContent).toBe('Send another');
  });

  it('says in a warning to be confirmed why no code was sent, and can be pressed again [ERR-02]', async () => {
    const { user, send } = await open({
      send: async () => ({ ok: false, failure: { key: 'form.failure.unreachable', retry: true } }),
      initial: { mobile: '09420123456' },
    });
    await user.click(button());
    const warning = await screen.findByRole('dialog', { name: 'The code was not sent' });
    expect(warning.textContent).toContain('We could not reach the server');
    expect([button().textContent, button().getAttribute('aria-disabled')]).toEqual(['Send the code', null]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => send).toHaveBeenCalledTimes(2);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  /** The application's storage of waits. */
  const memory = (kept: Record<string, number> = {}) => ({
    requestMs: 1000,
    until: (field: string) => Math.max(kept[field] ?? 0, kept['*'] ?? 0),
    keep: (field: string, until: number, everywhere: boolean) => {
      kept[everywhere ? '*' : field] = until;
    },
  });

  it('is asked for no more than once in the time that the application says [CON-04]', async () => {
    const { user, send } = await open({
      send: async () => ({ ok: false, told: true }),
      initial: { mobile: '09420123456' },
      sources: { codes: memory() },
    });
    await user.click(button());
    await expect.poll(() => button().getAttribute('aria-busy')).toBeNull();
    for (const _ of [1, 2, 3]) await user.click(button());
    expect([send.mock.calls.length, button().getAttribute('aria-busy')]).toEqual([1, 'true']);
    await pass(1000);
    await expect.poll(() => button().getAttribute('aria-busy')).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('rests as long as is said after too many requests, in every form and on every page [CON-04]', async () => {
    const codes = memory();
    const { user, send } = await open({
      send: async () => ({ ok: false, told: true, waitSeconds: 300 }),
      initial: { mobile: '09420123456' },
      sources: { codes },
    });
    await user.click(button());
    await expect.poll(() => button().textContent).toContain('Again in 5:00');
    cleanup();
    const again = await open({ initial: { mobile: '09420123456' }, sources: { codes } });
    expect(button().textContent).toMatch(/Again in (?:5:00|4:5\d)/u);
    await again.user.click(button());
    expect(again.send).not.toHaveBeenCalled();
    await pass(300_000);
    await again.user.click(button());
    await expect.poll(() => again.send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is disabled with its field', async () => {
    await open({ rules: { mobile: { enabled: true, required: true } } });
    await showFields({ locked: { ...code, enabledWhen: false } }, { advanceTimers: vi.advanceTimersByTime });
    await expect
      .poll(() =>
        [...document.querySelectorAll<HTMLButtonElement>('.lv-code-send')].map(({ disabled }) => disabled),
      )
      .toEqual([false, true]);
  });
});
