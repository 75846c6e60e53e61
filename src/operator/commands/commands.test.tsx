import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../api/types.ts';
import '../screens/NewScreenDialog.tsx';
import '../search/SearchPalette.tsx';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';

beforeEach(() => {
  // The list of results has a height, as in a browser, so that it draws rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(700);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openPalette(role: Role = 'admin') {
  const roles: Record<string, Role> = { shop: role, ground: role };
  const admin = createMemoryAdmin({ packs: formPacks(), roles });
  renderConsole(admin, '/shop/problems');
  await screen.findByRole('heading', { name: 'Problems' });
  const button = await screen.findByRole('button', { name: /Search everything/ });
  const user = startUser();
  const open = async () => {
    await user.keyboard('{Control>}k{/Control}');
    return screen.findByRole('combobox', { name: 'Search everything' });
  };
  const command = async (words: string) => {
    await user.type(await open(), words);
    await screen.findByText(/^\d+ results?$/);
    await user.keyboard('{Enter}');
  };
  return { admin, user, open, command, button };
}

const offered = (): string[] =>
  screen
    .queryAllByRole('option')
    .filter((option) => within(option).queryByText('Command'))
    .map((option) => option.querySelector('.op-found-title')?.textContent ?? '');

describe('commands', () => {
  it('turns a switch by an abbreviated name, asks first as the brand is live, and can be undone', async () => {
    const { admin, command, user } = await openPalette();
    await command('toffp');
    const dialog = await screen.findByRole('dialog', { name: /^Turn off: Free play/ });
    expect(admin.drafted('shop', 'flags/main')).toBeUndefined();
    await user.click(within(dialog).getByRole('button', { name: /^Turn off/ }));
    await screen.findByText('Draft saved');
    expect(admin.drafted('shop', 'flags/main')).toMatchObject({ flags: { freePlay: false } });
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByText('Nothing to publish');
  });

  it('opens the dialog that publishes, and gives the focus back at its end', async () => {
    const { command, user, button } = await openPalette();
    await command('publish…');
    await screen.findByRole('dialog', { name: /^Publish/ });
    await user.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(button);
  });

  it('asks for approval as the chosen way', async () => {
    const { admin, command } = await openPalette();
    admin.saveElsewhere('shop', 'flags/main', { kind: 'flags', id: 'main', flags: { freePlay: false } });
    await command('ask for approval');
    const way = await screen.findByRole('radio', { name: /approval/i });
    expect((way as HTMLInputElement).checked).toBe(true);
  });

  it('goes to another pack, to the page it was opened on', async () => {
    const { command } = await openPalette();
    await command('brand: ground');
    await expect.poll(() => location.pathname).toBe('/operator/ground/problems');
  });

  it('leads to what replaces words in all texts, and to the import of documents', async () => {
    const { user, command } = await openPalette();
    await command('import documents');
    expect(await screen.findByRole('dialog', { name: 'Import documents' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await command('find and replace');
    expect(await screen.findByRole('heading', { name: 'Find and replace' })).toBeTruthy();
  });

  it('offers a viewer nothing that changes documents', async () => {
    const { open, user } = await openPalette('viewer');
    const box = await open();
    expect(offered()).toContain('Sign out');
    for (const title of ['Publish…', 'Ask for approval…', 'Discard drafts…', 'New screen', 'New campaign'])
      expect(offered()).not.toContain(title);
    await user.type(box, 'turn off');
    await screen.findByText('Nothing has all of these words.');
  });

  it('shows what was used last before anything is typed', async () => {
    const { open, command } = await openPalette();
    await command('console in dark');
    expect(document.documentElement.dataset['mode']).toBe('dark');
    await open();
    expect(offered()[0]).toBe('Console in light colours');
  });

  it('signs out', async () => {
    const { command } = await openPalette();
    await command('sign out');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
  });
});
