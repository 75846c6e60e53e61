import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Simulation } from '#contract/generated/admin-types.ts';
import type { JsonObject } from '#engine/json/json.ts';
import { smallPacks } from '#engine/testing/small-packs.ts';
import templates from '../../../configs/base/campaigns/main.json';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for them.
import './CalendarPage.tsx';
import './CampaignPage.tsx';
import './wizard/NewCampaignPage.tsx';

afterEach(cleanup);

const promotion = (id: string, given: JsonObject = {}): JsonObject => ({
  kind: 'promotion',
  id,
  title: 'menu.home',
  summary: 'menu.home',
  terms: 'menu.home',
  from: '2000-01-01T00:00:00Z',
  until: '2100-01-01T00:00:00Z',
  trigger: { on: 'deposit' },
  gives: { what: 'money', by: 'fixed', amount: 500 },
  how: 'claim',
  budget: 100_000,
  ...given,
});

const day = (date: string, amount: string, awards: number) => ({ day: date, amount, awards });

const simulation: Simulation = {
  from: '2026-03-01T00:00:00.000Z',
  until: '2026-03-31T00:00:00.000Z',
  what: 'money',
  figures: {
    reached: 312,
    awards: 400,
    amount: '410000',
    stakes: '51250000',
    days: [day('2026-03-01', '410000', 400)],
    highest: [{ member: 'mahla', awards: 9, amount: '90000' }],
    refused: [{ why: 'BUDGET', count: 4 }],
  },
  looked: 900,
  members: 1000,
  excluded: 2,
  remarks: ['CLAIM'],
};

const figures: AdminCallTypes['promotionFigures']['value'] = {
  title: 'Home',
  phase: 'running',
  from: '2000-01-01T00:00:00Z',
  until: '2100-01-01T00:00:00Z',
  what: 'bonus',
  budget: '100000',
  spent: '25000',
  awards: 50,
  takers: 40,
  unclaimed: 7,
  waiting: 0,
  stakes: '2500000',
  days: [{ day: '2026-03-30', amount: '25000', awards: 50, takers: 40 }],
  wagering: { running: 3, done: '50', of: '100', converted: 1, lost: 2, ended: 0, paid: '900' },
  addresses: [{ shared: '203.0.113.7', count: 3, members: ['ada', 'bea', 'cid'], amount: '1500' }],
  devices: [],
  idle: { count: 1, members: ['dan'], amount: '500' },
};

/** The console of a shop with these promotions; answers of the desk stand beside those in memory. */
function open(
  address: string,
  promotions: readonly JsonObject[],
  simulated = () => Response.json(simulation),
  packs = smallPacks(),
) {
  packs['shop'] = {
    ...packs['shop'],
    'campaigns/main': templates as unknown as JsonObject,
    ...Object.fromEntries(promotions.map((each) => [`promotion/${String(each['id'])}`, each])),
  };
  const admin = createMemoryAdmin({ packs });
  const sent: { path: string; body: unknown }[] = [];
  // Publishing and stopping answer when a test lets them.
  const gate = { until: Promise.resolve() };
  const hold = (): (() => void) => {
    let open = (): void => undefined;
    gate.until = new Promise((resolve) => {
      open = resolve;
    });
    return () => open();
  };
  const fetch: typeof globalThis.fetch = async (to, init) => {
    const { pathname } = new URL(String(to), 'https://console.example');
    const path = pathname.replace('/config/v1/admin/packs/shop', '');
    if (path === '/cashier')
      return Response.json({ currency: 'MMK', digits: 2, timeZone: 'UTC', you: 'paula', decides: true });
    if (path === '/publish' || path.endsWith('/stop')) await gate.until;
    if (!path.startsWith('/promotions/')) return admin.fetch(to, init);
    sent.push({ path, body: init?.body === undefined ? undefined : JSON.parse(String(init.body)) });
    if (path.endsWith('/simulate')) return simulated();
    if (path.endsWith('/stop')) return Response.json({ version: 2, brands: [] });
    return admin.live('shop', `promotion/${path.split('/')[2]}`)
      ? Response.json(figures)
      : Response.json({ code: 'UNKNOWN_DOCUMENT', message: 'Gone.', fix: 'Look again.' }, { status: 404 });
  };
  renderConsole({ ...admin, fetch }, address);
  return { admin, sent, hold, user: startUser() };
}

