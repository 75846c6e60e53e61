import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePacks } from '#engine/testing/small-packs.ts';
import { recordBets } from '#server/bets/bets.ts';
import { settleBet } from '#server/bets/testing/settle-bet.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { addTransfer } from '#server/cashier/testing/add-transfer.ts';
import { addWithdrawal } from '#server/cashier/testing/add-withdrawal.ts';
import { cashierDocument } from '#server/cashier/testing/document.ts';
import { packsWithCashier } from '#server/cashier/testing/packs.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { demoLabel } from '#server/members/demo-label.ts';
import { addMember } from '#server/members/members.ts';
import { noteVisit } from '#server/promotions/visits.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { databases } from '#server/testing/database.ts';
import { openWallet } from '#server/wallet/wallets.ts';
import type { Roles } from '#contract/operator-roles.ts';

const password = 'a long enough one';
// In Yangon it is the next day already.
const now = new Date('2026-03-31T19:00:00Z');
const yesterday = new Date('2026-03-31T17:00:00Z');

describe.each(databases)('what players did today on %s', (kind) => {
  let server: TestApp;
  const brand: LiveBrand = {
    brand: 'shop',
    seq: 1,
    documents: { ...brandDocuments(), 'cashier/main': cashierDocument() },
  };
  const member = async (id: string, given: { type?: 0 | 4; at?: Date; clubLabel?: string } = {}) => {
    const { db } = server.database;
    await addMember(db, {
      brand: 'shop',
      id,
      account: id,
      type: given.type ?? 0,
      nickname: id,
      passwordHash: 'none',
      clubLabel: given.clubLabel,
      now: given.at ?? now,
    });
  };
  const bet = async (round: string, at: Date, settled: boolean, memberId = 'early') => {
    const { db } = server.database;
    const placed = { source: 'seamless', vassalage: 'V', gameType: 'RNG', gameCode: 'g' } as const;
    const [id = ''] = await recordBets(db, [
      { brand: 'shop', memberId, ...placed, round, currency: 'MMK', stake: 700n, at },
    ]);
    if (settled)
      await settleBet(db, {
        brand: 'shop',
        memberId,
        id,
        version: 1,
        status: 'SETTLED',
        payout: 300n,
        at,
      });
  };
  beforeAll(async () => {
    const packs = packsWithCashier(cashierDocument());
    const main = packs['shop']?.['brand/main'] ?? {};
    const shop = { ...main, currency: 'MMK', currencyDigits: 2, timeZone: 'Asia/Yangon' };
    server = await startApp(kind, {
      configs: writePacks({ ...packs, shop: { ...packs['shop'], 'brand/main': shop } }),
      clock: () => now,
    });
    const { db } = server.database;
    await member('early', { at: yesterday });
    await member('new');
    await member('guest', { type: 4 });
    await member('demo', { clubLabel: demoLabel });
    for (const [memberId, at] of [
      ['new', now],
      ['demo', now],
      ['early', yesterday],
    ] as const)
      await noteVisit(db, {
        brand: { ...brand, documents: { 'brand/main': shop } } as never,
        memberId,
        now: at,
      });
    const receipt = (id: string) => `of-${id}`;
    await addTransfer(db, { brand, memberId: 'early', amount: 100_000n, receipt });
    for (const [memberId, amount, decided_at] of [
      ['early', 200_000n, now],
      ['early', 400_000n, yesterday],
      ['demo', 800_000n, now],
    ] as const) {
      const id = await addTransfer(db, { brand, memberId, amount });
      await db
        .updateTable('cashier_deposits')
        .set({ state: 'CONFIRMED', decided_at, currency: 'MMK' })
        .where('id', '=', id)
        .execute();
    }
    await openWallet(db, brand, { memberId: 'early', opening: 1_000_000n, now });
    await addWithdrawal(db, { brand, memberId: 'early', amount: 50_000n });
    await bet('1', now, true);
    await bet('2', yesterday, true);
    await bet('3', now, false);
    await bet('4', now, true, 'demo');
  });
  afterAll(() => server.close());

  const seenBy = async (username: string, roles: Roles) => {
    const root = await server.as('admin');
    await root.call('POST', '/accounts', { username, password, roles });
    const client = await server.as(username, password);
    return (await client.call('GET', '/packs/shop/today')).body;
  };

  it('is counted by the day of the brand and without demo accounts, for whoever has both rights', async () => {
    expect(await seenBy('both', { shop: { members: 'viewer', payments: 'viewer' } })).toEqual({
      day: '2026-04-01',
      timeZone: 'Asia/Yangon',
      currency: 'MMK',
      digits: 2,
      members: { registered: 1, present: 1 },
      money: {
        deposits: 1,
        deposited: '200000',
        depositsWaiting: 1,
        withdrawalsWaiting: 1,
        withdrawing: '50000',
        bets: 1,
        staked: '700',
        paid: '300',
      },
    });
  });

  it('shows nobody more than the rights of the account do', async () => {
    expect(await seenBy('editor', { shop: 'editor' })).toMatchObject({ members: null, money: null });
    const desk = await seenBy('desk', { shop: { members: 'viewer' } });
    expect(desk).toMatchObject({ members: { registered: 1 }, money: null });
  });
});
