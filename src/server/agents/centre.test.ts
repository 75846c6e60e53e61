import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallId, CallTypes } from '#contract/generated/calls.ts';
import { recordBets } from '#server/bets/bets.ts';
import { settleBet } from '#server/bets/testing/settle-bet.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { databases } from '#server/testing/database.ts';
import { agentStage, setAgents } from './testing/stage.ts';

const dayMs = 86_400_000;
const firstPassword = 'Lotus-of-the-agent-7';

describe.each(databases)('the agent centre on %s', (kind) => {
  let gateway: TestGateway;
  let stage: ReturnType<typeof agentStage>;
  const ids = new Map<string, string>();
  const id = (account: string): string => ids.get(account) ?? account;
  const tokenOf = async (username: string, password = demoPassword): Promise<string> =>
    (await gateway.client.value('sessionLogin', { body: { type: 'username', username, password } })).token;
  let keys = 0;
  const send = async (call: CallId, token: string, sent: object) => {
    const { status, json } = await gateway.client.send(call, {
      token,
      idempotencyKey: `centre-${call}-${(keys += 1)}`,
      ...sent,
    });
    return { status, code: json.code, value: json.value as { fields?: { field: string; code: string }[] } };
  };
  const faults = async (call: CallId, token: string, body: object) =>
    (await send(call, token, { body })).value?.fields?.map(({ field, code }) => `${field} ${code}`);
  const account = (username: string, given: object = {}) => ({
    username,
    password: firstPassword,
    type: 0,
    rate: 100,
    ...given,
  });
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({ constants: { sessionIdleMinutes: 10_080, sessionHours: 720, registrationsPerHour: 1000 } });
    gateway.publish((documents) =>
      setAgents(documents, {
        rates: { max: 1000, step: 10, gap: 20, newcomers: 50 },
        kinds: { 1: { below: [0, 41] }, 41: { below: [0, 42] }, 42: { max: 100, below: [0] } },
      }),
    );
    stage = agentStage({ db: gateway.db, brand: gateway.brand, now: gateway.now });
    const members = await gateway.db.selectFrom('members').select(['id', 'account']).execute();
    for (const member of members) ids.set(member.account, member.id);
    await stage.place(id('demoagent'), { rate: 600 });
    await stage.place(id('demosub'), { rate: 400 });
  });
  afterAll(() => gateway.close());

  const registered = async (affiliateCode: string, username: string) =>
    gateway.client.send('memberRegister', {
      body: {
        ...registration,
        username,
        password: firstPassword,
        verifyPwd: firstPassword,
        affiliateCode,
      } as CallTypes['memberRegister']['body'],
    });
  const registration = { registerMethod: 'WEB', termsAgreement: true, login: true };
  const member = (name: string) =>
    gateway.db
      .selectFrom('members')
      .select(['id', 'type', 'upline_id', 'affiliate_code', 'password_own'])
      .where('brand', '=', 'alpha')
      .where('account', '=', name)
      .executeTakeFirstOrThrow();
  const rateNow = async (of: string) =>
    await gateway.db
      .selectFrom('agent_places')
      .select(['rate', 'author'])
      .where('member_id', '=', of)
      .orderBy('since', 'desc')
      .executeTakeFirstOrThrow();

  it('opens an account of a kind that may stand below, within the bounds, once [AGT-04]', async () => {
    const token = await tokenOf('demoagent');
    const body = account('opened41', { type: 41, rate: 300, nickname: 'Opened' });
    const idempotencyKey = 'opened-once-and-no-more';
    const first = await gateway.client.value('agentOpen', { token, body, idempotencyKey } as never);
    expect(first).toMatchObject({ account: 'opened41', type: 41, rate: 300, group: 1860 });
    expect(await gateway.client.value('agentOpen', { token, body, idempotencyKey } as never)).toEqual(first);
    const opened = await member('opened41');
    expect(opened).toMatchObject({ type: 41, upline_id: id('demoagent'), password_own: false });
    expect(opened.affiliate_code).toMatch(/^[A-Z2-9]{8}$/u);
    expect(await rateNow(opened.id)).toEqual({ rate: 300, author: 'demoagent' });
    // The password is good for one login, which demands another.
    const login = { type: 'username', username: 'opened41', password: firstPassword } as const;
    expect(await gateway.client.value('sessionLogin', { body: login })).toMatchObject({
      firstTimeLogin: true,
    });
    const [line] = await gateway.db
      .selectFrom('config_audit')
      .selectAll()
      .where('action', '=', 'member.opened')
      .execute();
    expect(line).toMatchObject({ account: 'demoagent', target: opened.id });
    expect(JSON.stringify(line)).not.toContain(firstPassword);

    expect(await faults('agentOpen', token, account('opened41'))).toEqual(['username TAKEN']);
    expect(await faults('agentOpen', token, account('OPENED41'))).toEqual(['username TAKEN']);
    expect(await faults('agentOpen', token, account('opened2', { rate: 590 }))).toEqual(['rate TOO_LARGE']);
    expect(await faults('agentOpen', token, account('opened2', { rate: 105 }))).toEqual(['rate PATTERN']);
    for (const type of [1, 2, 42])
      expect(await faults('agentOpen', token, account('opened2', { type }))).toEqual(['type NOT_AN_OPTION']);
    expect(await faults('agentOpen', token, account('opened2', { password: 'opened2' }))).not.toBeUndefined();
    // Sent at once under two keys, the account is opened once.
    const both = await Promise.all([1, 2].map(() => send('agentOpen', token, { body: account('opened3') })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('lets nobody but agents open accounts, make links and note', async () => {
    const token = await tokenOf('demo');
    const calls: [CallId, object][] = [
      ['agentOpen', { body: account('never1') }],
      ['agentLinks', { query: {} }],
      ['agentLinkMake', { body: { type: 0, rate: 0 } }],
      ['agentLinkClose', { body: { code: 'ABCDEFGHJK' } }],
      ['agentNote', { body: { member: id('demoteam1'), note: 'x' } }],
      ['agentTeamGames', { query: {} }],
    ];
    for (const [call, sent] of calls)
      expect([call, (await send(call, token, sent)).status]).toEqual([call, 403]);
  });

  it('invites by links with a kind, a rate, an end and a number of uses, and tells what each brought [AGT-04]', async () => {
    const token = await tokenOf('demoagent');
    const make = async (body: CallTypes['agentLinkMake']['body']) =>
      gateway.client.value('agentLinkMake', {
        token,
        body,
        idempotencyKey: `a-link-of-the-test-${(keys += 1)}`,
      });
    expect(await faults('agentLinkMake', token, { type: 0, rate: 590 })).toEqual(['rate TOO_LARGE']);
    expect(await faults('agentLinkMake', token, { type: 42, rate: 0 })).toEqual(['type NOT_AN_OPTION']);
    const once = await make({ type: 0, rate: 200, uses: 1, note: 'Market stall' });
    const agents = await make({ type: 41, rate: 300, days: 2 });
    expect(
      await gateway.client.value('agentAffiliate', { query: { code: once.code.toLowerCase() } }),
    ).toEqual({
      code: once.code.toLowerCase(),
      account: expect.stringMatching(/^de•+t$/u),
    });

    // Two at once by a link for one: one comes in.
    const both = await Promise.all(['bylink1', 'bylink2'].map((name) => registered(once.code, name)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const came = both[0]?.status === 200 ? 'bylink1' : 'bylink2';
    const player = await member(came);
    expect(player).toMatchObject({ type: 0, upline_id: id('demoagent'), affiliate_code: null });
    expect((await rateNow(player.id)).rate).toBe(200);
    expect((await registered(agents.code, 'bylink3')).status).toBe(200);
    const sub = await member('bylink3');
    expect(sub).toMatchObject({ type: 41, password_own: true });
    expect(sub.affiliate_code).not.toBeNull();
    // The code of the agent itself gives the rate of newcomers, as before.
    expect((await registered('DEMO', 'bycode1')).status).toBe(200);
    expect((await rateNow((await member('bycode1')).id)).rate).toBe(50);

    // Rates count from their moment on, and those of agents were set at this one.
    gateway.wait(1000);
    const [bet = ''] = await recordBets(gateway.db, [
      {
        brand: 'alpha',
        memberId: player.id,
        source: 'lottery',
        vassalage: 'LOTT',
        gameType: 'LOTT',
        gameCode: 'two',
        round: 'link-1',
        currency: 'MMK',
        stake: 100_000n,
        at: gateway.now(),
      },
    ]);
    await settleBet(gateway.db, {
      brand: 'alpha',
      memberId: player.id,
      id: bet,
      version: 1,
      status: 'SETTLED',
      payout: 0n,
      at: gateway.now(),
    });
    await stage.count();
    const { rows } = await gateway.client.value('agentLinks', { token, query: {} });
    expect(rows.map(({ code, state, used, brought }) => ({ code, state, used, brought }))).toEqual([
      { code: agents.code, state: 'OPEN', used: 1, brought: { deposits: '0', validBet: '0', earned: '0' } },
      // 6 % less 2 % of it.
      {
        code: once.code,
        state: 'USED',
        used: 1,
        brought: { deposits: '0', validBet: '100000', earned: '4000' },
      },
    ]);
    const page = await gateway.client.value('agentLinks', { token, query: { size: '1' } });
    expect(page.rows.map(({ code }) => code)).toEqual([agents.code]);
    const second = await gateway.client.value('agentLinks', {
      token,
      query: { size: '1', ...(page.next !== undefined && { after: page.next }) },
    });
    expect([second.rows.map(({ code }) => code), second.next]).toEqual([[once.code], undefined]);

    // Others neither see nor close it; an expired and a closed one lead nowhere.
    const below = await tokenOf('demosub');
    expect((await gateway.client.value('agentLinks', { token: below, query: {} })).rows).toEqual([]);
    expect((await send('agentLinkClose', below, { body: { code: agents.code } })).code).toBe(
      'AFFILIATE_NOT_FOUND',
    );
    gateway.wait(2 * dayMs);
    expect((await gateway.client.send('agentAffiliate', { query: { code: agents.code } })).json.code).toBe(
      'AFFILIATE_NOT_FOUND',
    );
    expect((await registered(agents.code, 'bylink4')).status).toBe(422);
    const stays = await make({ type: 0, rate: 0 });
    const closed = await gateway.client.value('agentLinkClose', { token, body: { code: stays.code } });
    expect(closed.state).toBe('CLOSED');
    expect((await registered(stays.code, 'bylink5')).status).toBe(422);
  });

  it('says profit and loss by game, which add up to that by member, and sorts both', async () => {
    const token = await tokenOf('demoagent');
    // A day of its own.
    gateway.wait(dayMs);
    const today = gateway.now().toISOString().slice(0, 10);
    const bets = [
      ['demoteam3', 'three', 30_000n, 10_000n],
      ['demoteam1', 'three', 20_000n, 50_000n],
      ['demosub', 'two', 7000n, 0n],
    ] as const;
    for (const [index, [who, gameCode, stake, payout]] of bets.entries()) {
      const [bet = ''] = await recordBets(gateway.db, [
        {
          brand: 'alpha',
          memberId: id(who),
          source: 'lottery',
          vassalage: 'LOTT',
          gameType: 'LOTT',
          gameCode,
          round: `games-${index}`,
          currency: 'MMK',
          stake,
          at: gateway.now(),
        },
      ]);
      await settleBet(gateway.db, {
        brand: 'alpha',
        memberId: id(who),
        id: bet,
        version: 1,
        status: 'SETTLED',
        payout,
        at: gateway.now(),
      });
    }
    await stage.count();
    const games = async (query: Record<string, string> = {}) =>
      (await gateway.client.value('agentTeamGames', { token, query: { from: today, ...query } })).rows.map(
        ({ gameCode, bets: count, stake, result }) => [gameCode, count, stake, result],
      );
    expect(await games()).toEqual([
      ['three', 2, '50000', '-10000'],
      ['two', 1, '7000', '7000'],
    ]);
    expect(
      (await gateway.client.value('agentTeamGames', { token, query: { from: today } })).total,
    ).toMatchObject({ bets: 3, stake: '57000', result: '-3000' });
    gateway.publish((documents) =>
      Object.assign((documents['texts/en'] as { texts: object }).texts, {
        'record.gameType.LOTT': 'Lottery',
      }),
    );
    const [game] = (await gateway.client.value('agentTeamGames', { token, query: { from: today } })).rows;
    expect(game?.vendor).toBe('Lottery');
    expect(await games({ of: id('demosub') })).toEqual([
      ['three', 1, '30000', '20000'],
      ['two', 1, '7000', '7000'],
    ]);
    const profit = await gateway.client.value('agentTeamProfit', {
      token,
      query: { from: today, sort: 'netLoss', order: 'asc' },
    });
    expect([profit.total.stake, profit.total.netLoss]).toEqual(['57000', '-3000']);
    expect(profit.rows.map(({ sums }) => sums.netLoss)).toEqual(
      profit.rows
        .map(({ sums }) => BigInt(sums.netLoss))
        .toSorted((one, other) => (one < other ? -1 : 1))
        .map(String),
    );
    expect(profit.rows[0]?.account).toBe('demoteam1');
    // Summed from bets, so that its days are fewer.
    const tooMany = await send('agentTeamGames', token, { query: { from: '2026-01-20', to: '2026-03-03' } });
    expect(tooMany.code).toBe('INVALID_QUERY');
    // Down to the bets of a whole branch, not those of the agents on the way alone.
    const earnedBy = async (query: Record<string, string>) =>
      (
        await gateway.client.value('agentIncomeBets', {
          token,
          query: { member: id('demosub'), from: today, ...query },
        })
      ).bets.map(({ member: { account: who }, earned }) => [who, earned]);
    expect(await earnedBy({})).toEqual([['demosub', '140']]);
    expect((await earnedBy({ branch: 'true' })).toSorted()).toEqual([
      ['demosub', '140'],
      ['demoteam3', '600'],
    ]);
  });

  it('keeps what an agent notes about a member of its branch, for itself alone', async () => {
    const token = await tokenOf('demoagent');
    const below = await tokenOf('demosub');
    const noteOf = async (as: string, who: string, of?: string) =>
      (
        await gateway.client.value('agentDownlines', {
          token: as,
          query: { size: '200', ...(of !== undefined && { of }) },
        })
      ).rows.find(({ account: name }) => name === who)?.note;
    for (const note of ['First', 'Calls on Monday '])
      await gateway.client.value('agentNote', { token, body: { member: id('demoteam3'), note } });
    expect(await noteOf(token, 'demoteam3', id('demosub'))).toBe('Calls on Monday');
    expect(await noteOf(below, 'demoteam3')).toBeUndefined();
    await gateway.client.value('agentNote', { token, body: { member: id('demoteam3'), note: ' ' } });
    expect(await noteOf(token, 'demoteam3', id('demosub'))).toBeUndefined();
    for (const who of ['demosub', 'demoagent', 'demoteam1', 'demoguest', 'nobody', ''])
      expect([who, (await send('agentNote', below, { body: { member: id(who), note: 'x' } })).code]).toEqual([
        who,
        'DOWNLINE_UNKNOWN',
      ]);
  });
});
