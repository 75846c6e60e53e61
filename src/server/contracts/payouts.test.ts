import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordBets } from '#server/bets/bets.ts';
import { settleBet } from '#server/bets/testing/settle-bet.ts';
import type { DividendTerms, RealtimeTerms } from '#play/contracts/terms.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { promotionStage } from '#server/promotions/testing/stage.ts';
import { databases } from '#server/testing/database.ts';
import { contractStage, salaryOf, setContracts } from './testing/stage.ts';

const minuteMs = 60_000;

/** demoagent is above demo, demoteam1 and demosub, who is above demoteam3 and demoteam4. The clock begins at 2026-03-01 10:00, UTC. */
describe.each(databases)('payouts of contracts on %s', (database) => {
  let gateway: TestGateway;
  let round = 0;
  const { between, ofHouse, offer, person, work } = contractStage(() => gateway);
  const { moneyOf } = promotionStage(() => gateway);
  beforeAll(async () => {
    gateway = await startGateway(database);
    gateway.set({ constants: { sessionIdleMinutes: 40_000, sessionHours: 720, transfersPerMinute: 10_000 } });
    gateway.publish((documents) => setContracts(documents));
  });
  afterAll(() => gateway.close());

  /** A bet that settles now; settles it again later. */
  const play = async (who: string, stake: bigint, payout = 0n) => {
    const owner = { brand: 'alpha', memberId: (await person(who)).id };
    const [id = ''] = await recordBets(gateway.db, [
      {
        ...owner,
        source: 'lottery',
        vassalage: 'LOTT',
        gameType: 'LOTT',
        gameCode: 'hcm',
        round: `round-${(round += 1)}`,
        currency: 'MMK',
        stake,
        at: gateway.now(),
      },
    ]);
    const settle = (version: number, status: 'SETTLED' | 'VOID', paid: bigint) =>
      settleBet(gateway.db, { ...owner, id, version, status, payout: paid, at: gateway.now() });
    await settle(1, 'SETTLED', payout);
    return { again: (paid: bigint) => settle(2, 'SETTLED', paid), annul: () => settle(2, 'VOID', 0n) };
  };
  const to = (moment: string): void => gateway.wait(Date.parse(moment) - gateway.now().getTime());
  const balances = async (...who: string[]) => {
    const all: bigint[] = [];
    for (const each of who) all.push(await moneyOf((await person(each)).id));
    return all;
  };
  /** What members got by some work. */
  const got = async (who: string[], doing: () => Promise<unknown>) => {
    const before = await balances(...who);
    await doing();
    return (await balances(...who)).map((after, at) => after - (before[at] ?? 0n));
  };
  const payouts = async (who: string, query: Record<string, string>) =>
    (await gateway.client.value('contractPayouts', { token: (await person(who)).token, query })).payouts;
  /** When the contract of a kind pays a member next. */
  const next = async (who: string, kind: string) => {
    const { infos } = await gateway.client.value('contractInfo', { token: (await person(who)).token });
    return infos.find((info) => info.kind === kind)?.next;
  };
  const statement = async (who: string, payout: string | undefined) =>
    gateway.client.send('contractStatement', {
      token: (await person(who)).token,
      query: { payout: payout ?? '' },
    });
  const three = ['demoagent', 'demosub', 'demoteam3'];

  it('are made of the volume of the day before, the next day, out of what the upline gets, once [CON-10]', async () => {
    await ofHouse('demoagent', salaryOf('daily', 100));
    await between('demoagent', 'demosub', salaryOf('daily', 60));
    await between('demosub', 'demoteam3', salaryOf('daily', 50));
    // Before the first whole day of the contracts.
    await play('demoteam3', 9_000_000n);
    to('2026-03-02T00:00:00Z');
    await play('demo', 500_000n);
    to('2026-03-02T23:59:59Z');
    await play('demoteam3', 1_000_900n);
    await play('demosub', 200_000n);
    await play('demoteam4', 300_000n);
    to('2026-03-03T00:00:00Z');
    await play('demoteam3', 7_000_000n);
    to('2026-03-03T00:04:59Z');
    expect(await got(three, work)).toEqual([0n, 0n, 0n]);
    to('2026-03-03T00:05:00Z');
    // 1 % of 2,000,000 for the agent, 0.6 % of 1,500,000 and 0.5 % of 1,000,000 below: the 900 are no whole thousand.
    expect(await got(three, () => Promise.all([work(), work(), work()]))).toEqual([11_000n, 4_000n, 5_000n]);
    expect(await got(three, work)).toEqual([0n, 0n, 0n]);
    expect((await verifyLedger(gateway.db)).findings).toEqual([]);
  });

  it('have a statement that shows how they were computed, to who gets and to who pays them', async () => {
    const [own] = await payouts('demosub', { kind: 'daily' });
    expect(own).toMatchObject({
      account: 'demosub',
      amount: '4000',
      state: 'PAID',
      from: '2026-03-02T00:00:00.000Z',
    });
    const mine = (await statement('demosub', own?.id)).json.value;
    expect(mine).toMatchObject({
      figures: { validBet: '1500900', bets: '1500900', wins: '0', members: 3 },
      tier: 1,
      own: '9000',
      received: '9000',
      given: [{ account: 'demoteam3', own: '5000', received: '5000' }],
      kept: '4000',
      corrections: [],
    });
    const [seen] = await payouts('demoagent', { account: 'demosub', kind: 'daily' });
    expect(seen).toMatchObject({ id: own?.id, amount: '9000' });
    expect((await statement('demoagent', own?.id)).json.value).toMatchObject({
      figures: { validBet: '1500900' },
      received: '9000',
      kept: '9000',
      given: [],
    });
    // Below, beside and elsewhere nobody reads it.
    for (const who of ['demoteam3', 'demo', 'demoteam1'])
      expect((await statement(who, own?.id)).json.code).toBe('CONTRACT_UNKNOWN');
    const further = await gateway.client.send('contractPayouts', {
      token: (await person('demoagent')).token,
      query: { account: 'demoteam3' },
    });
    expect(further.json.code).toBe('INVALID_FIELDS');
  });

  it('correct what results change later by a difference in the next period, and take from nobody', async () => {
    const bet = await play('demoteam3', 1_000_000n);
    await play('demo', 2_000_000n);
    to('2026-03-04T00:05:00Z');
    // On the day of 2026-03-03 demoteam3 has also played 7,000,000.
    expect(await got(three, work)).toEqual([100_000n - 48_000n, 8_000n, 40_000n]);
    await bet.annul();
    await play('demoteam3', 100_000n);
    to('2026-03-05T00:05:00Z');
    // 1,000,000 less: 5,000 of demoteam3, 1,000 of demosub and 4,000 of demoagent, beside 0.5, 0.1 and 0.4 % of 100,000.
    expect(await got(three, work)).toEqual([0n, 0n, 0n]);
    const [corrected] = await payouts('demoteam3', { kind: 'daily' });
    expect((await statement('demoteam3', corrected?.id)).json.value).toMatchObject({
      kept: '500',
      corrections: [
        { from: '2026-03-03T00:00:00.000Z', before: '40000', after: '35000', difference: '-5000' },
      ],
      amount: '0',
      left: '-4500',
    });
    await play('demoteam3', 2_000_000n);
    to('2026-03-06T00:05:00Z');
    expect(await got(three, work)).toEqual([8_000n - 3_600n, 2_000n - 900n, 10_000n - 4_500n]);
  });

  it('pay a dividend of 1,041.66 on a loss of 25,000, and divide it among downlines in proportion where it does not suffice', async () => {
    const tiers = [
      { validBet: '30000000', loss: '1000000', members: 3, rate: 300 },
      { validBet: '50000000', loss: '3000000', members: 3, rate: 500 },
    ];
    const terms: DividendTerms = { kind: 'dividend', period: 'daily', form: 'floating', tiers };
    await ofHouse('demoagent', terms);
    const part = (rate: number): DividendTerms => ({
      ...terms,
      form: 'fixed',
      tiers: [{ validBet: '30000000', loss: '2000000', members: 3, rate }],
    });
    expect((await offer('demoagent', 'demosub', part(301))).json.value.reason).toBe('ABOVE_OWN');
    await between('demoagent', 'demosub', part(300));
    to('2026-03-07T08:00:00Z');
    // The team of demosub has lost 4,000,000, the others have won 1,500,000.
    await play('demosub', 10_000_000n, 9_000_000n);
    await play('demoteam3', 20_000_000n, 18_000_000n);
    await play('demoteam4', 10_000_000n, 9_000_000n);
    await play('demo', 20_000_000n, 20_500_000n);
    await play('demoteam1', 20_000_000n, 21_000_000n);
    to('2026-03-08T00:05:00Z');
    const { token } = await person('demoagent');
    const previewed = await gateway.client.value('contractPreview', {
      token,
      body: { account: 'demosub', terms: part(200) },
    });
    expect(previewed).toMatchObject({
      from: '2026-03-07T00:00:00.000Z',
      figures: { validBet: '40000000', loss: '4000000', members: 3 },
      amount: '80000',
      tier: 1,
    });
    const before = await moneyOf((await person('demosub')).id);
    await work();
    // By its contract demosub has 3 % of 4,000,000, and the agent 104,166 in all to give.
    const [mine] = await payouts('demosub', { kind: 'dividend' });
    expect((await statement('demosub', mine?.id)).json.value).toMatchObject({
      own: '120000',
      received: '104166',
    });
    expect((await moneyOf((await person('demosub')).id)) - before >= 104_166n).toBe(true);
    const [above] = await payouts('demoagent', { kind: 'dividend' });
    expect((await statement('demoagent', above?.id)).json.value).toMatchObject({
      own: '104166',
      kept: '0',
      amount: '0',
      tier: 2,
      figures: { loss: '2500000', members: 5 },
    });
  });

  it('pay the salary of an hour at five minutes past the next', async () => {
    to('2026-03-08T10:10:00Z');
    await ofHouse('demoagent', salaryOf('hourly', 100));
    expect(await next('demoagent', 'hourly')).toEqual({
      at: '2026-03-08T12:05:00.000Z',
      from: '2026-03-08T11:00:00.000Z',
      until: '2026-03-08T12:00:00.000Z',
    });
    await play('demo', 1_000_000n);
    to('2026-03-08T11:30:00Z');
    await play('demo', 500_000n);
    to('2026-03-08T12:04:59Z');
    await work();
    expect(await payouts('demoagent', { kind: 'hourly' })).toEqual([]);
    expect((await next('demoagent', 'hourly'))?.at).toBe('2026-03-08T12:05:00.000Z');
    to('2026-03-08T12:05:00Z');
    expect((await next('demoagent', 'hourly'))?.at).toBe('2026-03-08T13:05:00.000Z');
    expect(await got(['demoagent'], work)).toEqual([5_000n]);
  });

  it('pay a real-time salary every five minutes on bets that settle, the difference per level, once for each bet [CON-09]', async () => {
    const terms = (profitRate: number, lossRate: number): RealtimeTerms => ({
      kind: 'realtime',
      tiers: [{ singleBet: '1000', profitRate, lossRate }],
    });
    to('2026-03-08T13:00:00Z');
    await ofHouse('demoagent', terms(20, 50));
    await between('demoagent', 'demosub', terms(10, 40));
    to('2026-03-08T13:06:00Z');
    await play('demo', 100_000n);
    await play('demoteam3', 100_000n, 150_000n);
    const bet = await play('demoteam4', 200_000n);
    await play('demoteam4', 50_000n, 50_000n);
    await play('demoteam4', 999n);
    const two = ['demoagent', 'demosub'];
    expect((await next('demosub', 'realtime'))?.at).toBe('2026-03-08T13:10:00.000Z');
    expect(await next('demoteam4', 'realtime')).toBeUndefined();
    expect(await got(two, work)).toEqual([0n, 0n]);
    to('2026-03-08T13:10:00Z');
    // Lost: 0.5 % of 100,000; won: 0.2 and 0.1 % of 100,000; lost: 0.5 and 0.4 % of 200,000.
    expect(await got(two, () => Promise.all([work(), work()]))).toEqual([500n + 100n + 200n, 100n + 800n]);
    to('2026-03-08T13:11:00Z');
    expect(await got(two, work)).toEqual([0n, 0n]);
    const [paid] = await payouts('demosub', { kind: 'realtime' });
    const { bets } = (await statement('demosub', paid?.id)).json.value;
    const byAccount = (one: { account: string }, other: { account: string }) =>
      one.account < other.account ? -1 : 1;
    expect(bets.toSorted(byAccount)).toMatchObject([
      { account: 'demoteam3', stake: '100000', own: '100', below: '0', amount: '100', before: '0' },
      { account: 'demoteam4', stake: '200000', own: '800', amount: '800' },
    ]);
    // The bet has won after all, and another settles: what was too much is taken from what there is to pay.
    await bet.again(300_000n);
    await play('demoteam3', 1_000_000n);
    to('2026-03-08T13:15:00Z');
    expect(await got(two, work)).toEqual([1_000n, 4_000n - 600n]);
    gateway.wait(20 * minuteMs);
    expect(await got(two, work)).toEqual([0n, 0n]);
    expect((await verifyLedger(gateway.db)).findings).toEqual([]);
  });
});
