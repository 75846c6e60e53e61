import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormField } from '#contract/generated/documents.ts';
import { showFields } from '../testing/show-fields.tsx';

const amount: FormField = {
  label: 'Amount',
  input: 'amount',
  minimum: 100_00,
  maximum: 5000_00,
  quick: [500_00, 1000_00],
};
const dollars = { currency: { code: 'USD', digits: 2 } };

describe('an amount', () => {
  it('is typed in major units, held in minor units, and grouped when it is left', async () => {
    const { user, model, control, described } = await showFields({ amount }, { sources: dollars });
    const input = await control('amount');
    expect(input.labels?.[0]?.textContent).toBe('Amount');
    expect([input.inputMode, input.autocomplete]).toEqual(['decimal', 'off']);
    expect(described(input)).toContain('USD');
    expect(described(input)).toContain('USD\u00A0100.00 to USD\u00A05,000.00');
    await user.type(input, '1250.5');
    expect([input.value, model.field('amount').value]).toEqual(['1250.5', '125050']);
    await user.tab();
    expect(input.value).toBe('1,250.50');
  });

  it('has no words for a minimum of 0', async () => {
    const { minimum: _, maximum: __, ...free } = amount;
    const fields = { free: { ...free, minimum: 0 }, upTo: { ...amount, minimum: 0 } };
    const { control, described } = await showFields(fields, { sources: dollars });
    expect(described(await control('free'))).not.toContain('At least');
    expect(described(await control('upTo'))).toContain('At most USD\u00A05,000.00');
  });

  it('loses its separators before it is changed, and the caret stays between the digits where it was', async () => {
    const { user, model, control } = await showFields(
      { amount },
      { sources: dollars, initial: { amount: '123456700' } },
    );
    const input = await control('amount');
    expect(input.value).toBe('1,234,567.00');
    input.focus();
    input.setSelectionRange(5, 5);
    fireEvent.keyDown(input, { key: '9' });
    expect([input.value, input.selectionStart]).toEqual(['1234567.00', 4]);
    await user.keyboard('9');
    expect(model.field('amount').value).toBe('1234956700');
  });

  it('takes what is pasted, and says so when it is none', async () => {
    const { user, model, control, described } = await showFields({ amount }, { sources: dollars });
    const input = await control('amount');
    await user.click(input);
    await user.paste('၁,၀၀၀.၅၀');
    expect(model.field('amount').value).toBe('100050');
    await user.clear(input);
    await user.paste('two thousand');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect([input.value, model.field('amount').value]).toEqual(['two thousand', 'two thousand']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described(input)).toContain('Please write an amount');
  });

  it('says its limits in money when it is too small', async () => {
    const { user, control, described } = await showFields({ amount }, { sources: dollars });
    const input = await control('amount');
    await user.type(input, '5');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(described(input)).toContain('This has to be at least USD\u00A0100.00.');
  });

  it('offers common amounts as buttons that say whether they are chosen', async () => {
    const { user, model, control } = await showFields({ amount }, { sources: dollars });
    const input = await control('amount');
    const quick = within(screen.getByRole('group', { name: 'Common amounts' }));
    await user.click(quick.getByRole('button', { name: /1,000\.00/ }));
    expect([input.value, model.field('amount').value]).toEqual(['1,000.00', '100000']);
    const pressed = () => quick.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['false', 'true']);
    await user.clear(input);
    expect(pressed()).toEqual(['false', 'false']);
  });

  it('follows a value that is written from outside', async () => {
    const { model, control } = await showFields({ amount }, { sources: dollars });
    const input = await control('amount');
    model.write('amount', '70000');
    expect(input.value).toBe('700.00');
    model.reset();
    expect(input.value).toBe('');
  });

  it('keeps what was typed over a step', async () => {
    const { user, control, goAndComeBack, model } = await showFields(
      { amount },
      { sources: dollars, steps: true },
    );
    await user.type(await control('amount'), '250');
    await goAndComeBack();
    expect((await control('amount')).value).toBe('250.00');
    expect(model.field('amount').value).toBe('25000');
  });

  it('has no currency where the platform names none, and is disabled with all its buttons', async () => {
    const { control } = await showFields({ amount: { ...amount, enabledWhen: false } });
    const input = await control('amount');
    expect(input.inputMode).toBe('numeric');
    expect(document.querySelector('.lv-amount-sign')).toBeNull();
    expect(input.disabled).toBe(true);
    for (const button of within(screen.getByRole('group', { name: 'Common amounts' })).getAllByRole(
      'button',
    )) {
      expect(button).toHaveProperty('disabled', true);
    }
  });
});
