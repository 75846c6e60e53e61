import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shellAnswers } from './testing/answers.ts';
import { openShell, refused } from './testing/open-shell.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mainMenu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));

describe('the navigation', () => {
  it('has Home, the game types, promotions and the app download; a type drops its vendors down as pictures [NAV-02]', async () => {
    const { user } = await openShell();
    const menu = await mainMenu();
    for (const name of [/^Home/, /^Slots/, /^Live casino/, /^Promotions/, /^App download/]) {
      await waitFor(() => expect(menu.getAllByText(name).length).toBeGreaterThan(0));
    }
    await user.click(menu.getByRole('button', { name: 'More: Slots' }));
    const vendor = await screen.findByRole('link', { name: 'Studio RNG' });
    expect(vendor.querySelector('img')).not.toBeNull();
    expect(vendor.getAttribute('href')).toBe('/rng?vassalage=V_RNG');
  });

  it('drops the vendors of every game type down as pictures [NAV-02]', async () => {
    const { user, words } = await openShell({ at: '/help' });
    const menu = await mainMenu();
    const types = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
    for (const type of types) {
      const name = `More: ${words[`menu.${type.toLowerCase()}`]}`;
      await user.click(await menu.findByRole('button', { name }));
      const vendor = await screen.findByRole('link', { name: `Studio ${type}` });
      expect(vendor.querySelector('img')?.getAttribute('src'), type).toBeTruthy();
      expect(vendor.getAttribute('href'), type).toContain(`vassalage=V_${type}`);
    }
  });

  it.each(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'])(
    'leaves the category %s out while it has no vendor [NAV-03]',
    async (gameType) => {
      const vendors = (shellAnswers.gameVendor?.vendors ?? []).filter(
        (vendor) => vendor.gameType !== gameType,
      );
      const { portal, words } = await openShell({ at: '/help', answers: { gameVendor: { vendors } } });
      const menu = await mainMenu();
      const label = (type: string) => words[`menu.${type.toLowerCase()}`]!;
      const other = gameType === 'RNG' ? 'LIVE' : 'RNG';
      await waitFor(() => expect(menu.getAllByText(label(other)).length).toBeGreaterThan(0));
      expect(menu.queryByText(label(gameType))).toBeNull();
      expect(portal.facts.read(`vendors.${gameType}`)).toBe(0);
    },
  );

  it('leaves every category out when the vendors cannot be had [NAV-03]', async () => {
    await openShell({ at: '/help', answers: { gameVendor: { vendors: [] } } });
    const menu = await mainMenu();
    menu.getByText('Home');
    expect(menu.queryByText('Slots')).toBeNull();
  });
});

describe('the foot', () => {
  it('has the help menu, the age that the brand has players agree to, and a copyright line [NAV-04]', async () => {
    const { words } = await openShell({
      documents: (given) => ({
        ...given,
        constants: { ...given.constants, constants: { ...given.constants.constants, agreementAge: 20 } },
      }),
    });
    const foot = within(await waitFor(() => document.querySelector<HTMLElement>('.lv-footer')!));
    expect(within(foot.getByRole('navigation')).getAllByRole('link').length).toBeGreaterThan(3);
    foot.getByText(words['footer.note']!.replace('{{age}}', '20'));
    foot.getByText(
      words['footer.copyright']!.replace('{{year}}', '2026').replace('{{brand}}', words['brand.name']!),
    );
  });
});

describe('the header', () => {
  it('opens customer service by one press, and the ways to it', async () => {
    const { user } = await openShell();
    await user.click(await screen.findByRole('button', { name: 'Customer service' }));
    const ways = within(await screen.findByRole('dialog', { name: 'How can we help?' }));
    expect(await ways.findByRole('button', { name: 'Chat' })).toBeDefined();
  });

  it.each([
    ['banner', undefined],
    ['navigation', 'Shortcuts'],
  ])('opens the search of the whole site by one press in the %s', async (role, name) => {
    const { user } = await openShell();
    const place = within(await screen.findByRole(role, name === undefined ? {} : { name }));
    await user.click(await place.findByRole('button', { name: 'Search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
    expect(await dialog.findByRole('combobox', { name: /^Search games/ })).toBeDefined();
  });
});

describe('the side bar', () => {
  it('has live chat, telegram, viber, agent, app download and promotions [NAV-05] [OFF-32]', async () => {
    await openShell();
    const bar = within(await waitFor(() => document.querySelector<HTMLElement>('.lv-side-bar')!));
    for (const name of [/chat/i, /telegram/i, /viber/i, /agent/i, /download/i, /promotions/i])
      await waitFor(() => expect(bar.getAllByText(name)).not.toHaveLength(0));
  });

  it('has a button only for a way that the brand can be reached by', async () => {
    const routes = shellAnswers.domainRoute!;
    const customerService = routes.customerService.filter(({ type }) => type !== 'VIBER');
    await openShell({ answers: { domainRoute: { ...routes, customerService } } });
    const bar = within(await waitFor(() => document.querySelector<HTMLElement>('.lv-side-bar')!));
    expect(await bar.findByText(/telegram/i)).toBeDefined();
    expect(bar.queryByText(/viber/i)).toBeNull();
  });

  it('opens customer service in a small window [NAV-06]', async () => {
    const popup = { go: vi.fn<(address: string) => void>(), close: vi.fn<() => void>(), closed: () => false };
    const { portal } = await openShell({ window: { popup: () => popup } });
    const { runAction } = await import('#portal/actions/run-action.ts');
    await act(async () => void (await runAction(portal, { do: 'openSupport', position: 'LIVECHAT-1' })));
    expect(popup.go).toHaveBeenCalledWith('https://chat.example/1');
  });

  it('closes that window when the address cannot be had, and says when the browser blocks it [NAV-06] [ERR-07]', async () => {
    const popup = { go: vi.fn<(address: string) => void>(), close: vi.fn<() => void>(), closed: () => false };
    const open = vi.fn<() => typeof popup | undefined>(() => popup);
    const { portal, words, answer } = await openShell({ window: { popup: open } });
    const { runAction } = await import('#portal/actions/run-action.ts');
    await act(async () => void (await runAction(portal, { do: 'openSupport', position: 'NOBODY' })));
    expect(popup.close).toHaveBeenCalledOnce();
    answer({ domainRoute: refused(503, 'UNAVAILABLE') });
    await act(async () => void (await runAction(portal, { do: 'openSupport', position: 'LIVECHAT-1' })));
    expect(popup.close).toHaveBeenCalledTimes(2);
    expect(popup.go).not.toHaveBeenCalled();
    open.mockReturnValue(undefined);
    await act(async () => void (await runAction(portal, { do: 'openSupport', position: 'LIVECHAT-1' })));
    await screen.findByText(words['error.POPUP_BLOCKED']!);
  });
});
