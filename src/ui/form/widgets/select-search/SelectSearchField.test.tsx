import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormField } from '#contract/generated/documents.ts';
import { showFields, onTouchScreen } from '../testing/show-fields.tsx';

const optionsOf = (count: number): NonNullable<FormField['options']> => {
  const order = Array.from({ length: count }, (_, index) => `b${index + 1}`);
  return { order, items: Object.fromEntries(order.map((id) => [id, { label: `Bank ${id.slice(1)}` }])) };
};
const bank = (count: number, more: Partial<FormField> = {}): FormField => ({
  label: 'Your bank',
  input: 'select',
  options: optionsOf(count),
  ...more,
});
const rules = { bank: { enabled: true, required: true } };
const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const search = () => screen.findByRole('combobox', { name: 'Search' });

describe('a select', () => {
  it.each([
    [11, {}, 'SELECT'],
    [12, {}, 'BUTTON'],
    [3, { search: true }, 'BUTTON'],
    [40, { search: false }, 'SELECT'],
  ])('of %i options with %j is a %s', async (count, more, tag) => {
    const { control } = await showFields({ bank: bank(count, more) });
    expect((await control('bank')).tagName).toBe(tag);
  });
});

describe('a select with a search', () => {
  it('is a combobox with the name of its field, which opens a dialog with search and list', async () => {
    const { user, control, described } = await showFields({ bank: bank(30) }, { rules });
    const button = await control('bank');
    expect(button).toBe(screen.getByRole('combobox', { name: /Your bank/, expanded: false }));
    expect(button.textContent).toBe('Choose');
    await user.click(button);
    expect(document.activeElement).toBe(await search());
    const dialog = screen.getByRole('dialog', { name: 'Your bank' });
    expect(dialog.id).toBe(button.getAttribute('aria-controls'));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(within(dialog).getByRole('listbox', { name: 'Your bank' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => document.activeElement).toBe(button);
    expect([button.getAttribute('aria-invalid'), described(button)]).toEqual([
      'true',
      'This cannot be empty.',
    ]);
  });

  it('filters while typing, moves by arrows, chooses by Enter without sending the form', async () => {
    const { user, model, send, control } = await showFields({ bank: bank(30) }, { rules });
    const button = await control('bank');
    await user.click(button);
    await user.type(await search(), '2');
    expect(shown().slice(0, 3)).toEqual(['Bank 2', 'Bank 12', 'Bank 20']);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(model.field('bank').value).toBe('b12');
    expect(button.textContent).toBe('Bank 12');
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('says which option an arrow came to, and where it stands', async () => {
    const { user, control } = await showFields({ bank: bank(30) }, { initial: { bank: 'b7' } });
    await user.click(await control('bank'));
    const input = await search();
    const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect([active()?.textContent, active()?.getAttribute('aria-selected')]).toEqual(['Bank 7', 'true']);
    await user.keyboard('{PageDown}');
    expect([active()?.textContent, active()?.getAttribute('aria-posinset')]).toEqual(['Bank 15', '15']);
    expect(active()?.getAttribute('aria-setsize')).toBe('30');
  });

  it('is opened by an arrow and by the letters that are looked for', async () => {
    const { user, control } = await showFields({ bank: bank(30) });
    const button = await control('bank');
    button.focus();
    await user.keyboard('{ArrowDown}');
    await search();
    await user.keyboard('{Escape}');
    button.focus();
    await user.keyboard('3');
    expect(await search()).toHaveProperty('value', '3');
    expect(shown()[0]).toBe('Bank 3');
  });

  it('goes on with Tab, and says when nothing is found', async () => {
    const { user, control } = await showFields({ bank: bank(30), next: { label: 'Next', input: 'text' } });
    await user.click(await control('bank'));
    await user.type(await search(), 'zzz');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    await user.tab();
    expect(document.activeElement).toBe(await control('next'));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('chooses by a tap, with the list and not the keyboard in front at first', async () => {
    onTouchScreen();
    const { user, model, control } = await showFields({ bank: bank(30) });
    await user.click(await control('bank'));
    expect(document.activeElement).toBe(await screen.findByRole('listbox'));
    await user.click(screen.getByRole('option', { name: 'Bank 4' }));
    expect(model.field('bank').value).toBe('b4');
  });

  it('draws no more of a thousand options than are looked at', async () => {
    const { user, control } = await showFields({ bank: bank(1000) });
    await user.click(await control('bank'));
    await search();
    expect(shown().length).toBeLessThan(100);
    await user.type(await search(), '999');
    expect(shown()).toEqual(['Bank 999']);
  });

  it('keeps its choice over a step, and cannot be opened while it is disabled', async () => {
    const { user, control, goAndComeBack } = await showFields(
      { bank: bank(30), locked: { ...bank(30), label: 'Locked', enabledWhen: false } },
      { steps: true, initial: { bank: 'b9' } },
    );
    await goAndComeBack();
    expect((await control('bank')).textContent).toBe('Bank 9');
    const locked = await control<HTMLButtonElement>('locked');
    expect(locked.disabled).toBe(true);
    await user.click(locked);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
