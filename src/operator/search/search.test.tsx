import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
import './SearchPage.tsx';
import './SearchPalette.tsx';

afterEach(cleanup);

describe('searching everything', () => {
  it('opens by keyboard from anywhere and leads to what is chosen', async () => {
    renderConsole(createMemoryAdmin({ packs: formPacks() }), '/shop/problems');
    await screen.findByRole('heading', { name: 'Problems' });
    await screen.findByRole('button', { name: /Search everything/ });
    const user = startUser();
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Search everything' });
    await user.type(box, 'all documents');
    await screen.findByText(/^\d+ results?$/);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'All documents' });
    expect(screen.queryByRole('combobox', { name: 'Search everything' })).toBeNull();
  });

  it('shows all results on a page, by kind', async () => {
    renderConsole(createMemoryAdmin({ packs: formPacks() }), '/shop/search?q=menu.account');
    const [first] = await screen.findAllByRole('link', { name: /menu\.account/ });
    expect(first?.getAttribute('href')).toContain('/shop/documents/texts/');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere at all' } });
    await screen.findByText('Nothing has all of these words.');
  });
});
