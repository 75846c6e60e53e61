import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for them.
import './BannersPage.tsx';
import '../notices/NoticesPage.tsx';

afterEach(cleanup);

const notice = (given: JsonObject = {}): JsonObject => ({
  type: 'B',
  title: 'menu.home',
  content: 'menu.home',
  date: '2026-01-01T00:00:00Z',
  image: 'hero/one.svg',
  ...given,
});

const notices = {
  first: notice(),
  second: notice({ title: 'menu.play', until: '2000-01-01T00:00:00Z' }),
  third: notice({ title: 'menu.account', from: '2100-01-01T00:00:00Z' }),
  spare: notice({ title: 'form.username' }),
  news: notice({ type: 'PL', title: 'form.password', image: null }),
};

function open(address: string, role: 'admin' | 'viewer' = 'admin', given: JsonObject = notices) {
  const packs = smallPacks();
  const without = Object.fromEntries(
    Object.entries(given).map(([id, value]) => [
      id,
      Object.fromEntries(Object.entries(value as JsonObject).filter(([, each]) => each !== null)),
    ]),
  );
  packs['shop'] = {
    ...packs['shop'],
    'lobby/main': {
      kind: 'lobby',
      id: 'main',
      notices: { welcome: null, ...without },
      noticeOrder: Object.keys(given).filter((id) => id !== 'spare'),
    },
  };
  const admin = createMemoryAdmin({ packs, role });
  const pictures = [
    { path: 'hero/new.svg', pack: 'shop', bytes: 900, address: '/assets/shop/hero/new.svg', uploaded: false },
  ];
  const fetch: typeof globalThis.fetch = async (to, init) =>
    new URL(String(to), 'https://console.example').pathname.endsWith('/packs/shop/pictures')
      ? Response.json({ pictures })
      : admin.fetch(to, init);
  renderConsole({ ...admin, fetch }, address);
  return { admin, user: startUser() };
}

const rows = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row]')];

