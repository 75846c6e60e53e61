import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { objectUnder } from '#engine/testing/small-packs.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin, type MemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole } from '../testing/render-console.tsx';
import '../flags/FlagsPage.tsx';

afterEach(cleanup);

/** Moves the focus into the frame, as a page that focuses a field does. */
const take = (frame: HTMLElement): void => {
  frame.focus();
  fireEvent.blur(window);
};

const openPreview = async (admin: MemoryAdmin): Promise<void> => {
  renderConsole(admin, '/shop/flags');
  fireEvent.click(await screen.findByRole('button', { name: 'Preview' }));
};

const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

describe('the preview beside an editor', () => {
  it('takes the keyboard only from whoever goes into it', async () => {
    await openPreview(createMemoryAdmin({ packs: formPacks() }));
    const search = await screen.findByRole('searchbox', { name: 'Search by name or purpose' });
    const frame = await screen.findByTitle(/^Portal of/);
    search.focus();
    fireEvent.keyDown(search, { key: 'l' });
    take(frame);
    await waitFor(() => expect(document.activeElement).toBe(search));

    fireEvent.keyDown(search, { key: 'Tab' });
    take(frame);
    await turn();
    expect(document.activeElement).toBe(frame);

    search.focus();
    take(frame);
    await waitFor(() => expect(document.activeElement).toBe(search));

    fireEvent.pointerOver(frame);
    take(frame);
    await turn();
    expect(document.activeElement).toBe(frame);

    search.focus();
    fireEvent.pointerOver(search);
    take(frame);
    await waitFor(() => expect(document.activeElement).toBe(search));
  });

  it('says that errors hold the draft back, and where they are', async () => {
    const packs = formPacks();
    const menu = objectUnder(packs['shop'], 'menu/main');
    objectUnder(menu, 'items', 'home')['icon'] = 'no-such-icon';
    await openPreview(createMemoryAdmin({ packs }));
    const foot = await screen.findByText(/1 error holds your draft back/);
    expect(screen.queryByText('Shows the saved draft')).toBeNull();
    const link = within(foot).getByRole('link', { name: 'Show the problems' });
    expect(link.getAttribute('href')).toBe('/operator/shop/problems');
    cleanup();

    await openPreview(createMemoryAdmin({ packs: formPacks() }));
    expect(await screen.findByText('Shows the saved draft')).toBeDefined();
  });
});
