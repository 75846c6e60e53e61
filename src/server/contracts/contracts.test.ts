import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/generated/calls.ts';
import type { ContractKind, ContractTerms, SalaryTerms } from '#play/contracts/terms.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { databases } from '#server/testing/database.ts';
import { contractStage, salaryOf, setContracts } from './testing/stage.ts';

const dayMs = 86_400_000;
const kind = 'daily' as const;
const terms = (rate: number, bet?: number): SalaryTerms => salaryOf(kind, rate, bet);

/** demoagent is above demo and demosub, who is above demoteam3. */
describe.each(databases)('contracts on %s', (database) => {
  let gateway: TestGateway;
  const { between, change, ofHouse, offer, person, work } = contractStage(() => gateway);
  beforeAll(async () => {
    gateway = await startGateway(database);
    gateway.set({ constants: { sessionIdleMinutes: 10_080, sessionHours: 720, transfersPerMinute: 10_000 } });
    gateway.publish((documents) =>
      setContracts(documents, ({ dividend }) => {
        if (dividend) dividend.periods = ['daily', 'weekly', 'semimonthly', 'monthly'];
      }),
    );
  });
  afterAll(() => gateway.close());

  const info = async (who: string) => {
    const { token } = await person(who);
    const { infos, ...states } = await gateway.client.value('contractInfo', { token });
    return { ...states, daily: infos.find(({ type }) => type === 'dailySalary') };
  };
  const states = async (who: string) => (await info(who)).daily?.given.map(({ state, id }) => [id, state]);
  const reasonOf = async (answer: ReturnType<typeof offer>) => {
    const { json } = await answer;
    return json.value?.reason ?? json.code;
  };

  it('are offered by the upline and accepted, rejected or terminated by the downline; a lower one ends what pays more further down once that is confirmed [STA-13] [ROL-04]', async () => {
    await ofHouse('demoagent', terms(100));
    const first = await offer('demoagent', 'demosub', terms(80));
    expect(first.json.value).toMatchObject({ state: 'OFFERED', downline: { account: 'demosub' } });
    expect(await info('demosub')).toMatchObject({ dailysalreqtype: 'OFFERED', divtypereq: 'NONE' });
    const rejected = await change('demosub', kind, { do: 'reject', contract: first.json.value.id });
    expect(rejected.json.value.state).toBe('REJECTED');

    const id = await between('demoagent', 'demosub', terms(60));
    const accepted = (await info('demosub')).daily?.own[0];
    // It counts from the next day on.
    expect(accepted).toMatchObject({ id, state: 'ACTIVE', from: '2026-03-02T00:00:00.000Z' });
    const below = await between('demosub', 'demoteam3', terms(50));
    const kept = await between('demosub', 'demoteam4', terms(30));

    const lower = (await offer('demoagent', 'demosub', terms(40))).json.value.id;
    const accept = (more: object, key?: string) =>
      change('demosub', kind, { do: 'accept', contract: lower, ...more }, key);
    const shown = await accept({});
    expect([shown.status, shown.json.code]).toEqual([409, 'CONTRACT_AFFECTS']);
    expect(shown.json.value.ending).toMatchObject([{ id: below, downline: { account: 'demoteam3' } }]);
    expect((await accept({ ending: [below, kept] })).json.code).toBe('CONTRACT_AFFECTS');
    expect((await info('demosub')).daily?.own.map(({ state }) => state)).toEqual(['ACTIVE', 'OFFERED']);

    const done = await accept({ ending: [below] }, 'accepts-lower');
    expect(done.json.value).toMatchObject({ id: lower, state: 'ACTIVE' });
    expect((await accept({ ending: [below] }, 'accepts-lower')).json).toEqual(done.json);
    expect((await accept({ ending: [below] })).json.code).toBe('CONTRACT_ANSWERED');
    expect(await states('demosub')).toEqual([[kept, 'ACTIVE']]);
    expect((await info('demosub')).daily?.own.map((contract) => contract.id)).toEqual([lower]);
    expect((await info('demoteam3')).dailysalreqtype).toBe('NONE');

    // The upline may end it as well, with everything that is given from it.
    const terminate = (ending: string[]) =>
      change('demoagent', kind, { do: 'terminate', contract: lower, ending });
    expect((await terminate([])).json.value.ending).toMatchObject([{ id: kept }]);
    expect((await terminate([kept])).json.value.state).toBe('TERMINATED');
    expect(await states('demosub')).toEqual([]);
  });

  const tiersOf = {
    dividend: {
      period: 'weekly',
      form: 'floating',
      tiers: [{ validBet: '100', loss: '50', members: 3, rate: 300 }],
    },
    daily: { tiers: [{ bet: '2000', rate: 10 }] },
    hourly: { tiers: [{ bet: '3000', rate: 20 }] },
    realtime: { tiers: [{ singleBet: '1000', profitRate: 10, lossRate: 40 }] },
  } as const;

  it.for([
    ['dividend', 'dividendContract', 'MCS2_processDividendReq', '[API-43]'],
    ['daily', 'dailySalaryContract', 'MCS2_processDailySalContract', '[API-44]'],
    ['hourly', 'hourSalaryContract', 'MCS2_processContractHourSalary', '[API-45]'],
    ['realtime', 'realtimeSalaryContract', 'MCSFE_processRealTimeSalaryContract', '[API-46]'],
  ] as const)('about a %s are changed by %s, the relay action %s %s', async ([each, call, action]) => {
    expect(calls[call].path).toBe(`/wps/relay/${action}`);
    const given = { kind: each, ...tiersOf[each] } as ContractTerms;
    await ofHouse('demoagent', given);
    const offered = await offer('demoagent', 'demoteam2', given);
    expect(offered.json.value).toMatchObject({ kind: each, state: 'OFFERED', terms: given });
  });

  it('are told in one answer: the state of each kind, and its infos with the terms [API-13] [ENT-11] [ENT-15]', async () => {
    const { token } = await person('demoteam2');
    expect(calls.contractInfo).toMatchObject({ method: 'GET', path: '/wps/member/info/funds/consolidated' });
    const { infos, ...told } = await gateway.client.value('contractInfo', { token });
    expect(told).toMatchObject({
      dailysalreqtype: 'OFFERED',
      divtypereq: 'OFFERED',
      contracthoursalreq: 'OFFERED',
      realtimesalreqtype: 'OFFERED',
    });
    expect(infos.map(({ type, own }) => [type, own.map(({ terms: agreed }) => agreed)])).toEqual([
      ['dividend', [{ kind: 'dividend', ...tiersOf.dividend }]],
      ['dailySalary', [{ kind: 'daily', ...tiersOf.daily }]],
      ['hourSalary', [{ kind: 'hourly', ...tiersOf.hourly }]],
      ['realTimeSalary', [{ kind: 'realtime', ...tiersOf.realtime }]],
    ]);
  });

  const paying: [name: string, kind: ContractKind, of: (rate: number) => ContractTerms][] = [
    ...(['daily', 'weekly', 'semimonthly', 'monthly'] as const).map((period): (typeof paying)[number] => [
      `${period} dividend`,
      'dividend',
      (rate) => ({
        ...tiersOf.dividend,
        kind: 'dividend',
        period,
        tiers: [{ ...tiersOf.dividend.tiers[0], rate }],
      }),
    ]),
    ['daily salary', 'daily', (rate) => salaryOf('daily', rate)],
    ['hourly salary', 'hourly', (rate) => salaryOf('hourly', rate)],
    [
      'real-time salary',
      'realtime',
      (rate) => ({ kind: 'realtime', tiers: [{ singleBet: '1000', profitRate: rate, lossRate: rate }] }),
    ],
  ];

  it.each(paying)(
    'about a %s: a lower one ends what pays more further down once that is confirmed, and the downline ends its own [STA-13]',
    async (_name, each, of) => {
      const house = await ofHouse('demoagent', of(60));
      await between('demoagent', 'demosub', of(60));
      const below = await between('demosub', 'demoteam3', of(50));
      const kept = await between('demosub', 'demoteam4', of(30));
      const id = (await offer('demoagent', 'demosub', of(40))).json.value.id;
      const answer = (body: object) => change('demosub', each, { contract: id, ...body });
      const shown = await answer({ do: 'accept' });
      expect(shown.json).toMatchObject({ code: 'CONTRACT_AFFECTS', value: { ending: [{ id: below }] } });
      expect((await answer({ do: 'accept', ending: [below] })).json.value.state).toBe('ACTIVE');
      const pastOf = async (who: string) => {
        const { token } = await person(who);
        const { contracts } = await gateway.client.value('contractHistory', { token, query: { kind: each } });
        return contracts.map((past) => [past.id, past.state, past.over.by]);
      };
      expect(await pastOf('demoteam3')).toContainEqual([below, 'TERMINATED', 'UPLINE']);
      expect((await answer({ do: 'terminate' })).json.value.ending).toMatchObject([{ id: kept }]);
      expect((await answer({ do: 'terminate', ending: [kept] })).json.value.state).toBe('TERMINATED');
      expect(await pastOf('demosub')).toContainEqual([id, 'TERMINATED', 'DOWNLINE']);
      const last = await change('demoagent', each, { do: 'terminate', contract: house });
      expect(last.json.value.state).toBe('TERMINATED');
    },
  );

  it('are given to direct downlines alone, within the brand’s bounds and one’s own contract', async () => {
    await ofHouse('demoagent', terms(100));
    await between('demoagent', 'demosub', terms(60, 2000));
    for (const account of ['demoagent', 'demosub', 'demo', 'demoteam1', 'demoguest', 'nobody'])
      expect((await offer('demosub', account, terms(10))).json.value.fields).toEqual([
        { field: 'account', code: 'WRONG', params: {} },
      ]);
    expect((await offer('demo', 'demosub', terms(10))).json.code).toBe('INVALID_FIELDS');
    const refused = (given: SalaryTerms, more: object = {}) =>
      reasonOf(offer('demosub', 'demoteam3', given, more));
    expect(await refused(terms(61, 2000))).toBe('ABOVE_OWN');
    expect(await refused(terms(60, 1999))).toBe('ABOVE_OWN');
    expect(await refused(terms(201, 2000))).toBe('ABOVE_LIMIT');
    expect(await refused(terms(10, 99))).toBe('BELOW_FLOOR');
    const tiers = [1, 2, 3, 4].map((step) => ({ bet: String(step * 2000), rate: step }));
    expect(await refused({ kind, tiers })).toBe('TOO_MANY_TIERS');
    expect(await refused({ kind, tiers: [tiers[1]!, tiers[0]!] })).toBe('TIERS_DO_NOT_RISE');
    expect(await refused(terms(10, 2000), { lastDay: '2026-03-01' })).toBe('ENDS_TOO_EARLY');
    expect(await refused(salaryOf('hourly', 10, 3000))).toBe('NO_OWN_CONTRACT');
    gateway.set({ flags: { salary: false } });
    expect(await refused(terms(10, 2000))).toBe('KIND_OFF');
    gateway.set({ flags: { salary: true } });
    // Nobody else's contract is there for a member, whatever it wants of it.
    const { id } = (await info('demosub')).daily!.own[0]!;
    for (const body of [{ do: 'accept' }, { do: 'reject' }, { do: 'terminate' }])
      expect((await change('demo', kind, { ...body, contract: id })).json.code).toBe('CONTRACT_UNKNOWN');
    expect((await change('demosub', 'hourly', { do: 'terminate', contract: id })).json.code).toBe(
      'CONTRACT_UNKNOWN',
    );
    // The upline offers; it cannot accept for its downline.
    const offered = (await offer('demosub', 'demoteam3', terms(10, 2000))).json.value.id;
    expect((await change('demosub', kind, { do: 'accept', contract: offered })).json.code).toBe(
      'CONTRACT_UNKNOWN',
    );
  });

  it('are one for two members and a kind, whatever happens at the same time', async () => {
    await person('demoteam5');
    const offers = await Promise.all(
      [10, 20, 30].map((rate) => offer('demosub', 'demoteam5', terms(rate, 2000))),
    );
    const ids = offers.map(({ json }) => json.value.id);
    const given = (await info('demosub')).daily?.given.filter(
      ({ downline }) => downline.account === 'demoteam5',
    );
    expect(given?.map(({ state }) => state)).toEqual(['OFFERED']);
    const [open] = given!;
    const answers = await Promise.all([
      ...ids.map((id) => change('demoteam5', kind, { do: 'accept', contract: id })),
      change('demosub', kind, { do: 'reject', contract: open!.id }),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ json }) => json.code === 'CONTRACT_ANSWERED')).toHaveLength(3);
    const now = (await info('demoteam5')).daily?.own ?? [];
    expect(now.map(({ state }) => state)).toEqual(won[0]?.json.value.state === 'ACTIVE' ? ['ACTIVE'] : []);
  });

  it('are previewed by the rules of sending them', async () => {
    const { token } = await person('demosub');
    const preview = (account: string, given: SalaryTerms, lastDay?: string) =>
      gateway.client.send('contractPreview', {
        token,
        body: { account, terms: given as never, ...(lastDay !== undefined && { lastDay }) },
      });
    const cases: [account: string, given: SalaryTerms, lastDay?: string][] = [
      ['demoteam3', terms(61, 2000)],
      ['demoteam3', terms(60, 1999)],
      ['demoteam3', terms(201, 2000)],
      ['demoteam3', terms(10, 99)],
      ['demoteam3', terms(10, 2000), '2026-03-01'],
      ['demoteam3', terms(10, 2000), '2026-02-30'],
      ['demoteam3', salaryOf('hourly', 10, 3000)],
      ['demo', terms(10, 2000)],
    ];
    for (const [account, given, lastDay] of cases) {
      const sent = await offer('demosub', account, given, lastDay === undefined ? {} : { lastDay });
      const seen = await preview(account, given, lastDay);
      expect([seen.status, seen.json]).toEqual([sent.status, sent.json]);
      expect(sent.status).not.toBe(200);
    }
    expect((await preview('demoteam3', terms(10, 2000), '2026-03-05')).status).toBe(200);
  });

  it('stay in the history of both sides: refused, replaced, ended, expired, and who ended them', async () => {
    await ofHouse('demoagent', terms(100));
    const past = async (who: string, query: object = {}) => {
      const { token } = await person(who);
      const { contracts } = await gateway.client.value('contractHistory', {
        token,
        query: { kind, ...query },
      });
      return contracts;
    };
    const refused = (await offer('demoagent', 'demoteam1', terms(10))).json.value.id;
    await change('demoteam1', kind, { do: 'reject', contract: refused });
    gateway.wait(1000);
    const replaced = (await offer('demoagent', 'demoteam1', terms(11))).json.value.id;
    gateway.wait(1000);
    const first = await between('demoagent', 'demoteam1', terms(12));
    gateway.wait(1000);
    const second = await between('demoagent', 'demoteam1', terms(13));
    gateway.wait(1000);
    await change('demoagent', kind, { do: 'terminate', contract: second, ending: [] });
    const told = [
      [second, 'TERMINATED', { for: 'ENDED', by: 'UPLINE' }],
      [first, 'TERMINATED', { for: 'REPLACED', by: 'DOWNLINE' }],
      [replaced, 'REJECTED', { for: 'REPLACED', by: 'UPLINE' }],
      [refused, 'REJECTED', { for: 'ANSWER', by: 'DOWNLINE' }],
    ];
    const seen = async (who: string, side: string) =>
      (await past(who))
        .filter((each) => each.side === side && told.some(([id]) => id === each.id))
        .map(({ id, state, over }) => [id, state, { for: over.for, by: over.by }]);
    expect(await seen('demoteam1', 'own')).toEqual(told);
    expect(await seen('demoagent', 'given')).toEqual(told);
    // It counted for no period: it ended before its first one.
    const [last] = await past('demoteam1');
    expect(last?.until).toBe(last?.from);
    // Whoever else is above or beside sees nothing of it.
    expect((await past('demo')).map(({ id }) => id)).not.toContain(second);
    expect((await past('demosub')).map(({ id }) => id)).not.toContain(second);
  });

  it('end by themselves after their last day, and not after the one that they are given from', async () => {
    await ofHouse('demoagent', terms(100));
    const ending = (await offer('demoagent', 'demosub', terms(60), { lastDay: '2026-03-03' })).json.value.id;
    const { daily } = await info('demosub');
    const affected = daily!.given.filter(({ state }) => state === 'ACTIVE').map(({ id }) => id);
    expect((await change('demosub', kind, { do: 'accept', contract: ending, ending: affected })).status).toBe(
      200,
    );
    expect(await reasonOf(offer('demosub', 'demoteam3', terms(10)))).toBe('ABOVE_OWN');
    const within = await offer('demosub', 'demoteam3', terms(10), { lastDay: '2026-03-03' });
    expect(within.json.value.expiresAt).toBe('2026-03-04T00:00:00.000Z');
    gateway.wait(2 * dayMs);
    await work();
    expect((await info('demosub')).dailysalreqtype).toBe('ACTIVE');
    gateway.wait(dayMs);
    await work();
    expect((await info('demosub')).dailysalreqtype).toBe('NONE');
    const { token } = await person('demosub');
    const { contracts } = await gateway.client.value('contractHistory', { token, query: {} });
    expect(contracts.find(({ id }) => id === ending)).toMatchObject({
      state: 'EXPIRED',
      side: 'own',
      over: { for: 'TIME', by: 'SERVER' },
    });
  });
});
