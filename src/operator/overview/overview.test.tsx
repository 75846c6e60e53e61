import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Role } from '../api/types.ts';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './OverviewPage.tsx';
import '../language-texts/TextsPage.tsx';

afterEach(cleanup);

const today = {
  day: '2026-04-01',
  timeZone: 'Asia/Yangon',
  currency: 'MMK',
  digits: 2,
  members: { registered: 12, present: 340 },
  money: {
    deposits: 7,
    deposited: '1250050',
    depositsWaiting: 2,
    withdrawalsWaiting: 3,
    withdrawing: '90000',
    bets: 4500,
    staked: '99900000',
    paid: '88800000',
  },
};
const webhook = {
  id: 'a',
  name: 'Chat',
  url: 'https://chat.example',
  pack: 'shop',
  events: ['published'],
  active: true,
  switchedOff: null,
  failingSince: '2026-04-01T00:00:00Z',
  formerUntil: null,
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: 'me',
};
const draft = (id: string, author: string | null) => ({ kind: 'texts', id, own: true, draft: 3, author });

/** The console of the shop, where some calls have these answers and all others those of the memory. */
function open(given: Readonly<Record<string, () => Response>> = {}, role: Role = 'admin') {
  const admin = createMemoryAdmin({ packs: smallPacks(), role });
  const answers: Readonly<Record<string, () => Response>> = {
    '/packs/shop/today': () => Response.json(today),
    '/packs/shop/delivery': () => Response.json({ rollouts: [], kill: [] }),
    '/packs/shop/documents': () =>
      Response.json({
        documents: [draft('en', 'may'), draft('my', 'may'), draft('zh', 'ko'), draft('th', null)],
      }),
    '/webhooks': () => Response.json({ webhooks: [webhook], events: [], packs: [] }),
    ...given,
  };
  const fetch: typeof globalThis.fetch = async (to, init) => {
    const { pathname } = new URL(String(to), 'https://console.example');
    const answer = answers[pathname.replace('/config/v1/admin', '')];
    return answer ? answer() : admin.fetch(to, init);
  };
  return { admin, show: () => renderConsole({ ...admin, fetch }, '/shop') };
}

const card = async (name: string) => screen.findByRole('region', { name });

it('opens a brand on what is live, drafted by whom, waiting and failing, and what players did today', async () => {
  const { admin, show } = open();
  const revision = admin.saveElsewhere('shop', 'flags/main', { kind: 'flags', id: 'main', flags: {} });
  const made = ['New look', 'Next week'].map((title) =>
    admin.releases('shop')?.make({ title, documents: { 'flags/main': revision } }, 'ko'),
  );
  if (made[0]) Object.assign(made[0], { state: 'waiting' });
  if (made[1]) Object.assign(made[1], { state: 'scheduled', dueAt: '2100-01-01T00:00:00Z' });
  show();
  const figures = await card('Today');
  expect(document.title).toMatch(/^Overview · .+ · Livery$/u);
  expect(await within(figures).findByText('1 Apr 2026, by the clocks of Asia/Yangon')).toBeTruthy();
  for (const words of ['340', 'MMK 12,500.50', '4,500', 'MMK 900.00'])
    expect(within(figures).getByText(words)).toBeTruthy();
  expect(within(figures).getByRole('link', { name: 'Withdrawals waiting' })).toHaveProperty(
    'pathname',
    '/operator/shop/payments',
  );
  expect(window.location.pathname).toBe('/operator/shop/overview');
  expect(await within(await card('Live')).findByText('Version 1')).toBeTruthy();
  const lines = await within(await card('Drafted')).findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['may 2 documents', 'ko 1 document']);
  for (const [name, link] of [
    ['Waiting for approval', 'New look'],
    ['Planned', 'Next week'],
    ['Needs attention', '1 webhook is failing'],
  ] as const)
    expect(await within(await card(name)).findByRole('link', { name: link })).toBeTruthy();
  // The brand of the memory came from files.
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

it('leaves out one part that cannot be told, and figures that the account may not see', async () => {
  const refused = () => Response.json({ code: 'FORBIDDEN', message: 'No.', fix: '' }, { status: 403 });
  const { show } = open({
    '/packs/shop/delivery': refused,
    '/packs/shop/documents': refused,
    '/packs/shop/today': () => Response.json({ ...today, money: null }),
  });
  show();
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  const figures = await card('Today');
  expect(await within(figures).findByText('12')).toBeTruthy();
  expect(within(figures).queryByText('Deposits')).toBeNull();
  expect(await within(await card('Live')).findByText('Version 1')).toBeTruthy();
});

it('tells whoever may not edit why it names no problems of the draft', async () => {
  const { show } = open({}, 'viewer');
  show();
  expect(await within(await card('Needs attention')).findByText(/needs the role editor/u)).toBeTruthy();
});

it('names the first steps of a brand that somebody made, and which of them are done', async () => {
  const first = {
    version: 1,
    author: 'me',
    note: '',
    origin: 'publish',
    at: '2026-01-05T08:00:00Z',
    changes: [],
  };
  const { admin, show } = open({ '/packs/shop/versions': () => Response.json({ versions: [first] }) });
  admin.saveElsewhere('shop', 'theme/main', { kind: 'theme', id: 'main' });
  admin.saveElsewhere('shop', 'brand/main', { kind: 'brand', id: 'main', logo: { dark: 'brand/logo.svg' } });
  show();
  const steps = within(await card('First steps'));
  expect(steps.getByRole('link', { name: 'Choose its colours' }).parentElement?.textContent).toContain(
    'done',
  );
  const logo = steps.getByRole('link', { name: 'Put in its logo' });
  expect(logo.parentElement?.textContent).toContain('done');
  expect(logo.getAttribute('href')).toMatch(/\/theme\?part=logo$/);
  expect(steps.getByRole('link', { name: 'Write its texts' }).parentElement?.textContent).not.toContain(
    'done',
  );
  const user = startUser();
  await user.click(steps.getByRole('link', { name: 'Choose its languages' }));
  const dialog = await screen.findByRole('dialog', { name: 'New language for this brand' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New language' })),
  );
});