describe('the page of banners', () => {
  it('lists banners in their order with their pictures and when they show, those that are off below', async () => {
    open('/shop/banners');
    const list = await screen.findByRole('list', { name: 'Banners' });
    expect(rows(list).map((row) => /Live|Over|Planned/u.exec(row.textContent ?? '')?.[0])).toEqual([
      'Live',
      'Over',
      'Planned',
    ]);
    expect(list.querySelectorAll('img[src*="hero/one.svg"]')).toHaveLength(3);
    expect(rows(screen.getByRole('list', { name: 'Hidden' }))).toHaveLength(1);
    expect(within(list).queryByText('Password')).toBeNull();
  });

  it('moves banners among themselves by keys, switches them, and takes one away, each as a draft that undo brings back', async () => {
    const { admin, user } = open('/shop/banners');
    const list = await screen.findByRole('list', { name: 'Banners' });
    const order = () => (admin.drafted('shop', 'lobby/main') as { noticeOrder?: string[] })?.noticeOrder;
    const [first] = rows(list);
    if (!first) throw new Error('A banner is missing.');
    within(first).getByRole('button', { name: /^Drag/u }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(order()).toEqual(['second', 'first', 'third', 'news']));
    await user.click(within(rows(list)[1] as HTMLElement).getByRole('switch'));
    await waitFor(() => expect(order()).toEqual(['second', 'third', 'news']));
    await user.click(within(rows(list)[0] as HTMLElement).getByRole('button', { name: /^Details/u }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(order()).toEqual(['third', 'news']));
    expect(admin.drafted('shop', 'lobby/main')).not.toHaveProperty('notices.second');
    await user.click(screen.getByRole('button', { name: /^Undo: Remove/u }));
    await waitFor(() => expect(order()).toEqual(['second', 'third', 'news']));
  });

  it('opens a banner by its address, and sets its time by the clocks of the brand, and whom it is for', async () => {
    const { admin, user } = open('/shop/banners/first');
    const from = await screen.findByLabelText(/^Shows from/u);
    await user.type(from, '2026-12-24T18:30');
    await user.click(screen.getByRole('button', { name: /Everyone/u }));
    await user.click(await screen.findByRole('option', { name: 'Agents only' }));
    await waitFor(() =>
      expect(admin.drafted('shop', 'lobby/main')).toMatchObject({
        notices: { first: { from: '2026-12-24T12:00:00Z', audience: 'agents' } },
      }),
    );
    // An end before the beginning is told.
    await user.type(screen.getByLabelText(/^Until/u), '2026-12-24T18:00');
    expect((await screen.findByRole('alert')).textContent).toMatch(/\S/u);
  });

  it('adds a banner by its picture before all others, with words that count as not translated', async () => {
    const { admin, user } = open('/shop/banners');
    await user.click(await screen.findByRole('button', { name: 'Add a banner' }));
    const dialog = await screen.findByRole('dialog');
    const create = within(dialog).getByRole('button', { name: 'Add' });
    expect(create.hasAttribute('disabled')).toBe(true);
    await user.click(within(dialog).getByRole('button', { name: /^Picture/u }));
    await user.click(await screen.findByRole('option', { name: /hero\/new\.svg/u }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Title/u }), 'Water festival');
    await user.type(within(dialog).getByRole('textbox', { name: /^Text/u }), 'Double points & more');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(admin.drafted('shop', 'lobby/main')).toMatchObject({
        noticeOrder: ['waterFestival', 'first', 'second', 'third', 'news'],
        notices: { waterFestival: { type: 'B', image: 'hero/new.svg', title: 'notice.waterFestival.title' } },
      }),
    );
    expect(admin.drafted('shop', 'texts/my')).toMatchObject({
      texts: { 'notice.waterFestival.title': 'Water festival' },
      madeFrom: { 'notice.waterFestival.title': expect.any(String) as string },
    });
    expect(window.location.pathname).toBe('/operator/shop/banners/waterFestival');
    // Kept as HTML, and shown and edited as the words that the carousel shows.
    const key = 'notice.waterFestival.content';
    expect(admin.drafted('shop', 'texts/en')).toMatchObject({ texts: { [key]: 'Double points &amp; more' } });
    const text = within(screen.getByRole('group', { name: /^Text/u })).getByLabelText('English');
    expect(text).toHaveProperty('value', 'Double points & more');
    await user.type(text, ' <3 ');
    await waitFor(() =>
      expect(admin.drafted('shop', 'texts/en')).toMatchObject({
        texts: { [key]: 'Double points &amp; more &lt;3 ' },
      }),
    );
    expect(text).toHaveProperty('value', 'Double points & more <3 ');
  });

  it('offers nothing to change to who may only look, and says when there is none', async () => {
    open('/shop/banners/first', 'viewer');
    const list = await screen.findByRole('list', { name: 'Banners' });
    expect(screen.queryByRole('button', { name: 'Add a banner' })).toBeNull();
    expect(within(list).queryByRole('button', { name: /^(Drag|Move|Remove)/u })).toBeNull();
    expect(screen.getByLabelText(/^Shows from/u).hasAttribute('disabled')).toBe(true);
    cleanup();
    open('/shop/banners', 'admin', {});
    await screen.findByText('This brand has no banners.');
  });
});

describe('the page of notices', () => {
  it('lists notices by where they show, of a state alone if asked, and adds one', async () => {
    const popup = notice({ type: 'PU', title: 'menu.play', image: null, until: '2000-01-01T00:00:00Z' });
    const { admin, user } = open('/shop/notices', 'admin', { ...notices, popup });
    await screen.findByRole('list', { name: 'List of notices' });
    expect(rows(screen.getByRole('list', { name: 'Popup' }))).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: 'Live' }));
    expect(screen.queryByRole('list', { name: 'Popup' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a notice' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /^Title/u }), 'Bank holiday');
    await user.type(await within(dialog).findByRole('textbox', { name: /^Text/u }), 'No payouts on Monday');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(admin.drafted('shop', 'lobby/main')).toMatchObject({ notices: { bankHoliday: { type: 'PL' } } }),
    );
    await screen.findByRole('button', { name: 'Details of Bank holiday', expanded: true });
  });
});
