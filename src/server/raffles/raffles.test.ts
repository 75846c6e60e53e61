import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Raffle } from '#play/raffles/raffle.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { sampleCampaign } from '#server/promotions/testing/campaigns.ts';
import { makeDeposit } from '#server/promotions/testing/make-deposit.ts';
import { promotionStage } from '#server/promotions/testing/stage.ts';
import { databases } from '#server/testing/database.ts';
import { workRaffles } from './work-raffles.ts';

const hourMs = 3_600_000;

const raffleAt = (now: Date, given: Partial<Raffle> = {}): Raffle => ({
  kind: 'raffle',
  id: 'spring',
  title: 'lane.hot',
  summary: 'lane.hot',
  terms: 'lane.empty',
  from: '2026-01-01T00:00:00Z',
  until: new Date(now.getTime() + hourMs).toISOString().replace('.000Z', 'Z'),
  drawsAt: new Date(now.getTime() + 2 * hourMs).toISOString().replace('.000Z', 'Z'),
  prizes: [
    { what: 'money', amount: 9000 },
    { what: 'points', amount: 70, places: 2 },
  ],
  ...given,
});

/** Winning tickets, from 1, as the page tells everybody to repeat the draw. */
function repeated(seed: string, tickets: number, places: number): number[] {
  const won = new Set<number>();
  for (let block = 0; won.size < places; block += 1) {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(String(block)).digest();
    for (let at = 0; at < 32 && won.size < places; at += 4) {
      const word = bytes.readUInt32BE(at);
      if (word < 2 ** 32 - (2 ** 32 % tickets)) won.add((word % tickets) + 1);
    }
  }
  return [...won];
}

describe.each(databases)('raffles on %s', (kind) => {
  let gateway: TestGateway;
  const { breakOf, campaigns, faults, member, moneyOf, work } = promotionStage(() => gateway, 'Lucky');
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({ constants: { sessionIdleMinutes: 10_080, sessionHours: 720 } });
  });
  afterAll(() => gateway.close());
  const pay = async (memberId: string, amount: bigint) => {
    gateway.wait(1000);
    await (
      await makeDeposit(gateway, { memberId, amount })
    )();
    await work();
  };
  const look = () =>
    workRaffles({ db: gateway.db, random: gateway.random, report: () => {} }, gateway.brand(), gateway.now());
  const told = async (token: string) => (await gateway.client.value('raffles', { token })).raffles[0];
  const setUp = (given: Partial<Raffle> = {}, gives: object = {}) => {
    const raffle = raffleAt(gateway.now(), given);
    campaigns(
      sampleCampaign('tickets', {
        trigger: { on: 'deposit', least: 1000 },
        gives: { what: 'entries', raffle: raffle.id, by: 'share', percent: 0.1, ...gives },
        limits: { member: 99 },
        until: raffle.until,
      }),
    );
    gateway.publish((documents) => {
      documents[`raffle/${raffle.id}`] = raffle;
    });
    return raffle;
  };

  it('give tickets for deposits, draw by the seed that was committed to, and let winners claim once [API-47]', async () => {
    setUp();
    const members = [await member(), await member(), await member()];
    const [one, two, none] = members;
    if (!one || !two || !none) throw new Error('A member is missing.');
    const before = await told(one.token);
    expect(before).toMatchObject({ phase: 'open', tickets: '0', mine: '0', ways: [{ id: 'tickets' }] });
    await pay(one.memberId, 5000n);
    await pay(two.memberId, 3000n);
    await pay(one.memberId, 2999n);
    await pay(two.memberId, 999n);
    expect(await told(one.token)).toMatchObject({ tickets: '10', mine: '7', numbers: [] });
    const credited = await gateway.client.value('rewards', { token: one.token });
    expect(credited.credited).toMatchObject([
      { what: 'entries', amount: '2' },
      { what: 'entries', amount: '5' },
    ]);

    gateway.wait(hourMs + 60_000);
    await Promise.all([look(), look()]);
    const closed = await told(one.token);
    expect(closed).toMatchObject({
      phase: 'closed',
      numbers: [
        { first: '1', last: '5' },
        { first: '9', last: '10' },
      ],
      seedHash: before?.seedHash,
    });
    expect(closed?.result).toBeUndefined();
    // What comes too late is no ticket.
    await pay(two.memberId, 9000n);
    expect((await told(two.token))?.tickets).toBe('10');

    gateway.wait(hourMs);
    await Promise.all([look(), look(), look()]);
    await look();
    const { result } = (await told(none.token)) ?? {};
    const seed = result?.seed ?? '';
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(before?.seedHash);
    const won = repeated(seed, 10, 3);
    expect(result?.winners.map(({ ticket }) => Number(ticket))).toEqual(won);
    const holder = (ticket: number) => (ticket <= 5 || ticket >= 9 ? one : two);
    const [first] = won;
    const winner = holder(first ?? 0);
    const balance = await moneyOf(winner.memberId);
    const mine = await told(winner.token);
    expect(mine?.result?.winners.map((each) => each.mine)).toEqual(
      won.map((each) => holder(each) === winner),
    );
    const prize = mine?.awards.find(({ what }) => what === 'money')?.id ?? '';
    const claim = (token: string) => gateway.client.send('promotionClaim', { token, body: { award: prize } });
    expect((await claim(none.token)).json.code).toBe('PROMOTION_UNKNOWN');
    const [again, once] = await Promise.all([claim(winner.token), claim(winner.token)]);
    expect([again?.json.value, once?.json.value]).toMatchObject([
      { id: prize, what: 'money', amount: '9000', state: 'CLAIMED' },
      { id: prize, state: 'CLAIMED' },
    ]);
    expect(await moneyOf(winner.memberId)).toBe(balance + 9000n);
    const rewards = await gateway.client.value('rewards', { token: winner.token });
    expect(rewards.credited[0]).toMatchObject({
      promotion: 'raffle/spring',
      title: expect.not.stringContaining('/'),
    });
    expect(faults).toEqual([]);
  });

  it('are drawn among nobody without tickets, and keep a prize for who is on a break', async () => {
    setUp({ id: 'empty' });
    const { token } = await member();
    gateway.wait(3 * hourMs);
    await look();
    expect(await told(token)).toMatchObject({ id: 'empty', result: { winners: [] } });

    gateway.publish((documents) => delete documents['raffle/empty']);
    setUp({ id: 'alone', prizes: [{ what: 'money', amount: 400 }] }, { raffle: 'alone' });
    const winner = await member();
    await pay(winner.memberId, 1000n);
    gateway.wait(3 * hourMs);
    await look();
    const { awards = [] } = (await told(winner.token)) ?? {};
    await breakOf(winner.memberId);
    const refused = await gateway.client.send('promotionClaim', {
      token: winner.token,
      body: { award: awards[0]?.id ?? '' },
    });
    expect(refused.json.code).toBe('EXCLUDED');
    expect(await moneyOf(winner.memberId)).toBe(1000n);
  });
});
