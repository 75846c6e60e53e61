import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LotteriesDocument } from '#contract/generated/documents.ts';
import { ssc } from '#play/lottery/ssc/ssc.ts';
import { seededRandom } from '#play/lottery/testing/seeded-random.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { testKey } from '#server/gateway/testing/lottery.ts';
import { makeDraws } from '#server/lottery/make-draws.ts';
import { drawsOfTest } from '#server/lottery/testing/draws.ts';
import { databases } from '#server/testing/database.ts';
import { agentStage, setAgents } from './testing/stage.ts';

const file = join(import.meta.dirname, '../../../configs/base/lotteries/main.json');
const { byCurrency: _, ...lotteries } = JSON.parse(readFileSync(file, 'utf8')) as LotteriesDocument;

describe.each(databases)('odds by rebate rates on %s', (kind) => {
  let gateway: TestGateway;
  let stage: ReturnType<typeof agentStage>;
  const tokens = new Map<string, string>();
  const ids = new Map<string, string>();
  const token = (who: string): string => tokens.get(who) ?? '';
  const id = (who: string): string => ids.get(who) ?? '';
  const publish = (byRate: boolean): void =>
    gateway.publish((documents) => {
      setAgents(documents);
      const prizeGroup = { lowest: 1800, highest: 1950, member: 1900, step: 10, byRate };
      documents['lotteries/main'] = { ...lotteries, prizeGroup };
    });
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({ constants: { sessionIdleMinutes: 10_080, sessionHours: 720 } });
    publish(true);
    stage = agentStage({ db: gateway.db, brand: gateway.brand, now: gateway.now });
    for (const username of ['demoagent', 'demosub', 'demoteam3', 'demonew']) {
      const login = await gateway.client.send('sessionLogin', {
        body: { type: 'username', username, password: demoPassword },
      });
      if (login.status === 200) tokens.set(username, login.json.value.token);
    }
    for (const member of await gateway.db.selectFrom('members').select(['id', 'account']).execute())
      ids.set(member.account, member.id);
    for (const [who, rate] of [
      ['demoagent', 600],
      ['demosub', 400],
      ['demoteam3', 250],
    ] as const)
      await stage.place(id(who), { rate });
    await makeDraws({ db: gateway.db, key: testKey, sandbox: true }, gateway.brand(), gateway.now());
    await drawsOfTest(gateway).run();
    gateway.wait(1000);
  });
  afterAll(() => gateway.close());

  const groupOf = async (who: string) =>
    (await gateway.client.value('memberInfo', { token: token(who) })).prizeGroup;
  /** Stakes 20.00 on one five-digit number. */
  const bet = async (who: string, group?: number) => {
    const { draws } = await gateway.client.value('lotteryGame', { query: { game: 'minute-star' } });
    const line = {
      game: 'minute-star',
      numero: draws[0]?.numero,
      betType: 'five-direct',
      selection: ssc.betTypes.get('five-direct')?.quickPick(seededRandom(1)),
      unit: '200',
      multiple: 10,
      ...(group !== undefined && { group }),
    };
    const { json } = await gateway.client.send('lotteryBet', {
      token: token(who),
      idempotencyKey: crypto.randomUUID(),
      body: { lines: [line] },
    });
    return json.value?.reason ?? json.code ?? 'OK';
  };

  it('are up to the group of the player’s own rate; lower ones bring the rest as a rebate, and uplines earn the same', async () => {
    // 1800 + 20 × 2.5, and 20 for each percent of the others.
    expect(await Promise.all(['demoteam3', 'demosub', 'demoagent'].map(groupOf))).toEqual([1850, 1880, 1920]);
    const rules = await gateway.client.value('lotteryGame', { query: { game: 'minute-star' } });
    expect(rules.prizeGroups).toMatchObject({ highest: 1900, byRate: true, most: 1950 });
    expect(await bet('demoteam3', 1860)).toBe('GROUP');
    expect(await bet('demoteam3', 1790)).toBe('GROUP');
    expect([await bet('demoteam3'), await bet('demoteam3', 1800)]).toEqual(['OK', 'OK']);
    const { bets } = await gateway.client.value('lotteryBets', { token: token('demoteam3'), query: {} });
    expect(new Set(bets.map(({ group, odds }) => `${group} ${odds[0]?.odds}`))).toEqual(
      new Set(['1850 92500', '1800 90000']),
    );
    gateway.wait(120_000);
    await drawsOfTest(gateway).run();
    const settled = await gateway.client.value('lotteryBets', { token: token('demoteam3'), query: {} });
    // 2.5 % of 2,000 for the lower odds, nothing for the highest.
    expect(new Map(settled.bets.map(({ group, rebate }) => [group, rebate]))).toEqual(
      new Map([
        [1850, '0'],
        [1800, '50'],
      ]),
    );
    await stage.count();
    // 1.5 % and 2 % of both stakes: 6 % in all with the player's 2.5 %, whichever way it is taken.
    const earned = async (who: string) =>
      (await gateway.client.value('agentIncome', { token: token(who), query: {} })).earned;
    expect(await Promise.all(['demosub', 'demoagent'].map(earned))).toEqual(['60', '80']);
  });

  it('are the brand’s where they do not go by rates', async () => {
    publish(false);
    expect(await groupOf('demoteam3')).toBeUndefined();
    expect(await bet('demoteam3', 1900)).toBe('OK');
    expect(await bet('demoteam3', 1910)).toBe('GROUP');
  });
});