describe('the desk of campaigns', () => {
  it('asks five questions and ends with a draft, its words and its simulation', async () => {
    const { admin, sent, user } = open('/shop/promotions/new', []);
    const cards = await screen.findByRole('radiogroup', { name: 'What for' });
    expect(within(cards).getAllByRole('radio').length).toBeGreaterThanOrEqual(18);
    const next = screen.getByRole('button', { name: 'Next' });
    expect(next.hasAttribute('disabled')).toBe(true);
    await user.click(within(cards).getByRole('radio', { name: /^Weekly cashback/u }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(document.activeElement?.textContent).toBe('2 of 5: For whom');
    await user.click(screen.getByRole('radio', { name: /^With a verified contact/u }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const percent = screen.getByLabelText(/^Percent/u);
    await user.clear(percent);
    // What is no amount leads nowhere.
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
    // Neither does more back than was lost, or a cap that the least loss already reaches.
    await user.type(percent, '101');
    expect(screen.getByText(/^Nobody gets more back than was lost/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
    await user.clear(percent);
    await user.type(percent, '7');
    const cap = screen.getByLabelText(/^At most for one reward/u);
    await user.clear(cap);
    await user.type(cap, '0.01');
    expect(screen.getByText(/^The share of the least amount is already MMK [\d.,]+/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
    await user.clear(cap);
    await user.type(cap, '1,000');
    expect(screen.getByRole('complementary').textContent).toContain('7%');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const budget = screen.getByLabelText(/^Budget/u);
    await user.clear(budget);
    await user.type(budget, '0.01');
    expect(screen.getByText(/^The smallest reward, .* come to MMK [\d.,]+/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
    await user.clear(budget);
    await user.type(budget, '1,250.50');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Make the draft and simulate' }));

    expect(await screen.findByText(/would have reached 312 members .* cost MMK 4,100.00/u)).toBeDefined();
    expect(screen.getByText(/0\.8% of all stakes/u)).toBeDefined();
    expect(screen.getByText(/900 of 1,000 members/u)).toBeDefined();
    expect(screen.getByRole('row', { name: /mahla 9 MMK.900\.00/u })).toBeDefined();
    expect(sent.find(({ path }) => path === '/promotions/simulate')?.body).toEqual({ id: 'weekCashback' });
    const draft = admin.drafted('shop', 'promotion/weekCashback');
    expect(draft).toMatchObject({
      trigger: { on: 'loss', every: 'week' },
      gives: { what: 'money', by: 'share', percent: 7 },
      audience: { '==': [{ var: 'security.verified' }, true] },
      budget: 125_050,
    });
    expect(JSON.stringify(admin.drafted('shop', 'texts/en'))).toContain('promotion.weekCashback.terms');
  });

  it('offers amounts in the currency of the brand, not those that a pack below has in another', async () => {
    const packs = smallPacks();
    const wallet = { name: 'menu.home', min: 500_000, max: 5_000_000 };
    Object.assign(packs['ground'] ?? {}, {
      'cashier/main': {
        kind: 'cashier',
        id: 'main',
        deposit: { methods: { order: ['wallet'], items: { wallet } } },
      },
    });
    open('/shop/promotions/new', [], undefined, packs);
    const kyat = /^Welcome package.*MMK.5,000\.00 or more/u;
    expect(await screen.findByRole('radio', { name: kyat })).toBeDefined();
    cleanup();
    Object.assign(packs['shop']?.['brand/main'] ?? {}, { currency: 'EUR' });
    open('/shop/promotions/new', [], undefined, packs);
    expect(await screen.findByRole('radio', { name: /^Welcome package.*EUR.10\.00 or more/u })).toBeDefined();
  });

  it('asks for figures again when a draft is published, and says what is', async () => {
    const { admin, sent, hold, user } = open('/shop/promotions/of/home', [promotion('home')]);
    const asked = (): number => sent.filter(({ path }) => path === '/promotions/home/figures').length;
    admin.saveElsewhere('shop', 'promotion/home', promotion('home', { budget: 200_000 }));
    await user.click(await screen.findByRole('button', { name: 'Publish…' }));
    const dialog = await screen.findByRole('dialog');
    const now = await within(dialog).findByRole('button', { name: 'Publish now' });
    await waitFor(() => expect(now.hasAttribute('disabled')).toBe(false));
    await waitFor(() => expect(asked()).toBe(1));
    const answer = hold();
    await user.click(now);
    await waitFor(() => {
      const said = within(dialog).getAllByRole('status');
      expect(said.map(({ textContent }) => textContent).join(' ')).toMatch(/Publishing….*promotion\/home/u);
    });
    expect(within(dialog).queryByText(/say the same as the live version/u)).toBeNull();
    answer();
    await screen.findByRole('heading', { name: 'Version 2 is live' });
    expect(asked()).toBe(2);
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(await screen.findByText('MMK 250.00 of MMK 1,000.00')).toBeDefined();
    expect(screen.queryByText(/^This campaign is a draft/u)).toBeNull();
  });

  it('changes the period, the picture and the words of a campaign where its figures are', async () => {
    const { admin, user } = open('/shop/promotions/of/home', [promotion('home', { title: 'page.missing' })]);
    await user.click(await screen.findByText('Period, picture and terms'));
    const until = await screen.findByLabelText<HTMLInputElement>(/^Ends, by the clocks/u);
    fireEvent.change(until, { target: { value: '1999-12-31T00:00' } });
    expect(screen.getByText('It ends before it has begun.')).toBeDefined();
    fireEvent.change(until, { target: { value: '2031-05-06T12:30' } });
    expect(screen.queryByText('It ends before it has begun.')).toBeNull();
    const title = screen.getByRole('group', { name: /^Title/u });
    const english = within(title).getByLabelText('English');
    await user.clear(english);
    await user.type(english, 'Night deposit');
    await screen.findByRole('heading', { name: /^Night deposit/u });
    await waitFor(() => {
      expect(admin.drafted('shop', 'promotion/home')?.['until']).toMatch(/^2031-05-06T/u);
      expect(JSON.stringify(admin.drafted('shop', 'texts/en'))).toContain('Night deposit');
    });
  });

  it('names the field that keeps a draft from being simulated', async () => {
    const problem = {
      code: 'PROMOTION_BUDGET',
      severity: 'error',
      file: 'shop/promotion/home.json',
      pointer: '/budget',
      line: 3,
      column: 1,
      message: 'The budget is MMK 1.00.',
      fix: 'Write more.',
    };
    const { user } = open('/shop/promotions/of/home', [promotion('home')], () =>
      Response.json(
        { code: 'INVALID_DOCUMENTS', message: 'Wrong.', fix: 'Mend it.', problems: [problem] },
        { status: 422 },
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Simulate' }));
    const refusal = await screen.findByRole('alert');
    expect(refusal.textContent).toContain('Not simulated: these problems have to go first.');
    const link = within(refusal).getByRole('link', { name: /^Go to .*budget/iu });
    expect(link.getAttribute('href')).toMatch(/\/documents\/promotion\/home\?at=%2Fbudget$/u);
  });

  it('shows what runs when, and what of one group runs at once', async () => {
    const { user } = open('/shop/promotions/calendar', [
      promotion('home', { group: 'one' }),
      promotion('other', { group: 'one', title: 'menu.account' }),
      promotion('third', { title: 'page.missing', enabled: false }),
    ]);
    const grid = await screen.findByRole('grid');
    const [today] = within(grid).getAllByRole('gridcell', { current: 'date' });
    for (const name of ['Home', 'My account', 'Nothing here']) expect(today?.textContent).toContain(name);
    // What begins on a day is named by its link alone.
    for (const cell of within(grid).getAllByRole('gridcell'))
      expect(cell.querySelector('.op-unseen')?.textContent?.trim()).not.toMatch(/:$/u);
    today?.focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).not.toBe(today));
    expect(document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName).toMatch(
      /gridcell|TD/u,
    );
    await user.click(screen.getByRole('radio', { name: 'List' }));
    const first = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith('Home'));
    expect(first?.textContent).toContain('At the same time as My account, of the group one');
  });

  it('tells what a campaign gives and signs of abuse, and stops it after one question', async () => {
    const { sent, hold, user } = open('/shop/promotions/of/home', [promotion('home')]);
    expect(await screen.findByText('MMK 250.00 of MMK 1,000.00')).toBeDefined();
    expect(screen.getByText('3 takers log in from 203.0.113.7.')).toBeDefined();
    expect(screen.getByText('1 takers never staked money of their own.')).toBeDefined();
    expect(screen.getAllByRole('progressbar').length).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Stop at once' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('7 rewards wait to be claimed and stay claimable');
    const answer = hold();
    await user.click(within(dialog).getByRole('button', { name: 'Stop it' }));
    expect(await within(dialog).findByRole('button', { name: 'Stopping…' })).toBeDefined();
    answer();
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/promotions/home/stop'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
