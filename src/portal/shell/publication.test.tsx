import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Documents } from '#ui/documents/documents.tsx';
import { shareUnchanged } from '#ui/documents/share-unchanged.ts';
import { openShell } from './testing/open-shell.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A publication as it arrives: parsed anew, so that nothing is the same object, then shared. */
const published = (change: (draft: Documents) => void) => (documents: Documents) => {
  const draft = structuredClone(documents);
  change(draft);
  return shareUnchanged(documents, draft);
};

describe('a publication on an open page', () => {
  it('changes menus, rules and blocks in place; what is typed, the focus and the dialog stay [ENG-06]', async () => {
    const page = await openShell({ at: '/register' });
    const dialog = within(await screen.findByRole('dialog'));
    const username = await dialog.findByLabelText<HTMLInputElement>(/Username/);
    await page.user.type(username, 'half-way');
    expect(document.activeElement).toBe(username);
    page.answer({
      settingRegister: {
        fields: { username: { enabled: true, required: true }, email: { enabled: true, required: true } },
      },
    });
    await page.publish(
      published(({ menus, forms }) => {
        menus['main']!.items['home']!.label = 'menu.promotions';
        const group = Object.values(forms['register']!.groups)[0]!;
        if (!group.order.includes('email')) group.order.push('email');
      }),
    );
    await dialog.findByLabelText(/mail/i);
    expect(dialog.getByLabelText(/Username/)).toBe(username);
    expect(username.value).toBe('half-way');
    expect(document.activeElement).toBe(username);
    expect(document.querySelector('.lv-nav .lv-menu-link')?.textContent).toBe(page.words['menu.promotions']);
  });

  it('contains a block that it breaks, and shows it again when a later one mends it', async () => {
    const page = await openShell({ at: '/help' });
    await screen.findByRole('main');
    const place = (type: string) =>
      published(({ screens }) => {
        screens['help']!.body.items['extra'] = {
          type,
          props: { text: 'menu.home' },
          fallback: { type: 'heading', props: { text: 'menu.points' } },
        } as never;
        if (!screens['help']!.body.order.includes('extra')) screens['help']!.body.order.push('extra');
      });
    await page.publish(place('noSuchBlock'));
    const main = within(screen.getByRole('main'));
    await main.findByRole('heading', { name: page.words['menu.points']! });
    expect(page.faults).toMatchObject([{ code: 'UNKNOWN_BLOCK', path: 'help/body/extra' }]);
    await page.publish(place('heading'));
    await main.findByRole('heading', { name: page.words['menu.home']! });
    expect(main.queryByRole('heading', { name: page.words['menu.points']! })).toBeNull();
  });

  it('brings a page that did not exist, and takes one away', async () => {
    const page = await openShell({ at: '/brand-new' });
    await screen.findByText(page.words['status.notFound.title']!);
    await page.publish(
      published(({ screens }) => {
        screens['fresh'] = { ...structuredClone(screens['help']!), id: 'fresh', path: '/brand-new' };
      }),
    );
    await waitFor(() => expect(screen.queryByText(page.words['status.notFound.title']!)).toBeNull());
    await page.publish(published(({ screens }) => void delete screens['fresh']));
    await screen.findByText(page.words['status.notFound.title']!);
  });

  it("asks the platform again for what it answers from documents, not for what is the member's", async () => {
    const page = await openShell();
    await screen.findByRole('main');
    await waitFor(() => expect(page.asked.some(({ id }) => id === 'gameVendor')).toBe(true));
    page.asked.length = 0;
    await page.publish((documents) => documents);
    const ids = page.asked.map(({ id }) => id);
    expect(ids).toContain('gameVendor');
    expect(ids).toContain('systemStatus');
    expect(ids).not.toContain('walletBalance');
  });

  it('keeps a modal open while its screen changes', async () => {
    const page = await openShell();
    await act(async () => page.portal.navigation.openModal({ id: 'login' }));
    const dialog = await screen.findByRole('dialog');
    await page.publish(published(({ screens }) => void (screens['login']!.title = 'menu.help')));
    expect(screen.getByRole('dialog', { name: page.words['menu.help']! })).toBe(dialog);
  });
});
