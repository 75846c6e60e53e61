import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import { sql } from 'kysely';
import type { LobbyDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { createVendors } from '#server/vendors/connection.ts';
import { createTransfers } from './transfers.ts';
import {
  transferVendor,
  type Mood,
  type TestTransferVendor,
} from '#server/vendors/testing/transfer-vendor.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { loginPayer, payerPassword } from '#server/gateway/testing/payer.ts';
import { runTransfers } from './run-transfers.ts';
import { transferAllIn } from './transfer-all-in.ts';

const secret = 'a secret of the tests';
const timeouts = { transfer: 150, query: 150, balance: 150 };

describe.each(databases)('transfers to vendors on %s', (kind) => {
  let vendor: TestTransferVendor;
  let gateway: TestGateway;
  let token: string;
  let memberId: string;
  let keys = 0;

  beforeAll(async () => {
    vendor = await transferVendor({ secret, now: () => gateway.now() });
    gateway = await startGateway(kind, {
      vendorSettings: {
        ALPHA__SPIN: { url: vendor.url, secret },
        ALPHA__TABLE: { url: 'http://127.0.0.1:9', secret },
      },
      vendorTimeouts: timeouts,
    });
    gateway.publish((documents) => {
      const { vendors = {} } = documents['lobby/main'] as LobbyDocument;
      Object.assign(vendors['spin'] ?? {}, { wallet: 'transfer' });
    });
    gateway.set({ constants: { transfersPerMinute: 1000, sessionIdleMinutes: 1440, sessionHours: 168 } });
    ({ token, memberId } = await loginPayer(gateway, 'demo'));
  });
  afterEach(() => vendor.behave('does'));
  afterAll(async () => {
    await gateway.close();
    await vendor.close();
  });

  /** Another process on the same database. */
  const elsewhere = () => {
    const { db, random, now: clock } = gateway;
    const balanceHints = { balanceMoved: () => undefined, settled: async () => undefined };
    const brands = { live: async () => gateway.brand(), forHost: async () => gateway.brand() };
    const vendors = createVendors({ settings: { ALPHA__SPIN: { url: vendor.url, secret } } });
    const onError = (fault: unknown): never => {
      throw fault;
    };
    const transfers = createTransfers({ db, clock, brands, vendors, balanceHints, timeouts, onError });
    return { db, random, transfers, balanceHints };
  };

  type Given = { key?: string; vassalage?: string };
  const move = (action: 'in' | 'out', amount: string, { key, vassalage = 'SPIN' }: Given = {}) =>
    gateway.client.send('walletTransfer', {
      token,
      idempotencyKey: key ?? `transfer-${(keys += 1)}`,
      body: { action, vassalage, amount, paymentPassword: payerPassword },
    });
  const collect = () =>
    gateway.client.value('walletTransfer', {
      token,
      idempotencyKey: `collect-${(keys += 1)}`,
      body: { action: 'collect', paymentPassword: payerPassword },
    });
  const state = () => gateway.client.value('walletTransferState', { token });
  const statusOf = (answer: Awaited<ReturnType<typeof move>>): string =>
    answer.json.value.transfers[0].status;

  /** Has everything looked at that is not settled, as the jobs do. */
  const look = async () => {
    const { transfers } = await state();
    for (const { id, status } of transfers.filter(({ status }) => !['SUCCESS', 'FAILED'].includes(status))) {
      expect(['PENDING', 'UNKNOWN']).toContain(status);
      await elsewhere().transfers.resolve({ brand: 'alpha', memberId, id });
    }
  };
  const sumOfPostings = async () =>
    (
      await sql<{ sum: string }>`select coalesce(sum(amount), 0)::text as sum from ledger_postings`.execute(
        gateway.db,
      )
    ).rows[0]?.sum;
  /** The member's money in the main wallet, in transit and at the vendor. */
  const everything = async () => {
    const { main, transit } = await state();
    return { main: BigInt(main), transit: BigInt(transit), vendor: vendor.total() };
  };

  it('tell that there are wallets of vendors, and which [API-42] [ENT-04]', async () => {
    const wallet = await gateway.client.value('merchantWallet');
    expect(wallet.isSingle).toBe(false);
    expect(wallet.vendors.map(({ vassalage, maintenance }) => [vassalage, maintenance])).toEqual([
      ['SPIN', false],
    ]);
    gateway.publish((documents) => {
      delete (documents['lobby/main'] as LobbyDocument).vendors?.['spin']?.wallet;
    });
    expect((await gateway.client.value('merchantWallet')).isSingle).toBe(true);
    gateway.publish((documents) => {
      Object.assign((documents['lobby/main'] as LobbyDocument).vendors?.['spin'] ?? {}, {
        wallet: 'transfer',
      });
    });
  });

  it('go in and come back, each once for its key, and everything is collected by one click [API-23]', async () => {
    const before = await everything();
    const first = await move('in', '5000', { key: 'once-only-1' });
    const again = await move('in', '5000', { key: 'once-only-1' });
    expect(statusOf(first)).toBe('SUCCESS');
    expect(again.json).toEqual(first.json);
    expect(await everything()).toEqual({
      ...before,
      main: before.main - 5000n,
      vendor: before.vendor + 5000n,
    });
    expect(statusOf(await move('out', '2000'))).toBe('SUCCESS');
    expect((await state()).vendors).toEqual([{ vassalage: 'SPIN', balance: '3000' }]);
    const { transfers, unreached } = await collect();
    expect([transfers.map(({ amount, status }) => [amount, status]), unreached]).toEqual([
      [['3000', 'SUCCESS']],
      [],
    ]);
    expect(await everything()).toEqual(before);
    expect((await collect()).transfers).toEqual([]);
  });

  it('give back only what the vendor certainly did not take', async () => {
    const before = await everything();
    vendor.behave('refuses');
    expect(statusOf(await move('in', '700'))).toBe('FAILED');
    expect(await everything()).toEqual(before);
    // The vendor performed it without an answer: the money stays in transit until the vendor tells.
    vendor.behave('doesSilently');
    expect(statusOf(await move('in', '700'))).toBe('UNKNOWN');
    expect((await everything()).transit).toBe(700n);
    await look();
    expect((await everything()).transit).toBe(700n);
    vendor.behave('does');
    await look();
    expect(await everything()).toEqual({ ...before, main: before.main - 700n, vendor: before.vendor + 700n });
    await collect();
  });

  it('ask what became of one before asking again, and then under the same id', async () => {
    vendor.behave('isSilent');
    vendor.asked.length = 0;
    await move('in', '900');
    vendor.behave('does');
    await look();
    const [first, ...rest] = vendor.asked.filter(({ path }) => path !== '/balance');
    expect(rest.map(({ path }) => path)).toEqual(['/transfer/query', '/transfer']);
    expect(new Set([first, ...rest].map((entry) => entry?.transaction)).size).toBe(1);
    expect((await everything()).transit).toBe(0n);
    await collect();
  });

  it('are given up when no vendor could accept any more what it was sent, and not before', async () => {
    const before = await everything();
    vendor.behave((path) => (path === '/transfer' ? 'isSilent' : 'does'));
    await move('in', '1100');
    for (let round = 0; round < 4; round += 1) await look();
    expect((await everything()).transit).toBe(1100n);
    gateway.wait(12 * 60_000);
    await look();
    expect(await everything()).toEqual(before);
  });

  it('wait for a vendor that has not decided, whatever it decides', async () => {
    for (const [outcome, taken] of [
      ['SUCCESS', 400n],
      ['FAILED', 0n],
    ] as const) {
      const before = await everything();
      vendor.behave('waits');
      expect(statusOf(await move('in', '400'))).toBe('UNKNOWN');
      vendor.behave('does');
      await look();
      expect((await everything()).transit).toBe(400n);
      vendor.decide(outcome);
      await look();
      expect(await everything()).toEqual({
        main: before.main - taken,
        transit: 0n,
        vendor: before.vendor + taken,
      });
      await collect();
    }
  });

  it('need the payment password, enough money, a vendor with a wallet, and an amount within bounds', async () => {
    const before = await everything();
    const code = async (answer: ReturnType<typeof move>) => {
      const { json } = await answer;
      return json.code === 'INVALID_FIELDS' ? json.value.fields[0].code : json.code;
    };
    expect(await code(move('in', '99'))).toBe('TOO_SMALL');
    expect(await code(move('in', '1000001'))).toBe('TOO_LARGE');
    expect(await code(move('in', '500', { vassalage: 'TABLE' }))).toBe('NOT_AN_OPTION');
    const wrong = await gateway.client.send('walletTransfer', {
      token,
      idempotencyKey: 'wrong-password',
      body: { action: 'collect', paymentPassword: '111111' },
    });
    expect(wrong.json.value.fields).toEqual([{ field: 'paymentPassword', code: 'WRONG', params: {} }]);
    // The vendor refuses to pay back more than its balance.
    expect(statusOf(await move('out', '800'))).toBe('FAILED');
    expect(await everything()).toEqual(before);
  });

  it('come back from a vendor that is no longer offered, and go there no more', async () => {
    const before = await everything();
    expect(statusOf(await move('in', '700'))).toBe('SUCCESS');
    const offer = (enabled: boolean) =>
      gateway.publish((documents) => {
        Object.assign((documents['lobby/main'] as LobbyDocument).vendors?.['spin'] ?? {}, { enabled });
      });
    offer(false);
    expect((await gateway.client.value('merchantWallet')).vendors).toMatchObject([
      { vassalage: 'SPIN', closed: true },
    ]);
    expect((await move('in', '700')).json.code).toBe('TRANSFER_CLOSED');
    expect(statusOf(await move('out', '200'))).toBe('SUCCESS');
    expect((await collect()).transfers.map(({ amount }) => amount)).toEqual(['500']);
    expect(await everything()).toEqual(before);
    gateway.publish((documents) => {
      const { vendors = {} } = documents['lobby/main'] as LobbyDocument;
      const { spin } = vendors;
      if (spin)
        Object.assign(vendors, { live: { ...spin, enabled: true }, old: { ...spin, enabled: false } });
    });
    // Of the vendors of one wallet, one is offered.
    expect((await gateway.client.value('merchantWallet')).vendors).not.toHaveProperty('0.closed');
    gateway.publish((documents) => {
      const { vendors = {} } = documents['lobby/main'] as LobbyDocument;
      delete vendors['live'];
      delete vendors['old'];
    });
    offer(true);
  });

  it('move everything in at a launch, once for its intention', async () => {
    const before = await everything();
    const context = { gateway: elsewhere(), brand: gateway.brand(), now: gateway.now() };
    const all = { memberId, vassalage: 'SPIN', key: 'launch-once-1' };
    expect(await transferAllIn(context, all)).toMatchObject({ status: 'SUCCESS', amount: '1000000' });
    expect(await transferAllIn(context, all)).toMatchObject({ status: 'SUCCESS', amount: '1000000' });
    expect((await everything()).main).toBe(before.main - 1_000_000n);
    await collect();
  });

  it(
    'never lose or double money, whatever vendors do and whenever a process dies',
    { timeout: 300_000 },
    async () => {
      const moods: readonly Mood[] = ['does', 'refuses', 'doesSilently', 'isSilent', 'waits', 'breaks'];
      const step = fc.record({
        action: fc.constantFrom('in', 'out', 'collect', 'look', 'died', 'decide'),
        amount: fc.integer({ min: 100, max: 900_000 }),
        transfer: fc.constantFrom(...moods),
        query: fc.constantFrom<Mood>('does', 'isSilent', 'breaks'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
          vendor.behave('does');
          const before = await everything();
          const whole = before.main + before.transit + before.vendor;
          for (const { action, amount, transfer, query } of steps) {
            vendor.behave((path) => (path === '/transfer' ? transfer : path === '/balance' ? 'does' : query));
            if (action === 'in' || action === 'out') await move(action, String(amount));
            else if (action === 'collect') await collect();
            else if (action === 'look') await look();
            else if (action === 'decide') vendor.decide(amount % 2 === 0 ? 'SUCCESS' : 'FAILED');
            else await beginAndDie(BigInt(amount));
            const { main, transit } = await everything();
            expect(main >= 0n && transit >= 0n).toBe(true);
            // Unsettled money is neither lost nor counted twice.
            expect(await sumOfPostings()).toBe('0');
          }
          vendor.behave('does');
          vendor.decide('SUCCESS');
          for (let round = 0; round < 2; round += 1) await look();
          gateway.wait(12 * 60_000);
          await look();
          const after = await everything();
          expect(after.transit).toBe(0n);
          expect(after.main + after.vendor).toBe(whole);
        }),
        { numRuns: count(12, kind === 'embedded' ? 12 : 20), seed: seedOf(20260303) },
      );
    },
  );

  /** A process that took the money and died before it asked the vendor. */
  async function beginAndDie(amount: bigint): Promise<void> {
    const { transfers, ...ground } = elsewhere();
    const dead = { ...ground, transfers: { ...transfers, send: async () => ({}) as never } };
    const row = await gateway.db
      .selectFrom('vendor_players')
      .select('player')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    await runTransfers(
      { gateway: dead, brand: gateway.brand(), now: gateway.now() },
      { memberId, scope: 'test', key: `died-${(keys += 1)}`, body: {} },
      [{ vassalage: 'SPIN', player: row.player, direction: 'in', amount }],
    );
  }
});
