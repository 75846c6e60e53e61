import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormField } from '#contract/generated/documents.ts';
import { showFields } from './testing/show-fields.tsx';

const field = (input: FormField['input'], more: Partial<FormField> = {}): FormField => ({
  label: `The ${input}`,
  input,
  ...more,
});

afterEach(() => vi.useRealTimers());

describe('a text', () => {
  it.each([
    ['text', 'text', '', '', null],
    ['username', 'text', '', 'username', 'none'],
    ['email', 'email', 'email', 'email', 'none'],
    ['number', 'text', 'decimal', '', null],
  ] as const)(
    'of the kind %s has its type, keyboard and token',
    async (input, type, keyboard, token, capitals) => {
      const { control } = await showFields({ value: field(input) });
      const shown = await control('value');
      expect([
        shown.type,
        shown.inputMode ?? '',
        shown.autocomplete,
        shown.getAttribute('autocapitalize'),
      ]).toEqual([type, keyboard, token, capitals]);
    },
  );

  it('takes the token of its document, names, describes, and tells phones what Enter does', async () => {
    const { control, described } = await showFields(
      {
        first: field('text', {
          autocomplete: 'given-name',
          help: 'form.requiredNote',
          placeholder: 'form.next',
        }),
        last: field('text', { enabledWhen: false }),
      },
      { rules: { first: { enabled: true, required: true } } },
    );
    const first = await control('first');
    expect([
      first.autocomplete,
      first.labels?.[0]?.textContent,
      first.placeholder,
      first.getAttribute('enterkeyhint'),
    ]).toEqual(['given-name', '*The text', '* Next', 'next']);
    expect(described(first)).toBe('Entries marked * are required.');
    const last = await control('last');
    expect([last.getAttribute('enterkeyhint'), last.disabled]).toEqual(['go', true]);
  });

  it('sends the form by a phone’s Enter where only a box to tick follows', async () => {
    const { control } = await showFields({
      name: field('text'),
      secret: field('text'),
      keep: field('checkbox'),
    });
    const hints = ['name', 'secret'].map(async (name) => (await control(name)).getAttribute('enterkeyhint'));
    expect(await Promise.all(hints)).toEqual(['next', 'go']);
  });
});

describe('a select of a few', () => {
  const title = field('select', {
    options: { order: ['mr', 'ms'], items: { mr: { label: 'Mr' }, ms: { label: 'Ms' } } },
  });

  it('is the platform’s own list, begins with nothing chosen, and comes back as it was', async () => {
    const { user, control, model, goAndComeBack } = await showFields({ title }, { steps: true });
    const list = await control<HTMLSelectElement>('title');
    expect([...list.options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Choose'],
      ['mr', 'Mr'],
      ['ms', 'Ms'],
    ]);
    await user.selectOptions(list, 'ms');
    expect(model.field('title').value).toBe('ms');
    await goAndComeBack();
    expect((await control('title')).value).toBe('ms');
  });
});

describe('a date', () => {
  const birthday = field('date', { minAge: 21 });
  const sources = { now: () => Date.parse('2026-03-01T00:00:00Z') };

  it('is the platform’s control, whose calendar opens at the youngest age', async () => {
    const { user, control, model, described } = await showFields({ birthday }, { sources });
    const input = await control('birthday');
    expect([input.type, input.min, input.max]).toEqual(['date', '1900-01-01', '2005-03-01']);
    fireEvent.input(input, { target: { value: '2010-05-06' } });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(model.field('birthday').error?.code).toBe('TOO_YOUNG');
    expect(described(input)).toBe('Accounts can be opened from the age of 21.');
  });

  it('is told to be no date when a part of it was typed, and begins anew after a step', async () => {
    const { control, model, goAndComeBack } = await showFields({ birthday }, { sources, steps: true });
    const input = await control('birthday');
    Object.defineProperty(input.validity, 'badInput', { get: () => true });
    fireEvent.input(input);
    fireEvent.focus(input);
    act(() => model.leave('birthday'));
    expect(model.field('birthday').error?.code).toBe('INVALID_DATE');
    await act(() => model.check([]));
    act(() => model.change('birthday', '1990-01-02'));
    await goAndComeBack();
    expect((await control('birthday')).value).toBe('1990-01-02');
  });
});

describe('a check box', () => {
  const terms = field('checkbox', {
    label: 'I agree to the {{link}} of use',
    mustAccept: true,
    link: { label: 'terms', action: { do: 'openModal', modal: 'terms' } },
  });

  it('has the whole sentence for its name, and a link in it that opens without ticking', async () => {
    const onAction = vi.fn<() => void>();
    const { user, control } = await showFields({ terms }, { onAction });
    const box = screen.getByRole<HTMLInputElement>('checkbox', {
      name: /^\*? ?I agree to the terms of use$/,
    });
    expect(box).toBe(await control('terms'));
    await user.click(screen.getByRole('button', { name: 'terms' }));
    expect(onAction).toHaveBeenCalledWith({ do: 'openModal', modal: 'terms' });
    expect(box.checked).toBe(false);
    await user.click(screen.getByText('of use'));
    expect(box.checked).toBe(true);
  });

  it('keeps its tick over a step, tells what is missing, and may be disabled', async () => {
    const { user, control, described, goAndComeBack } = await showFields(
      { terms, locked: field('checkbox', { enabledWhen: false }) },
      { steps: true },
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const box = await control('terms');
    await expect
      .poll(() => [document.activeElement, described(box)])
      .toEqual([box, 'Please tick this box to go on.']);
    await user.click(box);
    await goAndComeBack();
    expect((await control('terms')).checked).toBe(true);
    expect((await control('locked')).disabled).toBe(true);
  });
});

describe('a text area', () => {
  const remark = field('textarea');
  const rules = { remark: { enabled: true, required: false, maxLength: 30 } };

  it('counts as the check does and never cuts off what is typed', async () => {
    const { user, control, described, model } = await showFields({ remark }, { rules });
    const area = await control('remark');
    expect(described(area)).toBe('0 of 30');
    await user.click(area);
    await user.paste('🎲'.repeat(31));
    expect(described(area)).toBe('31 of 30');
    expect(model.field('remark').value).toBe('🎲'.repeat(31));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(area.getAttribute('aria-invalid')).toBe('true');
  });

  it('says its counter near the limit, after a pause', async () => {
    const { model, control, said } = await showFields({ remark }, { rules });
    await control('remark');
    vi.useFakeTimers();
    act(() => model.change('remark', 'x'.repeat(5)));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(said()).toBe('');
    act(() => model.change('remark', 'x'.repeat(25)));
    await act(() => vi.advanceTimersByTimeAsync(500));
    act(() => model.change('remark', 'x'.repeat(26)));
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(said()).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(said()).toBe('26 of 30');
  });
});
