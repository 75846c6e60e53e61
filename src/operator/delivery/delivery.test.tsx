import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Role } from '../api/types.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin, type MemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';

afterEach(cleanup);

/** An administration that stores kill switches, and after the first stops answering reads of the documents. */
function createBusyAdmin(packs = formPacks()): MemoryAdmin & { off: Set<string> } {
  const admin = createMemoryAdmin({ packs });
  const off = new Set<string>();
  let switched = false;
  return {
    ...admin,
    off,
    fetch: async (input, init) => {
      const path = String(input);
      if (switched && path.endsWith('/contents')) return new Promise<Response>(() => {});
      if (!path.endsWith('/delivery')) return admin.fetch(input, init);
      if (init?.method === 'PUT') {
        const sent = JSON.parse(String(init.body)) as { off?: string[]; on?: string[] };
        sent.off?.forEach((type) => off.add(type));
        sent.on?.forEach((type) => off.delete(type));
        switched = true;
        return Response.json({ seq: 2, rollout: 100, kill: [...off] });
      }
      return Response.json({
        rollouts: [],
        kill: [...off].map((target) => ({ target, by: 'me', at: null })),
      });
    },
  };
}

it('switches a block on again while what its switching off changed elsewhere is still read', async () => {
  const admin = createBusyAdmin();
  renderConsole(admin, '/shop/live');
  const user = startUser();
  const toggle = () => screen.findByRole('switch', { name: 'Show Hero carousel' });
  for (const [button, expected] of [
    ['Switch off', ['heroCarousel']],
    ['Switch on', []],
  ] as const) {
    await user.click(await toggle());
    const dialog = await screen.findByRole('dialog', { name: /^Switch Hero carousel (?:off|on)/ });
    await user.click(within(dialog).getByRole('button', { name: button }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect([...admin.off]).toEqual(expected);
    await expect
      .poll(async () => (await toggle()).getAttribute('aria-checked'))
      .toBe(String(expected.length === 0));
  }
});

it('switches one game and one place of a block off, and shows first what is off', async () => {
  const packs = formPacks();
  const { ground } = packs;
  if (ground)
    ground['lobby/main'] = {
      kind: 'lobby',
      id: 'main',
      vendors: {
        spin: { name: 'Spin', gameType: 'RNG', accountTypeId: 7, vassalage: 'SPIN', image: 'a.svg' },
      },
      vendorOrder: ['spin'],
      games: { lotus: { name: 'Lotus Tides', code: 'LT', vendor: 'spin', image: 'a.svg' } },
      gameOrder: ['lotus'],
    };
  const admin = createBusyAdmin(packs);
  renderConsole(admin, '/shop/live');
  const user = startUser();
  const rows = () => screen.getAllByRole('row').slice(1);
  const switchOff = async (name: string | RegExp) => {
    await user.click(await screen.findByRole('switch', { name }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Switch off' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  };
  await user.click(await screen.findByRole('radio', { name: 'Games' }));
  await switchOff('Show Lotus Tides');
  expect([...admin.off]).toEqual(['game:lotus']);
  await user.click(screen.getByRole('radio', { name: 'Blocks' }));
  await expect.poll(() => rows()[0]?.textContent).toMatch(/^Lotus TidesSwitched off/);
  const [places] = screen.getAllByRole('button', { name: /^\d+ places?/ });
  await user.click(places as HTMLElement);
  const place = rows().find(({ dataset }) => dataset['part'] === 'true');
  await switchOff(
    within(place as HTMLElement)
      .getByRole('switch')
      .getAttribute('aria-label') ?? '',
  );
  expect([...admin.off][1]).toMatch(/^block:[\w-]+\/body\/\w+$/);
});

/** An administration of a shop whose rollout stopped by itself. */
function createStoppedAdmin(role: Role): MemoryAdmin {
  const admin = createMemoryAdmin({ packs: formPacks(), role });
  const stopped = {
    at: '2026-03-01T12:00:00.000Z',
    pack: 'ground',
    target: 'version 7',
    rollout: { views: 250, faulted: 50 },
    rest: { views: 1000, faulted: 2 },
  };
  return {
    ...admin,
    fetch: (input, init) =>
      String(input).endsWith('/shop/rollout/health')
        ? Promise.resolve(Response.json({ health: [], stopped }))
        : admin.fetch(input, init),
  };
}

it('tells whoever may publish on every page that a rollout stopped by itself, until they have read it', async () => {
  const admin = createStoppedAdmin('publisher');
  renderConsole(admin, '/shop/releases');
  const notice = await screen.findByText(/ground version 7 was stopped by itself/);
  expect(notice.parentElement?.textContent).toContain('50 of 250');
  expect(screen.getByRole('link', { name: 'Open Live' }).getAttribute('href')).toMatch(/\/shop\/live$/);
  await startUser().click(screen.getByRole('button', { name: 'I have read it' }));
  expect(screen.queryByText(/was stopped by itself/)).toBeNull();
  cleanup();
  renderConsole(admin, '/shop/releases');
  await screen.findByRole('heading', { name: 'Releases' });
  expect(screen.queryByText(/was stopped by itself/)).toBeNull();
  localStorage.clear();
});

it('tells nobody else', async () => {
  renderConsole(createStoppedAdmin('editor'), '/shop/releases');
  await screen.findByRole('heading', { name: 'Releases' });
  expect(screen.queryByText(/was stopped by itself/)).toBeNull();
});
