import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rain } from '#play/rains/rain.ts';
import { newId } from '#server/crypto/tokens.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { addMember } from '#server/members/members.ts';
import { promotionStage } from '#server/promotions/testing/stage.ts';
import { openSession } from '#server/sessions/sessions.ts';
import { databases, openTestDatabase } from '#server/testing/database.ts';
import { openWallet } from '#server/wallet/wallets.ts';
import { makeRains } from './make-rains.ts';

const minuteMs = 60_000;

/** The clock of the test stands at 10:00, and the brand's zone is UTC. */
const rain = (given: Partial<Rain> = {}): Rain => ({
  kind: 'rain',
  id: 'shower',
  title: 'lane.hot',
  summary: 'lane.hot',
  terms: 'lane.empty',
  from: '2026-01-01T00:00:00Z',
  until: '2027-01-01T00:00:00Z',
  times: [{ at: '10:01', minutes: 10 }],
  what: 'money',
  budget: 10_000,
  envelopes: 40,
  smallest: 100,
  ...given,
});

describe.each(databases)('red envelopes on %s', (kind) => {
  let gateway: TestGateway;
  /** Another process on the same database. */
  let other: TestGateway;
  let close: () => Promise<void>;
  const { breakOf, member, moneyOf } = promotionStage(() => gateway, 'Catcher');
  beforeAll(async () => {
    const database = await openTestDatabase(kind);
    gateway = await startGateway(kind, {}, database);
    other = await startGateway(kind, {}, database);
    close = () => database.close();
  });
  afterAll(async () => {
    await Promise.all([gateway.close(), other.close()]);
    await close();
  });

  const publish = (given?: Rain) => {
    for (const each of [gateway, other])
      each.publish((documents) => {
        for (const key of Object.keys(documents).filter((name) => name.startsWith('rain/')))
          delete documents[key];
        if (given) documents[`rain/${given.id}`] = given;
      });
  };
  const wait = (milliseconds: number) => {
    for (const each of [gateway, other]) each.wait(milliseconds);
  };
  const make = () => makeRains(gateway, gateway.brand(), gateway.now());
  const slot = '2026-03-01T10:01';
  const take = (token: string, given: object = {}, by = gateway) =>
    by.client.send('rainTake', { token, body: { rain: 'shower', slot, ...given } });
  const reasonOf = ({ json }: { json: { code?: string; value?: { reason?: string } } }) => [
    json.code,
    json.value?.reason,
  ];
  const told = async (token: string) => (await gateway.client.value('rains', { token })).rains[0];

  /** A member with a session, without what a registration costs. */
  async function quickMember(index: number) {
    const { db, random } = gateway;
    const brand = gateway.brand();
    const now = gateway.now();
    const id = newId(random);
    const added = await addMember(db, {
      brand: brand.brand,
      id,
      account: `crowd${index}`,
      type: 0,
      nickname: '',
      passwordHash: 'none',
      now,
      passwordOwn: true,
    });
    await openWallet(db, brand, { memberId: id, opening: 0n, now });
    const opening = { brand, now, ip: '203.0.113.9', userAgent: '', random, by: 'passkey' } as const;
    return { memberId: id, token: (await openSession(db, added, opening)).token };
  }

  it('are announced, fall for all at their time, and give each member one share [MEM-14]', async () => {
    publish(rain({ step: 20 }));
    const [one, two] = [await member(), await member()];
    await Promise.all([make(), make()]);
    expect(await told(one.token)).toMatchObject({
      id: 'shower',
      budget: '10000',
      envelopes: 40,
      next: { from: Date.UTC(2026, 2, 1, 10, 1), until: Date.UTC(2026, 2, 1, 10, 11) },
    });
    expect(reasonOf(await take(one.token))).toEqual(['PROMOTION_NOT_OFFERED', 'ENDED']);
    wait(minuteMs);
    expect((await told(one.token))?.now).toMatchObject({ slot, left: 40, open: true, taken: [] });
    const answers = await Promise.all([take(one.token), take(one.token), take(one.token, {}, other)]);
    const awards = answers.map(({ json }) => json.value.award as { id: string; amount: string });
    expect(new Set(awards.map(({ id }) => id)).size).toBe(1);
    const mine = awards[0]?.amount ?? '0';
    expect(BigInt(mine)).toBeGreaterThanOrEqual(100n);
    expect(BigInt(mine) % 20n).toBe(0n);
    expect(await moneyOf(one.memberId)).toBe(BigInt(mine));
    expect((await told(two.token))?.now?.taken).toEqual([
      { no: expect.any(Number), name: expect.stringMatching(/^Ca?•+/u), amount: mine },
    ]);
    expect((await told(one.token))?.now).toMatchObject({ left: 39, open: false, reason: 'TAKEN', mine });
    const { rows } = await gateway.client.value('accountRecord', {
      token: one.token,
      query: { type: 'bonus' },
    });
    expect(rows).toMatchObject([{ kind: 'bonus', amount: mine }]);
    // Made up, ended, or of somebody else: nothing.
    expect(reasonOf(await take(two.token, { slot: '2026-03-02T10:01' }))).toEqual([
      'PROMOTION_NOT_OFFERED',
      'ENDED',
    ]);
    expect((await take(two.token, { rain: 'flood' })).json.code).toBe('PROMOTION_UNKNOWN');
    wait(10 * minuteMs);
    expect(reasonOf(await take(two.token))).toEqual(['PROMOTION_NOT_OFFERED', 'ENDED']);
    expect((await take(one.token)).json.value.award.amount).toBe(mine);
    expect(await moneyOf(two.memberId)).toBe(0n);
  });

  it('never give more than the budget, whoever comes at once to two processes, and every share once', async () => {
    publish(rain({ id: 'crowd', times: [{ at: '10:12', minutes: 10 }], envelopes: 120, budget: 98_765 }));
    await make();
    wait(2 * minuteMs);
    const crowd = [];
    for (let index = 0; index < 150; index += 1) crowd.push(await quickMember(index));
    const given = { rain: 'crowd', slot: '2026-03-01T10:12' };
    const answers = await Promise.all(
      crowd.flatMap(({ token }, index) => [
        take(token, given, index % 2 === 0 ? gateway : other),
        take(token, given, index % 3 === 0 ? gateway : other),
      ]),
    );
    const taken = new Map(
      answers.flatMap(({ json }) =>
        json.success === true
          ? [[json.value.award.id as string, BigInt(json.value.award.amount)] as const]
          : [],
      ),
    );
    expect(taken.size).toBe(120);
    expect([...taken.values()].reduce((all, amount) => all + amount, 0n)).toBe(98_765n);
    const refused = answers.filter(({ json }) => json.success !== true);
    expect(new Set(refused.map((each) => reasonOf(each).join(' ')))).toEqual(
      new Set(['PROMOTION_NOT_OFFERED FULL']),
    );
    let sum = 0n;
    for (const { memberId } of crowd) sum += await moneyOf(memberId);
    expect(sum).toBe(98_765n);
    expect((await verifyLedger(gateway.db)).findings).toEqual([]);
  });

  it('are not for members on a break, nor for others than they are for', async () => {
    publish(rain({ id: 'few', times: [{ at: '10:13', minutes: 30 }], audience: { var: 'security.mobile' } }));
    await make();
    const few = { rain: 'few', slot: '2026-03-01T10:13' };
    const { token, memberId } = await member();
    expect(reasonOf(await take(token, few))).toEqual(['PROMOTION_NOT_OFFERED', 'AUDIENCE']);
    expect((await told(token))?.now).toMatchObject({ open: false, reason: 'AUDIENCE' });
    await breakOf(memberId);
    expect((await take(token, few)).json.code).toBe('EXCLUDED');
    expect((await gateway.client.send('rains', { token })).json.code).toBe('EXCLUDED');
  });
});
