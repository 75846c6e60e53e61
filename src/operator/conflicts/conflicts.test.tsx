import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';

afterEach(cleanup);

const RULES = 'rules/register';

/** A conflict that was asked about: another operator set the e-mail's maximum to 40, and published it if so, this one to 50. */
async function clash({ published = false } = {}) {
  const admin = createMemoryAdmin({ packs: formPacks() });
  renderConsole(admin, '/shop/forms/register');
  await screen.findByRole('table', { name: 'You' });
  const user = startUser();
  admin.saveElsewhere('shop', RULES, {
    kind: 'rules',
    id: 'register',
    fields: { email: { maxLength: 40, required: true } },
  });
  if (published) admin.publishElsewhere('shop', 'Shorter');
  const longest = screen.getByLabelText('Longest E-mail, in characters');
  await user.clear(longest);
  await user.type(longest, '50{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  return { admin, user };
}

async function openConflict() {
  const { admin, user } = await clash();
  const dialog = await screen.findByRole('dialog');
  const group = await within(dialog).findByRole('group', {
    name: /1 of 1: Registration › E-mail › max length/,
  });
  return { admin, user, dialog, group };
}

const emailOf = (admin: ReturnType<typeof createMemoryAdmin>) =>
  (admin.drafted('shop', RULES)?.['fields'] as Record<string, unknown> | undefined)?.['email'];

describe('merging what two people did', () => {
  it('names who published meanwhile', async () => {
    await clash({ published: true });
    expect(await screen.findByRole('heading', { name: 'By someone' })).toBeTruthy();
  });

  it('asks about the value that both changed, and keeps the rest of both by itself', async () => {
    const { admin, user, dialog, group } = await openConflict();
    expect(await within(dialog).findByRole('heading', { name: 'By may' })).toBeTruthy();
    expect(screen.getByText('Saved by may')).toBeTruthy();
    expect(within(dialog).getByText(/^While you were editing .*, may saved or published it/u)).toBeTruthy();
    const save = within(dialog).getByRole('button', { name: 'Check and save' });
    expect(save).toHaveProperty('disabled', true);
    await user.click(within(group).getByRole('radio', { name: /Theirs/ }));
    await user.click(save);
    const saved = await screen.findByText('Draft saved');
    await waitFor(() => expect(document.activeElement?.contains(saved)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(emailOf(admin)).toEqual({ maxLength: 40, required: true });
  });

  it('takes a value of one’s own, and does not take one that is no JSON', async () => {
    const { admin, user, dialog, group } = await openConflict();
    await user.click(within(group).getByRole('radio', { name: 'Something else' }));
    const own = within(group).getByRole('textbox', { name: /Your own value/ });
    await user.clear(own);
    await user.type(own, '4x');
    expect(within(group).getByText('This is not JSON.')).toBeTruthy();
    const save = within(dialog).getByRole('button', { name: 'Check and save' });
    expect(save).toHaveProperty('disabled', true);
    await user.clear(own);
    await user.type(own, '45');
    await user.click(save);
    await screen.findByText('Draft saved');
    expect(emailOf(admin)).toEqual({ maxLength: 45, required: true });
  });

  it('checks what would be saved first, and says what is wrong with it', async () => {
    const { admin, user, dialog, group } = await openConflict();
    await user.click(within(group).getByRole('radio', { name: 'Something else' }));
    const own = within(group).getByRole('textbox', { name: /Your own value/ });
    await user.clear(own);
    await user.type(own, '"long"');
    await user.click(within(dialog).getByRole('button', { name: 'Check and save' }));
    expect(await within(dialog).findByText(/What would be saved has/)).toBeTruthy();
    expect(emailOf(admin)).toEqual({ maxLength: 40, required: true });
    expect(within(dialog).getByRole('button', { name: 'Save all the same' })).toBeTruthy();
  });
});

it('shows the version that somebody else has published meanwhile', async () => {
  const admin = createMemoryAdmin({ packs: formPacks() });
  renderConsole(admin, '/shop/forms/register');
  await screen.findByText('Version 1');
  const longest = await screen.findByLabelText('Longest E-mail, in characters');
  admin.saveElsewhere('shop', 'menu/main', { kind: 'menu', id: 'main', order: [], items: {} });
  admin.publishElsewhere('shop', 'Menu');
  const user = startUser();
  await user.clear(longest);
  await user.type(longest, '50{Enter}');
  expect(await screen.findByText('Version 2')).toBeTruthy();
});
