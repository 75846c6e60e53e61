import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { databases } from '#server/testing/database.ts';
import { agentStage, setAgents } from './testing/stage.ts';

/** Calls about a member, and how they name it. */
const about: readonly (readonly [CallId, 'of' | 'member'])[] = [
  ['agentDownlines', 'of'],
  ['agentTeamProfit', 'of'],
  ['agentTeamBets', 'member'],
  ['agentTeamRecords', 'member'],
  ['agentIncomeBets', 'member'],
  ['agentTeamGames', 'of'],
];
const unasked: readonly CallId[] = ['agentTeamOverview', 'agentIncome', ...about.map(([call]) => call)];

describe.each(databases)('the branch of an agent on %s', (kind) => {
  let gateway: TestGateway;
  let stage: ReturnType<typeof agentStage>;
  const ids = new Map<string, string>();
  const id = (account: string): string => ids.get(account) ?? account;
  const tokenOf = async (username: string): Promise<string> =>
    (
      await gateway.client.value('sessionLogin', {
        body: { type: 'username', username, password: demoPassword },
      })
    ).token;
  const code = async (call: CallId, token: string, sent: object) => {
    const { status, json } = await gateway.client.send(call, { token, ...sent });
    return json.code ?? status;
  };
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.publish((documents) =>
      setAgents(documents, {
        rates: { max: 1000, step: 10, gap: 20 },
        kinds: { 42: { max: 100, below: [0] } },
      }),
    );
    stage = agentStage({ db: gateway.db, brand: gateway.brand, now: gateway.now });
    const members = await gateway.db.selectFrom('members').select(['id', 'account']).execute();
    for (const member of members) ids.set(member.account, member.id);
    await stage.add('other');
    await stage.add('others', { type: 0, uplineId: 'other' });
    await stage.add('trial', { type: 4, uplineId: id('demosub') });
    await stage.place(id('demoagent'), { rate: 600 });
    await stage.place(id('demosub'), { rate: 400 });
  });
  afterAll(() => gateway.close());

  it('is all that its calls answer about, whatever id they are asked for', async () => {
    const token = await tokenOf('demosub');
    const outside = [
      'demo',
      'demoagent',
      'demoteam1',
      'other',
      'others',
      'trial',
      'nobody',
      '',
      "' or 1=1 --",
    ];
    for (const [call, name] of about) {
      for (const who of outside)
        expect([call, who, await code(call, token, { query: { [name]: id(who) } })]).toEqual([
          call,
          who,
          'DOWNLINE_UNKNOWN',
        ]);
      expect([call, await code(call, token, { query: { [name]: id('demoteam3') } })]).toEqual([call, 200]);
    }
    // Its own rate is the upline's to set, and one level further down that of the agent between.
    for (const who of [...outside, 'demosub'])
      expect([who, await code('agentRate', token, { body: { member: id(who), rate: 0 } })]).toEqual([
        who,
        'DOWNLINE_UNKNOWN',
      ]);
    const above = await tokenOf('demoagent');
    expect(await code('agentRate', above, { body: { member: id('demoteam3'), rate: 0 } })).toBe(
      'DOWNLINE_UNKNOWN',
    );
    // A row of another branch is no place to go on from.
    const { rows } = await gateway.client.value('agentDownlines', {
      token,
      query: { after: id('demoteam1') },
    });
    expect(rows).toEqual([]);
  });

  it('is asked about by agents alone', async () => {
    const member = await tokenOf('demo');
    const random = await gateway.client.freePlayRandom(`branch-of-agents-${Date.now()}`);
    const { token: guest } = await gateway.client.value('sessionFreePlay', {
      body: { os: 'Linux', platform: 'W', version: 3, random },
    });
    for (const call of unasked) {
      const sent = { query: call === 'agentIncomeBets' ? { member: id('demoteam3') } : {} };
      expect([call, await code(call, member, sent)]).toEqual([call, 'NOT_AN_AGENT']);
      expect([call, await code(call, guest, sent)]).toEqual([call, 'REAL_ACCOUNT_REQUIRED']);
    }
    expect(await code('agentRate', member, { body: { member: id('demo'), rate: 0 } })).toBe('NOT_AN_AGENT');
  });

  it('has rates within what stands above and below, once and for two who change them at once', async () => {
    const [above, token] = [await tokenOf('demoagent'), await tokenOf('demosub')];
    const set = async (by: string, member: string, rate: number) => {
      const { status, json } = await gateway.client.send('agentRate', {
        token: by,
        body: { member: id(member), rate },
      });
      return json.value?.fields?.[0] ?? status;
    };
    expect(await set(token, 'demoteam3', 390)).toEqual({
      field: 'rate',
      code: 'TOO_LARGE',
      params: { max: '380' },
    });
    expect(await set(token, 'demoteam3', 305)).toMatchObject({ code: 'PATTERN' });
    expect(await set(token, 'demoteam3', 300)).toBe(200);
    expect(await set(above, 'demosub', 310)).toEqual({
      field: 'rate',
      code: 'TOO_SMALL',
      params: { min: '320' },
    });
    // Either order is allowed, both together are not.
    const both = await Promise.all([set(token, 'demoteam3', 380), set(above, 'demosub', 320)]);
    expect(both.filter((answer) => answer === 200)).toHaveLength(1);
    const rates = await gateway.db
      .selectFrom('agent_places')
      .select(['rate', 'author'])
      .where('member_id', '=', id('demoteam3'))
      .orderBy('since')
      .execute();
    expect(rates.slice(0, 2)).toEqual([
      { rate: 0, author: null },
      { rate: 300, author: 'demosub' },
    ]);
  });

  it('moves below no member of itself, no player and no kind that may not have it', async () => {
    const move = (who: string, upline: string | null, rate?: number) =>
      stage.place(id(who), { uplineId: upline === null ? null : id(upline), rate });
    await stage.add('small', { type: 42 });
    expect(await move('demoagent', 'demosub')).toMatchObject({ fault: 'CYCLE' });
    expect(await move('demosub', 'demosub')).toMatchObject({ fault: 'CYCLE' });
    expect(await move('demosub', 'demo')).toMatchObject({ fault: 'UPLINE' });
    expect(await move('demosub', 'nobody')).toMatchObject({ fault: 'UPLINE' });
    expect(await move('demosub', 'small')).toMatchObject({ fault: 'KIND' });
    expect(await move('trial', 'other')).toMatchObject({ fault: 'MEMBER' });
    // The new upline has the rate 0.
    expect(await move('demosub', 'other')).toMatchObject({ fault: 'TOO_LARGE' });
    expect(await move('small', 'demoagent', 110)).toMatchObject({ fault: 'TOO_LARGE' });
    expect(await move('small', 'demoagent', 100)).toEqual({ ok: true, uplineId: id('demoagent'), rate: 100 });
    await stage.add('ring');
    await stage.add('rung');
    // Two moves that would make a circle together: the second one finds the first.
    const faults = (await Promise.all([move('ring', 'rung'), move('rung', 'ring')])).map((moved) =>
      moved.ok ? 'moved' : moved.fault,
    );
    expect(faults.toSorted()).toEqual(['CYCLE', 'moved']);
  });
});
