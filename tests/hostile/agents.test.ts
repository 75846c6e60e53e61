import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallId } from '#contract/generated/calls.ts';
import { contractKinds, type ContractKind, type ContractTerms } from '#play/contracts/terms.ts';
import { agentStage, setAgents } from '#server/agents/testing/stage.ts';
import { contractStage, setContracts } from '#server/contracts/testing/stage.ts';
import { openPayout } from '#server/contracts/testing/open-contract.ts';
import { GatewayClient, type GatewayAnswer } from '#server/gateway/testing/client.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { verifyLedger } from '#server/ledger/verify.ts';
import { databases, openTestDatabase, type TestDatabase } from '#server/testing/database.ts';

/** Values that are no member, contract or payout of anybody. */
const forged: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'house',
  '%',
  '*',
  '../demo',
  "' or '1'='1",
  "x'; update contracts set state = 'ACTIVE'; --",
  'a'.repeat(64),
  'a'.repeat(65),
  'demo\u0000',
  '\u202Edemo',
  '__proto__',
  '2b2b2b2b-2b2b-4b2b-8b2b-2b2b2b2b2b2b',
];
const noText: readonly unknown[] = [0, -1, true, null, [], ['demo'], {}, { $ne: '' }];

const callOf = {
  dividend: 'dividendContract',
  daily: 'dailySalaryContract',
  hourly: 'hourSalaryContract',
  realtime: 'realtimeSalaryContract',
} as const satisfies Record<ContractKind, CallId>;

const termsOf = (kind: ContractKind, rate: number): ContractTerms => {
  switch (kind) {
    case 'dividend':
      return {
        kind,
        period: 'weekly',
        form: 'fixed',
        tiers: [{ validBet: '1000', loss: '1000', members: 3, rate }],
      };
    case 'realtime':
      return { kind, tiers: [{ singleBet: '1000', profitRate: rate, lossRate: rate }] };
    default:
      return { kind, tiers: [{ bet: '1000', rate }] };
  }
};
const wireOf = (kind: ContractKind, rate: number): object => {
  const { kind: _, ...terms } = termsOf(kind, rate);
  return terms;
};

/**
 * demoagent is above demo, demoteam1, demoteam2 and demosub, who is above demoteam3 to demoteam5. The attacker is demosub, in its own branch,
 * unless another is named. In another tree is rival, above rivalsub.
 */
