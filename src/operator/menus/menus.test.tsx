// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';

afterEach(cleanup);

async function openMenu() {
  const admin = createMemoryAdmin({ packs: formPacks() });
  renderConsole(admin, '/shop/menus/main');
  await screen.findByRole('list', { name: 'Main' });
  const saved = () => screen.findByText('Draft saved', {}, { timeout: 4000 });
  return { admin, user: startUser(), saved };
}

const shown = (): string[] =>
  within(screen.getByRole('list', { name: 'Main' }))
    .getAllByRole('switch')
    .map((control) => control.getAttribute('aria-label') ?? '');

describe('the menu editor', () => {
  it('orders entries', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Move My account up' }));
    expect(shown()).toEqual(['Show My account', 'Show Home']);
    await saved();
    expect(admin.drafted('shop', 'menu/main')).toMatchObject({
      order: ['account', 'home'],
      items: { home: { icon: 'star' } },
    });
  });

  it('hides an entry and shows it again where it was', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('switch', { name: 'Show Home' }));
    expect(shown()).toEqual(['Show My account']);
    await saved();
    expect(admin.drafted('shop', 'menu/main')).toMatchObject({ order: ['account'] });
    await user.click(
      within(screen.getByRole('list', { name: 'Hidden' })).getByRole('switch', { name: 'Show Home' }),
    );
    expect(shown()).toEqual(['Show Home', 'Show My account']);
  });

  it('writes a label of its own into the texts of one language', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Labels of My account' }));
    expect(screen.getByText('Only this entry shows these words.', { exact: false })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Label (English)'), { target: { value: 'Me' } });
    await saved();
    expect(admin.drafted('shop', 'texts/en')).toEqual({
      kind: 'texts',
      id: 'en',
      texts: { 'menu.account': 'Me' },
    });
    expect(admin.drafted('shop', 'texts/my')).toBeUndefined();
  });

  it('gives an entry a key of its own when the words are shared, and says so before', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Labels of Home' }));
    expect(screen.getByText(/also shown in 1 other place/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Label (English)'), { target: { value: 'Start' } });
    await saved();
    expect(admin.drafted('shop', 'menu/main')).toMatchObject({
      items: { home: { label: 'menu.main.home' } },
    });
    expect(admin.drafted('shop', 'texts/en')?.['texts']).toEqual({ 'menu.main.home': 'Start' });
    expect(admin.drafted('shop', 'texts/my')?.['texts']).toEqual({ 'menu.main.home': 'Home' });
  });

  it('never saves an entry without words', async () => {
    const { user, admin } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Labels of My account' }));
    const label = screen.getByLabelText('Label (English)');
    await user.clear(label);
    expect(screen.getByText(/A label cannot be empty/)).toBeTruthy();
    await user.tab();
    expect(label).toHaveProperty('value', 'My account');
    expect(admin.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('takes labels back to the parent', async () => {
    const { user, admin, saved } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Labels of Home' }));
    fireEvent.change(screen.getByLabelText('Label (English)'), { target: { value: 'Start' } });
    await saved();
    await user.click(screen.getByRole('button', { name: 'Reset labels to parent' }));
    expect(screen.getByRole('switch', { name: 'Show Home' })).toBeTruthy();
    await screen.findByText('Nothing to publish', {}, { timeout: 4000 });
    expect(admin.drafted('shop', 'texts/en')).toBeNull();
    expect(admin.drafted('shop', 'menu/main')).toEqual(admin.live('shop', 'menu/main'));
  });
});
