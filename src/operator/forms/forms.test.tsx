import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import type { Role } from '../api/types.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';

afterEach(cleanup);

const RULES = 'rules/register';

async function openForm(role: Role = 'admin', address = '/shop/forms/register') {
  const admin = createMemoryAdmin({ packs: formPacks(), role });
  const view = renderConsole(admin, address);
  const table = await screen.findByRole('table', { name: 'You' });
  const saved = async (): Promise<JsonObject | null | undefined> => {
    await screen.findByText('Draft saved');
    return admin.drafted('shop', RULES);
  };
  return { admin, table, view, user: startUser(), saved };
}

const rowNames = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('rowheader')
    .map((header) => header.querySelector('code')?.textContent ?? '');

describe('the form editor', () => {
  it('shows the fields in their groups with what holds and where it comes from', async () => {
    const { table } = await openForm();
    expect(rowNames(table)).toEqual(['username', 'password', 'repeat', 'email', 'agree']);
    const username = within(table).getByRole('row', { name: /Username/ });
    expect(within(username).getByText('From ground')).toBeTruthy();
    expect(within(username).getByLabelText('Shortest Username, in characters')).toHaveProperty('value', '4');
  });

  it('saves a switched field as the smallest patch and marks it', async () => {
    const { user, table, saved } = await openForm();
    await user.click(screen.getByRole('switch', { name: 'Require E-mail' }));
    expect(within(within(table).getByRole('row', { name: /E-mail/ })).getByText('Set here')).toBeTruthy();
    expect(await saved()).toEqual({ kind: 'rules', id: 'register', fields: { email: { required: true } } });
  });

  it('saves bounds, and takes a bound out when it is emptied', async () => {
    const { user, saved } = await openForm();
    await user.type(screen.getByLabelText('Shortest E-mail, in characters'), '6{Enter}');
    await user.clear(screen.getByLabelText('Longest E-mail, in characters'));
    await user.tab();
    expect((await saved())?.['fields']).toEqual({ email: { minLength: 6, maxLength: null } });
  });

  it('offers the patterns of the catalogue with their examples', async () => {
    const { user, saved } = await openForm();
    await user.click(screen.getByRole('button', { name: /Pattern of E-mail/ }));
    const option = await screen.findByRole('option', { name: 'letters' });
    expect(option.textContent).toContain('abc');
    await user.click(option);
    expect((await saved())?.['fields']).toEqual({ email: { patternId: 'letters' } });
  });

  it('keeps an expression that does not compile to itself', async () => {
    const { user, admin, saved } = await openForm();
    await user.click(screen.getByRole('button', { name: /Pattern of E-mail/ }));
    await user.click(await screen.findByRole('option', { name: 'Own expression' }));
    await user.click(screen.getByRole('button', { name: 'Details of E-mail' }));
    const expression = screen.getByLabelText('Regular expression');
    fireEvent.change(expression, { target: { value: '[a-z' } });
    expect(screen.getByText(/not a valid regular expression/)).toBeTruthy();
    await saved();
    expect(admin.drafted('shop', RULES)?.['fields']).toEqual({ email: { acceptedPattern: '.*' } });
    fireEvent.change(expression, { target: { value: '[a-z]+' } });
    expect(screen.queryByText(/not a valid regular expression/)).toBeNull();
  });

  it('tries a sample with the check that players meet', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Details of Username' }));
    const sample = screen.getByLabelText('Sample for Username');
    await user.type(sample, 'abc1');
    expect(screen.getByText('Refused: does not match the pattern.')).toBeTruthy();
    await user.clear(sample);
    await user.type(sample, 'abcd');
    expect(screen.getByText('Accepted.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'a1' }));
    expect(screen.getByText('Refused: too short.')).toBeTruthy();
  });

  it('moves a field with its buttons and with Alt and an arrow, and keeps the focus', async () => {
    const { user, table, admin, saved } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Move E-mail up' }));
    expect(rowNames(table)).toEqual(['username', 'password', 'email', 'repeat', 'agree']);
    const handle = screen.getByRole('button', { name: /^Drag E-mail/ });
    handle.focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(rowNames(table)).toEqual(['username', 'email', 'password', 'repeat', 'agree']);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Drag E-mail/);
    expect(screen.getByText('E-mail is now 2 of 5.')).toBeTruthy();
    await saved();
    expect(admin.drafted('shop', 'form/register')?.['groups']).toEqual({
      you: { order: ['username', 'email', 'password', 'repeat', 'agree'] },
    });
    await user.click(screen.getByRole('button', { name: 'Reset order to parent' }));
    expect(rowNames(table)).toEqual(['username', 'password', 'repeat', 'email', 'agree']);
  });

  it('moves a field by dragging its handle', async () => {
    const { table } = await openForm();
    const rows = [...table.querySelectorAll('[data-row]')];
    for (const [index, row] of rows.entries()) {
      row.getBoundingClientRect = () => new DOMRect(0, index * 50, 600, 50);
    }
    const handle = screen.getByRole('button', { name: /^Drag E-mail/ });
    handle.setPointerCapture = () => {};
    fireEvent.pointerDown(handle, { button: 0, pointerId: 1, clientY: 175 });
    fireEvent.pointerMove(handle, { pointerId: 1, clientY: 10 });
    fireEvent.pointerUp(handle, { pointerId: 1 });
    expect(rowNames(table)).toEqual(['email', 'username', 'password', 'repeat', 'agree']);
  });

  it('resets one value to the parent', async () => {
    const { user, admin } = await openForm();
    await user.click(screen.getByRole('switch', { name: 'Require E-mail' }));
    await user.click(screen.getByRole('button', { name: 'Details of E-mail' }));
    expect(screen.getByText('ground says no')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Reset to parent ?: E-mail, required/ }));
    expect(screen.getByRole('switch', { name: 'Require E-mail' })).toHaveProperty('checked', false);
    await waitFor(() => expect(admin.drafted('shop', RULES)?.['fields']).toBeUndefined());
  });

  it('takes edits back and brings them again', async () => {
    const { user } = await openForm();
    const required = screen.getByRole('switch', { name: 'Require E-mail' });
    await user.click(required);
    await user.click(screen.getByRole('button', { name: 'Undo: E-mail: required' }));
    expect(required).toHaveProperty('checked', false);
    expect(screen.getByText('Undone: E-mail: required')).toBeTruthy();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(required).toHaveProperty('checked', true);
  });

  it('says a problem next to the field, and leads there from the list [ENG-10]', async () => {
    const { user, saved, table } = await openForm();
    await user.type(screen.getByLabelText('Shortest E-mail, in characters'), '90{Enter}');
    await saved();
    const row = within(table).getByRole('row', { name: /E-mail/ });
    expect(await within(row).findByText(/90/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /Problems/ }));
    expect(await screen.findByText('BOUNDS_CROSSED')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Go to Registration › E-mail' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Details of E-mail');
  });

  it('shows everything to a viewer and lets nothing be changed', async () => {
    const { admin } = await openForm('viewer');
    expect(screen.getByText('You can look, not change.')).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Require E-mail' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Move E-mail up' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Publish…' })).toBeNull();
    const writes = admin.calls.filter(
      ({ method, path }) => method !== 'GET' && !/\/(?:validate|presence)/.test(path),
    );
    expect(writes).toEqual([]);
  });
});