describe.each(databases)('hostile agents on %s', (kind) => {
  let database: TestDatabase;
  /** Two processes on one database. */
  let gateway: TestGateway;
  let second: TestGateway;
  let abroad: GatewayClient;
  let cases = 0;
  const ids = new Map<string, string>();
  const id = (account: string): string => ids.get(account) ?? account;
  const { between, change, ofHouse, offer, person, work } = contractStage(() => gateway);
  const stage = () => agentStage({ db: gateway.db, brand: gateway.brand, now: gateway.now });
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const open = () => startGateway(kind, {}, database);
    [gateway, second] = [await open(), await open()];
    for (const each of [gateway, second]) {
      each.publish((documents) => {
        setAgents(documents, { kinds: { 1: { below: [0, 1, 41] }, 41: { max: 500, below: [0, 42] } } });
        setContracts(documents);
      });
      each.set({
        constants: { sessionIdleMinutes: 100_000, sessionHours: 8760, transfersPerMinute: 100_000 },
      });
    }
    abroad = new GatewayClient(gateway.origin, 'beta.example');
    await stage().add('rival', { type: 1 });
    await stage().add('rivalsub', { type: 41, uplineId: 'rival' });
    for (const member of await gateway.db
      .selectFrom('members')
      .select(['id', 'account'])
      .where('brand', '=', 'alpha')
      .execute())
      ids.set(member.account, member.id);
    for (const [who, rate] of [
      ['demoagent', 600],
      ['demosub', 400],
      ['demoteam3', 100],
      ['rival', 900],
      ['rivalsub', 500],
    ] as const)
      if (!(await stage().place(id(who), { rate })).ok) throw new Error(`${who} has no place.`);
    gateway.wait(1000);
    for (const each of contractKinds) {
      await ofHouse('demoagent', termsOf(each, 60));
      await between('demoagent', 'demosub', termsOf(each, 40));
    }
  });
  afterAll(async () => {
    await gateway.close();
    await second.close();
    await database.close();
  });

  /** Everything that agents have and give. */
  const had = async (): Promise<string> =>
    JSON.stringify(
      (
        await sql<{ what: string; much: string }>`
          select 'purse ' || brand || owner || purse as what, balance::text as much from ledger_balances
          union all select 'contracts ' || kind || downline_id || state, count(*)::text from contracts group by 1
          union all select 'payouts ' || agent_id || state, sum(amount)::text from contract_payouts group by 1
          union all select 'place ' || member_id, count(*)::text || max(rate)::text from agent_places group by 1
          union all select 'links', count(*)::text || count(closed_at)::text from agent_links
          union all select 'notes', count(*)::text from agent_notes
          union all select 'freezes', count(*)::text from freeze_requests
          union all select 'members ' || coalesce(upline_id, ''), count(*)::text from members group by 1
          order by 1`.execute(database.db)
      ).rows,
    );

  type Attempt = {
    call: CallId;
    who?: string;
    body?: object;
    query?: Record<string, string>;
    at?: GatewayClient;
  };

  /** Sends attempts; what was answered of them, and what they changed. */
  const answered = async (attempts: readonly Attempt[]): Promise<unknown[]> => {
    const before = await had();
    const wrong: unknown[] = [];
    for (const { call, who = 'demosub', body, query, at = gateway.client } of attempts) {
      const answer: GatewayAnswer = await at.send(call, {
        token: who === 'nobody' ? 'not-a-token-of-anybody' : (await person(who)).token,
        idempotencyKey: randomUUID(),
        ...(body && { body }),
        ...(query && { query }),
      });
      cases += 1;
      if (answer.status < 400 || answer.status >= 500)
        wrong.push([call, who, JSON.stringify(body ?? query).slice(0, 90), answer.status, answer.text]);
    }
    return (await had()) === before ? wrong : [...wrong, 'Something has changed.'];
  };

  /** Every call that takes a member's id, about one. */
  const about = (member: string): Attempt[] => [
    { call: 'agentDownlines', query: { of: member } },
    { call: 'agentTeamBets', query: { member } },
    { call: 'agentTeamProfit', query: { of: member } },
    { call: 'agentTeamGames', query: { of: member } },
    { call: 'agentIncomeBets', query: { member, branch: 'true' } },
    { call: 'agentTeamRecords', query: { member } },
    { call: 'agentNote', body: { member, note: 'Mine.' } },
    { call: 'agentRate', body: { member, rate: 0 } },
    { call: 'agentFreeze', body: { member, reason: 'Mine.' } },
  ];

  it('see nobody above, beside and elsewhere, and no guest, by id, by account, or by what is no id', async () => {
    const others = ['demoagent', 'demo', 'demoteam1', 'rival', 'rivalsub', 'demoguest'];
    const elsewhere = await gateway.db
      .selectFrom('members')
      .select('id')
      .where('brand', '=', 'beta')
      .limit(1)
      .execute();
    expect(
      await answered(
        [...others.map(id), ...elsewhere.map((row) => row.id), 'demoteam3', ...forged].flatMap(about),
      ),
    ).toEqual([]);
    expect(
      await answered(
        noText.flatMap((member): Attempt[] => [
          { call: 'agentNote', body: { member, note: 'Mine.' } },
          { call: 'agentRate', body: { member, rate: 0 } },
          { call: 'agentFreeze', body: { member, reason: 'Mine.' } },
        ]),
      ),
    ).toEqual([]);
    // A player, somebody without a session, and an agent at another brand's address.
    expect(
      await answered([
        ...about(id('demoteam4')).map((attempt) => ({ ...attempt, who: 'demoteam3' })),
        ...about(id('demoteam4')).map((attempt) => ({ ...attempt, who: 'nobody' })),
        ...about(id('demoteam4')).map((attempt) => ({ ...attempt, at: abroad })),
      ]),
    ).toEqual([]);
  });

  it('get no rate above, and open nobody above it or of a kind that may not stand below', async () => {
    const rates: readonly unknown[] = [401, 405, 1001, -5, 3, 1e9, 0.5, '100', null, [], {}];
    expect(
      await answered([
        ...rates.flatMap((rate): Attempt[] => [
          { call: 'agentRate', body: { member: id('demoteam3'), rate } },
          { call: 'agentLinkMake', body: { type: 0, rate } },
          {
            call: 'agentOpen',
            body: { username: 'opened777', password: 'Lotus-of-the-agent-7', type: 0, rate },
          },
        ]),
        ...[1, 2, 4, 41, 7].flatMap((type): Attempt[] => [
          { call: 'agentLinkMake', body: { type, rate: 0 } },
          {
            call: 'agentOpen',
            body: { username: 'opened777', password: 'Lotus-of-the-agent-7', type, rate: 0 },
          },
        ]),
        // One's own, which only the upline sets, and one further down.
        { call: 'agentRate', body: { member: id('demosub'), rate: 500 } },
        { call: 'agentRate', who: 'demoagent', body: { member: id('demoteam3'), rate: 0 } },
        // Below a direct downline's.
        { call: 'agentRate', who: 'demoagent', body: { member: id('demosub'), rate: 50 } },
        { call: 'agentLinkClose', body: { code: 'DEMO' } },
      ]),
    ).toEqual([]);
  });

  it('stand in no circle, below no player, guest, stranger or themselves', async () => {
    const before = await had();
    for (const [who, uplineId] of [
      ['demoagent', 'demosub'],
      ['demoagent', 'demoagent'],
      ['demosub', 'demosub'],
      ['demosub', 'demoteam3'],
      ['demosub', 'demoguest'],
      ['demosub', 'nobody'],
      ['rival', 'rivalsub'],
      ['demoguest', 'rival'],
    ] as const) {
      cases += 1;
      expect(await stage().place(id(who), { uplineId: id(uplineId) })).toMatchObject({ ok: false });
    }
    expect(await had()).toBe(before);
  });

  it('offer no contract to who is no direct downline, above their own, or of terms that are none', async () => {
    const nobodies = [
      'demoagent',
      'demosub',
      'demo',
      'rival',
      'rivalsub',
      'demoguest',
      ...forged.slice(0, 6),
    ];
    const offers = (who: string, account: string, rate = 1): Attempt[] =>
      contractKinds.map((each) => ({
        call: callOf[each],
        who,
        body: { do: 'offer', account, terms: wireOf(each, rate) },
      }));
    expect(
      await answered([
        ...nobodies.flatMap((account) => offers('demosub', account)),
        // Not the downline's downline, and a player has no downline at all.
        ...offers('demoagent', 'demoteam3'),
        ...offers('demoteam3', 'demoteam4'),
        // Above one's own and the brand's.
        ...offers('demosub', 'demoteam3', 41),
        ...offers('demosub', 'demoteam3', 10_001),
        ...offers('demosub', 'demoteam3', -1),
        ...[
          [],
          [{}],
          [{ bet: '-5', rate: 1 }],
          [{ bet: 1000, rate: 1 }],
          [{ bet: '1e9', rate: 1 }],
          'all',
          null,
        ].map((tiers): Attempt => ({
          call: 'dailySalaryContract',
          body: { do: 'offer', account: 'demoteam3', terms: { tiers } },
        })),
        ...[{ state: 'ACTIVE' }, { upline: 'house' }, { counts_from: '2020-01-01T00:00:00Z' }].map(
          (more): Attempt => ({
            call: 'dailySalaryContract',
            body: { do: 'offer', account: 'demoteam3', terms: wireOf('daily', 1), ...more },
          }),
        ),
        ...[...nobodies, 'demoteam9'].map((account): Attempt => ({
          call: 'contractPreview',
          body: { account, terms: termsOf('daily', 1) },
        })),
      ]),
    ).toEqual([]);
  });

  it('answer and end no contract of others, by whatever call and id, and read no payout of others', async () => {
    const offered = String((await offer('demosub', 'demoteam3', termsOf('daily', 10))).json.value.id);
    const active = (
      await gateway.client.value('contractInfo', { token: (await person('demosub')).token })
    ).infos
      .flatMap(({ own }) => own)
      .find((contract) => contract.kind === 'daily' && contract.state === 'ACTIVE')!.id;
    const payout = await openPayout(
      database.db,
      { brand: gateway.brand(), agentId: id('demoagent') },
      { amount: 500n },
    );
    const answers = (who: string, contract: string, call: CallId = 'dailySalaryContract'): Attempt[] =>
      ['accept', 'reject', 'terminate'].map((step) => ({ call, who, body: { do: step, contract } }));
    expect(
      await answered([
        // The upline does not accept for the downline; others do nothing.
        { call: 'dailySalaryContract', body: { do: 'accept', contract: offered } },
        ...['demoagent', 'demo', 'demoteam4', 'nobody'].flatMap((who) => answers(who, offered)),
        ...['demo', 'demoteam3', 'nobody'].flatMap((who) => answers(who, active)),
        ...answers('demoteam3', offered, 'hourSalaryContract'),
        ...answers('demoteam3', offered, 'dividendContract'),
        { call: 'dailySalaryContract', who: 'demoteam3', body: { do: 'terminate', contract: offered } },
        { call: 'dailySalaryContract', body: { do: 'accept', contract: active } },
        ...forged.flatMap((contract) => answers('demosub', contract)),
        ...noText.map((contract): Attempt => ({
          call: 'dailySalaryContract',
          body: { do: 'accept', contract },
        })),
        // Confirmed that others end, which is not asked.
        {
          call: 'dailySalaryContract',
          who: 'demoteam3',
          body: { do: 'accept', contract: offered, ending: [active] },
        },
        ...[payout, ...forged].map((each): Attempt => ({
          call: 'contractStatement',
          query: { payout: each },
        })),
        ...['demoagent', 'demo', 'rival', 'demosub', 'nobody'].map((account): Attempt => ({
          call: 'contractPayouts',
          query: { account },
        })),
      ]),
    ).toEqual([]);
    expect((await change('demoteam3', 'daily', { do: 'reject', contract: offered })).status).toBe(200);
    expect(await answered(answers('demoteam3', offered))).toEqual([]);
  });

  /** Contracts that are active although they may not be: two of one, of strangers, or above the upline's. */
  const impossible = async (): Promise<unknown[]> =>
    (
      await sql<{ id: string }>`
        select c.id from contracts c
          join members m on m.brand = c.brand and m.id = c.downline_id
          left join contracts up on up.brand = c.brand and up.kind = c.kind and up.downline_id = c.upline_id and up.state = 'ACTIVE'
          where c.state = 'ACTIVE' and (coalesce(m.upline_id, 'house') <> c.upline_id
            or (c.upline_id <> 'house' and up.id is null)
            or (c.kind = 'daily' and (up.terms #>> '{tiers,0,rate}')::int < (c.terms #>> '{tiers,0,rate}')::int))
        union all
        select min(id) from contracts where state = 'ACTIVE' group by brand, kind, downline_id having count(*) > 1`.execute(
        database.db,
      )
    ).rows;

  it('races and replays over two processes leave one contract, never above the upline’s', async () => {
    const both = [gateway.client, second.client];
    const token = async (who: string) => (await person(who)).token;
    for (let round = 0; round < 6; round += 1) {
      const offered = String((await offer('demosub', 'demoteam3', termsOf('daily', 30))).json.value.id);
      const lower = String((await offer('demoagent', 'demosub', termsOf('daily', 20 + round))).json.value.id);
      const player = await token('demoteam3');
      const agent = await token('demosub');
      const answers = await Promise.all([
        // Six answers of the player, of which two pairs repeat a key.
        ...['a', 'a', 'b', 'b', 'c', 'd'].map((key, turn) =>
          both[turn % 2]!.send('dailySalaryContract', {
            token: player,
            idempotencyKey: `race-${round}-${key}`,
            body: { do: 'accept', contract: offered },
          }),
        ),
        // The agent withdraws it, or accepts a contract below it.
        round % 2 === 0
          ? both[0]!.send('dailySalaryContract', {
              token: agent,
              idempotencyKey: randomUUID(),
              body: { do: 'reject', contract: offered },
            })
          : both[1]!.send('dailySalaryContract', {
              token: agent,
              idempotencyKey: randomUUID(),
              body: { do: 'accept', contract: lower },
            }),
      ]);
      cases += answers.length;
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const accepted = answers.slice(0, 6).filter(({ status }) => status === 200);
      // One key has accepted it, whose repeats have the same answer.
      expect(new Set(accepted.map(({ text }) => text)).size).toBeLessThanOrEqual(1);
      expect(accepted.length).toBeLessThanOrEqual(2);
      expect(await impossible()).toEqual([]);
    }
  });

  it('a branch that moves while it accepts keeps no contract of its former upline', async () => {
    for (let round = 0; round < 3; round += 1) {
      const offered = String((await offer('demoagent', 'demosub', termsOf('hourly', 30))).json.value.id);
      const [answer] = await Promise.all([
        change('demosub', 'hourly', { do: 'accept', contract: offered }),
        stage().place(id('demosub'), { uplineId: 'rival' }),
      ]);
      cases += 1;
      expect(answer!.status).toBeLessThan(500);
      await work();
      expect(await impossible()).toEqual([]);
      expect(await stage().place(id('demosub'), { uplineId: id('demoagent') })).toMatchObject({ ok: true });
      await work();
      for (const each of ['hourly'] as const) await between('demoagent', 'demosub', termsOf(each, 40));
    }
  });

  it('at least 200 cases were tried, nothing was paid by them, and the books are whole', async () => {
    expect(cases).toBeGreaterThanOrEqual(200);
    await work();
    const { rows } = await sql<{ paid: string }>`
      select coalesce(sum(amount), 0)::text as paid from contract_payouts where period <> 'daily' or starts_at > '2025-01-01'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ paid: '0' }]);
    expect((await verifyLedger(database.db)).findings).toEqual([]);
  });
});
