import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordBets } from '#server/bets/bets.ts';
import { settleBet, type Settlement } from '#server/bets/testing/settle-bet.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { makeDeposit } from '#server/promotions/testing/make-deposit.ts';
import { promotionStage } from '#server/promotions/testing/stage.ts';
import { databases } from '#server/testing/database.ts';
import { agentStage, setAgents } from './testing/stage.ts';

const dayMs = 86_400_000;

describe.each(databases)('rebates of agents on %s', (kind) => {
  let gateway: TestGateway;
  let stage: ReturnType<typeof agentStage>;
  const { moneyOf } = promotionStage(() => gateway);
  const ids = new Map<string, string>();
  const id = (account: string): string => ids.get(account) ?? '';
  const tokens = new Map<string, string>();
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({ constants: { sessionIdleMinutes: 10_080, sessionHours: 720 } });
    gateway.publish((documents) => setAgents(documents));
    stage = agentStage({ db: gateway.db, brand: gateway.brand, now: gateway.now });
    const members = await gateway.db.selectFrom('members').select(['id', 'account']).execute();
    for (const member of members) ids.set(member.account, member.id);
    for (const username of ['demoagent', 'demosub']) {
      const { token } = await gateway.client.value('sessionLogin', {
        body: { type: 'username', username, password: demoPassword },
      });
      tokens.set(username, token);
    }
  });
  afterAll(() => gateway.close());

  const token = (who: string): string => tokens.get(who) ?? '';
  const income = (who: string) => gateway.client.value('agentIncome', { token: token(who), query: {} });
  const place = async (account: string, stake: bigint): Promise<string> => {
    const [bet = ''] = await recordBets(gateway.db, [
      {
        brand: 'alpha',
        memberId: id(account),
        source: 'lottery',
        vassalage: 'LOTT',
        gameType: 'LOTT',
        gameCode: 'two',
        round: `${account}${gateway.now().getTime()}`,
        currency: 'MMK',
        stake,
        at: gateway.now(),
      },
    ]);
    return bet;
  };
  const settle = (account: string, bet: string, given: Partial<Settlement> = {}) =>
    settleBet(gateway.db, {
      brand: 'alpha',
      memberId: id(account),
      id: bet,
      version: 1,
      status: 'SETTLED',
      payout: 0n,
      at: gateway.now(),
      ...given,
    });
  const setRate = (who: string, member: string, rate: number) =>
    gateway.client.send('agentRate', { token: token(who), body: { member: id(member), rate } });

  it('are the margins of every upline, once over two processes, by the rates of the stake', async () => {
    expect(await stage.place(id('demoagent'), { rate: 600 })).toMatchObject({ ok: true, rate: 600 });
    expect((await setRate('demoagent', 'demosub', 400)).json.value).toMatchObject({
      rate: 400,
      group: 1880,
      max: 600,
    });
    expect((await setRate('demosub', 'demoteam3', 100)).status).toBe(200);
    gateway.wait(1000);
    const before = { agent: await moneyOf(id('demoagent')), sub: await moneyOf(id('demosub')) };
    const bet = await place('demoteam3', 12_345n);
    // A later rate is not that of the stake.
    gateway.wait(1000);
    expect((await setRate('demosub', 'demoteam3', 400)).status).toBe(200);
    await settle('demoteam3', bet, { payout: 5000n });
    await stage.count();
    await stage.count();
    // 3 % and 2 % of 123.45: 370.35 and 246.9 minor units.
    expect(await income('demosub')).toMatchObject({ earned: '370.35', paid: '0', open: '370.35' });
    expect(await income('demoagent')).toMatchObject({
      earned: '246.9',
      sources: [{ account: 'demosub', validBet: '12345', earned: '246.9' }],
    });
    expect(await stage.pay()).toEqual([id('demoagent'), id('demosub')].toSorted());
    expect(await stage.pay()).toEqual([]);
    expect([await moneyOf(id('demoagent')), await moneyOf(id('demosub'))]).toEqual([
      before.agent + 246n,
      before.sub + 370n,
    ]);
    // What is below a minor unit is carried on.
    expect(await income('demosub')).toMatchObject({ paid: '370', open: '0.35' });
    const { bets } = await gateway.client.value('agentIncomeBets', {
      token: token('demoagent'),
      query: { member: id('demoteam3') },
    });
    expect(bets).toMatchObject([{ id: bet, rate: 600, below: 400, earned: '246.9', validBet: '12345' }]);
    const { rows } = await gateway.client.value('accountRecord', {
      token: token('demosub'),
      query: { type: 'rebate' },
    });
    expect(rows.map(({ kind: called, amount }) => [called, amount])).toEqual([['rebate', '370']]);

    // Settled anew and void: what was paid is taken back, what is carried stays none.
    gateway.wait(1000);
    await settle('demoteam3', bet, { version: 2, status: 'VOID', payout: 0n });
    await stage.count();
    await stage.pay();
    expect([await moneyOf(id('demoagent')), await moneyOf(id('demosub'))]).toEqual([
      before.agent,
      before.sub,
    ]);
    expect(await income('demosub')).toMatchObject({ earned: '0', paid: '0', open: '0' });
    gateway.wait(1000);
    await settle('demoteam3', bet, { version: 3, payout: 20_000n });
    await stage.count();
    await stage.pay();
    expect(await moneyOf(id('demosub'))).toBe(before.sub + 370n);
    expect((await verifyLedger(gateway.db)).findings).toEqual([]);
    await stage.count();
    expect(await stage.proof()).toEqual([]);
  });

  it('are made up for later where the money is gone', async () => {
    const bet = await place('demoteam3', 1_000_000n);
    await settle('demoteam3', bet);
    await stage.count();
    await stage.pay();
    // 2 % for the agent, nothing for the upline between, whose rate the player has.
    const purse = await moneyOf(id('demoagent'));
    await sql`select ledger_post('alpha', ${id('demoagent')}, 'adjustment', 'gone', 'MMK', ${gateway.now()}, '{}',
      array[${id('demoagent')}, 'house'], array['main', 'adjustments'], array[${String(5000n - purse)}, ${String(purse - 5000n)}]::bigint[])`.execute(
      gateway.db,
    );
    gateway.wait(1000);
    await settle('demoteam3', bet, { version: 2, status: 'VOID' });
    await stage.count();
    await stage.pay();
    await stage.pay();
    expect(await moneyOf(id('demoagent'))).toBe(0n);
    expect((await income('demoagent')).open).toBe('-14999.1');
    const next = await place('demoteam3', 1_000_000n);
    await settle('demoteam3', next);
    await stage.count();
    await stage.pay();
    expect(await moneyOf(id('demoagent'))).toBe(5000n);
    const page = (query: object) =>
      gateway.client.value('agentIncomeBets', {
        token: token('demoagent'),
        query: { member: id('demoteam3'), size: '1', ...query },
      });
    const newest = await page({});
    const older = await page({ after: newest.next ?? '' });
    // The void one earned nothing, so that it is none of them.
    expect([...newest.bets, ...older.bets].map(({ earned }) => earned)).toEqual(['20000', '246.9']);
    expect(older.next).toBeUndefined();
    await stage.count();
    expect(await stage.proof()).toEqual([]);
  });

  it('stand in the figures of the team, with registrations, deposits and movements [OFF-21]', async () => {
    gateway.wait(40 * dayMs);
    for (const username of ['demoagent', 'demosub']) {
      const { token: fresh } = await gateway.client.value('sessionLogin', {
        body: { type: 'username', username, password: demoPassword },
      });
      tokens.set(username, fresh);
    }
    const password = 'Quiet-Harbour-58';
    const { token: joined } = await gateway.client.value('memberRegister', {
      body: {
        username: 'Newbie1',
        password,
        verifyPwd: password,
        termsAgreement: true,
        registerMethod: 'WEB',
        affiliateCode: 'DEMOSUB',
        login: true,
      },
    });
    const { id: newbie } = await gateway.client.value('memberInfo', { token: joined });
    ids.set('Newbie1', newbie);
    await (
      await makeDeposit(gateway, { memberId: newbie, amount: 50_000n })
    )();
    gateway.wait(1000);
    const bets = [await place('Newbie1', 10_000n), await place('demo', 4000n)];
    await settle('Newbie1', bets[0] ?? '', { payout: 2000n });
    await settle('demo', bets[1] ?? '', { payout: 9000n });
    await stage.count();
    await stage.pay();
    await stage.count();

    const overview = await gateway.client.value('agentTeamOverview', { token: token('demoagent') });
    const today = {
      bets: 2,
      stake: '14000',
      payout: '11000',
      validBet: '14000',
      deposits: '50000',
      withdrawals: '0',
      newcomers: 1,
      active: 2,
    };
    expect(overview.today.now).toMatchObject(today);
    expect(overview.month.now).toMatchObject({ newcomers: 1, active: 2 });
    expect(overview.yesterday.now).toMatchObject({ bets: 0, active: 0 });
    expect(overview.days.at(-1)).toMatchObject({ validBet: '14000', active: 2 });
    // The default of the brand for newcomers, below the rate of the agent of the code.
    const table = await gateway.client.value('agentDownlines', {
      token: token('demoagent'),
      query: { of: id('demosub'), sort: 'rate', order: 'desc' },
    });
    expect(table.path.map(({ account }) => account)).toEqual(['demosub']);
    expect(table.rows.map(({ account, rate, max }) => [account, rate, max])).toEqual(
      expect.arrayContaining([
        ['Newbie1', 50, 400],
        ['demoteam3', 400, 400],
      ]),
    );
    expect(table.rows[0]?.account).toBe('demoteam3');
    const first = await gateway.client.value('agentDownlines', {
      token: token('demosub'),
      query: { size: '2' },
    });
    const second = await gateway.client.value('agentDownlines', {
      token: token('demosub'),
      query: { size: '2', after: first.next ?? '' },
    });
    expect([...first.rows, ...second.rows].map(({ account }) => account.toLowerCase())).toEqual([
      'demoteam3',
      'demoteam4',
      'demoteam5',
      'newbie1',
    ]);
    const profit = await gateway.client.value('agentTeamProfit', { token: token('demoagent'), query: {} });
    expect(profit.rows.map(({ account, sums }) => [account, sums.stake, sums.payout])).toEqual([
      ['demosub', '10000', '2000'],
      ['demo', '4000', '9000'],
    ]);
    // What the sub agent got is given by the house, like what players win.
    expect(profit.rows[0]?.sums).toMatchObject({ rebates: '350', netLoss: '7650' });
    const down = await gateway.client.value('agentTeamProfit', {
      token: token('demoagent'),
      query: { of: id('demosub') },
    });
    expect(down.rows.map(({ account }) => account)).toEqual(['Newbie1']);
    const team = await gateway.client.value('agentTeamBets', {
      token: token('demoagent'),
      query: { size: '1' },
    });
    const rest = await gateway.client.value('agentTeamBets', {
      token: token('demoagent'),
      query: { after: team.next ?? '' },
    });
    expect([...team.bets, ...rest.bets].map(({ member }) => member.account)).toEqual(['demo', 'Newbie1']);
    const moves = await gateway.client.value('agentTeamRecords', {
      token: token('demosub'),
      query: { type: 'deposit' },
    });
    expect(moves.rows).toMatchObject([{ member: { account: 'Newbie1' }, kind: 'deposit', amount: '50000' }]);
    expect(await stage.proof()).toEqual([]);
  });

  it('stay where they were earned when a branch moves, and come from the new place afterwards', async () => {
    await stage.add('elsewhere');
    expect(await stage.place('elsewhere', { rate: 500 })).toMatchObject({ ok: true });
    const before = await income('demoagent');
    gateway.wait(1000);
    const old = await place('demoteam4', 100_000n);
    gateway.wait(1000);
    expect(await stage.place(id('demosub'), { uplineId: 'elsewhere' })).toMatchObject({ ok: true });
    gateway.wait(1000);
    const fresh = await place('demoteam4', 100_000n);
    await settle('demoteam4', fresh);
    await settle('demoteam4', old);
    await stage.count();
    await stage.pay();
    await stage.count();
    const [was, is] = [Number(before.earned), Number((await income('demoagent')).earned)];
    expect(is - was).toBeCloseTo(2000, 4);
    expect(await moneyOf('elsewhere')).toBe(1000n);
    const profit = await gateway.client.value('agentTeamProfit', { token: token('demoagent'), query: {} });
    expect(profit.rows.find(({ account }) => account === 'demosub')?.sums.stake).toBe('110000');
    expect(await stage.proof()).toEqual([]);
  });

  it('are proved against the bets, with the difference named', async () => {
    await sql`update agent_figures set stake = stake + 7 where "of" = '' and stake > 0 and member_id = 'elsewhere'`.execute(
      gateway.db,
    );
    await sql`delete from agent_active where member_id = 'elsewhere' and span = 'week' and "of" = ''`.execute(
      gateway.db,
    );
    const late = await place('demo', 500n);
    await settle('demo', late, { at: new Date(gateway.now().getTime() - 2 * dayMs) });
    await sql`select ledger_post('alpha', ${id('demo')}, 'deposit', 'late', 'MMK', ${new Date(gateway.now().getTime() - 2 * dayMs)}, '{}',
      array[${id('demo')}, 'house'], array['main', 'deposits'], array['100', '-100']::bigint[])`.execute(
      gateway.db,
    );
    expect((await stage.proof()).map(({ rule, message }) => [rule, message])).toEqual([
      ['uncounted', expect.stringContaining('deposit was booked at')],
      ['uncounted', expect.stringContaining('counted is none')],
      ['figures', 'stake is 100007, the sum is 100000'],
      ['active', 'active are 0, the bets are of 1'],
    ]);
  });
});