describe('a draft saved by someone else', () => {
  it('is announced with who and what, and marked where it stands until it is read', async () => {
    const { user, admin } = await openForm();
    admin.meet('may', RULES);
    admin.saveElsewhere('shop', RULES, {
      kind: 'rules',
      id: 'register',
      fields: { email: { maxLength: 40 } },
    });
    // The last edit of an operator is told to the others, and theirs come with the answer.
    await user.click(screen.getByRole('switch', { name: 'Require Username' }));
    await screen.findByText('may has just changed:');
    expect(screen.getByText('Registration › E-mail: max length 60 → 40')).toBeDefined();
    const row = screen.getByLabelText('Longest E-mail, in characters').closest('[role=row]');
    expect(row?.hasAttribute('data-arrived')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close what others changed' }));
    expect(screen.queryByText('may has just changed:')).toBeNull();
    expect(row?.hasAttribute('data-arrived')).toBe(false);
  });

  it('is kept beside one’s own, without a question where the two do not meet', async () => {
    const { user, admin } = await openForm();
    admin.saveElsewhere('shop', RULES, {
      kind: 'rules',
      id: 'register',
      fields: { email: { maxLength: 40 } },
    });
    await user.click(screen.getByRole('switch', { name: 'Require E-mail' }));
    await expect
      .poll(() => admin.drafted('shop', RULES)?.['fields'])
      .toEqual({ email: { maxLength: 40, required: true } });
    await screen.findByText('Draft saved');
    expect(screen.getByLabelText('Longest E-mail, in characters')).toHaveProperty('value', '40');
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  });
});
