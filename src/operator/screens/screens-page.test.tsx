import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { objectUnder } from '#engine/testing/small-packs.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';

afterEach(cleanup);

describe('the screens of a brand', () => {
  it('are found by their words, address or id', async () => {
    renderConsole(createMemoryAdmin({ packs: formPacks() }), '/shop/screens');
    const search = await screen.findByRole('searchbox', { name: 'Search screens' });
    expect(screen.getByRole('link', { name: /^Home/ })).toBeTruthy();
    await startUser().type(search, 'no such screen');
    expect(screen.getByText('No screen has these words.')).toBeTruthy();
  });

  it('take a new block by keyboard and leave the focus on it', async () => {
    renderConsole(createMemoryAdmin({ packs: formPacks() }), '/shop/screens/home');
    const tree = await screen.findByRole('treegrid', { name: 'Blocks of home' });
    const user = startUser();
    await user.click(screen.getByRole('button', { name: 'Add block…' }));
    const search = screen.getByRole('searchbox', { name: 'Search blocks' });
    expect(document.activeElement).toBe(search);
    fireEvent.change(search, { target: { value: 'heading' } });
    const [first] = screen.getAllByRole('option');
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
    search.focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(within(tree).getByRole('row', { name: /Heading/ })),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show what the portal does not have, and what is out of the order', async () => {
    const packs = formPacks();
    const body = objectUnder(packs['ground']?.['screen/home'], 'body');
    objectUnder(body, 'items')['beam'] = { type: 'teleporter' };
    objectUnder(body, 'items')['later'] = { type: 'stack' };
    body['order'] = [...(Array.isArray(body['order']) ? body['order'] : []), 'beam'];
    renderConsole(createMemoryAdmin({ packs }), '/shop/screens/home');
    const tree = await screen.findByRole('treegrid', { name: 'Blocks of home' });
    // The rows of a tree are drawn after it.
    const row = (name: RegExp) => within(tree).findByRole('row', { name });
    expect(within(await row(/Teleporter/)).getByText('Unknown block')).toBeTruthy();
    expect(within(await row(/Stack/)).getByText('Hidden')).toBeTruthy();
  });

  it('have the words of a rich text as players see them', async () => {
    const packs = formPacks();
    const body = objectUnder(packs['ground']?.['screen/home'], 'body');
    objectUnder(body, 'items')['about'] = { type: 'richText', props: { text: 'home.about' } };
    body['order'] = ['about'];
    for (const language of ['en', 'my'])
      objectUnder(packs['ground']?.[`texts/${language}`], 'texts')['home.about'] = '<h2>About</h2><p>Us</p>';
    renderConsole(createMemoryAdmin({ packs }), '/shop/screens/home');
    const tree = await screen.findByRole('treegrid', { name: 'Blocks of home' });
    await startUser().click(await within(tree).findByRole('row', { name: /Rich text/i }));
    const text = await screen.findByRole('textbox', { name: 'English' });
    expect(within(text).getByRole('heading', { level: 2, name: 'About' })).toBeTruthy();
    expect(screen.getByRole('toolbar', { name: 'Formatting: English' })).toBeTruthy();
  });
});
