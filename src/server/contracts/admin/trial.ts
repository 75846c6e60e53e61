import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { nothingOf } from '#play/contracts/nothing.ts';
import { periodAt, type ContractPeriod } from '#play/contracts/periods.ts';
import type { ContractKind } from '#play/contracts/terms.ts';
import { zoneOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { carriedBy, payingOf } from '../add-payouts.ts';
import { computePeriod, membersMinOf, type Computed } from '../compute.ts';
import { countingAt, countingBetween } from '../counting.ts';
import type { Payout } from '../payouts.ts';
import { keptFigures } from '../team.ts';
import { accountNames } from './present-payouts.ts';

type Trial = AdminCallTypes['contractTrial'];

type OfKind = { brand: string; kind: ContractKind; period: ContractPeriod };

/** Contracts that do not count yet: those that wait for an answer, and those of later periods. */
async function waiting(db: Db, { brand, kind, period }: OfKind, until: Date) {
  const { offered, later } = await db
    .selectFrom('contracts')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('state', '=', 'OFFERED').as('offered'),
      fn
        .countAll<string>()
        .filterWhere('state', '=', 'ACTIVE')
        .filterWhere('counts_from', '>=', until)
        .as('later'),
    ])
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('state', 'in', ['OFFERED', 'ACTIVE'])
    .executeTakeFirstOrThrow();
  return { offered: Number(offered), later: Number(later) };
}

type Outcome = Trial['value']['lines'][number]['outcome'];

/** What would become of each agent's amount, or why there is none. */
function outcomes(brand: LiveBrand, kind: ContractKind, carried: ReadonlyMap<string, bigint>) {
  const { approveAbove } = payingOf(brand, kind);
  const membersMin = membersMinOf(brand);
  return ({ agent, counting: { terms }, team, earned, share }: Computed): Outcome => {
    const nothing = nothingOf(terms, team, { earned, membersMin });
    if (nothing) return nothing;
    if (share.received === 0n) return 'UPLINE_WITHOUT';
    if (share.kept === 0n) return 'GIVES_ALL';
    const amount = share.kept + (carried.get(agent) ?? 0n);
    if (amount <= 0n) return 'OWES';
    return approveAbove !== undefined && amount > approveAbove ? 'WAITS' : 'PAID';
  };
}

async function lastRun(db: Db, brand: string, ofKind: Pick<Payout, 'kind' | 'period'>) {
  return db
    .selectFrom('contract_runs')
    .selectAll()
    .where('brand', '=', brand)
    .where('kind', '=', ofKind.kind)
    .where('period', '=', ofKind.period)
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What a period would pay, beside what agents kept of the last settled one. */
export async function trialOf(
  db: Db,
  brand: LiveBrand,
  query: Trial['query'],
  now: Date,
): Promise<Trial['value']> {
  const { kind } = query;
  const period = kind === 'dividend' ? (query.period ?? 'monthly') : kind;
  const span = periodAt(period, query.at === undefined ? now : new Date(query.at), zoneOf(brand));
  const ofKind = { brand: brand.brand, kind, period };
  const rows = await countingBetween(db, ofKind, span);
  const counting = countingAt(rows, span.from);
  const { agents, gives } = await computePeriod(db, brand, { counting, span });
  const run = await lastRun(db, brand.brand, ofKind);
  const before = run
    ? await db
        .selectFrom('contract_payouts')
        .select(['agent_id', 'kept'])
        .where('brand', '=', brand.brand)
        .where('kind', '=', kind)
        .where('period', '=', period)
        .where('starts_at', '=', run.starts_at)
        .execute()
    : [];
  const keptBefore = new Map(before.map((row) => [row.agent_id, row.kept]));
  const carried = await carriedBy(
    db,
    { ...ofKind, brand },
    agents.map(({ agent }) => agent),
  );
  const outcomeOf = outcomes(brand, kind, carried);
  const accountOf = await accountNames(
    db,
    brand.brand,
    agents.flatMap(({ agent, counting: { upline } }) => [agent, ...(upline === undefined ? [] : [upline])]),
  );
  return {
    from: span.from.toISOString(),
    until: span.until.toISOString(),
    gives: String(gives),
    before: run
      ? { from: run.starts_at.toISOString(), until: run.ends_at.toISOString(), gives: run.gives }
      : null,
    uncounted: { ...(await waiting(db, ofKind, span.until)), apart: rows.length - counting.size },
    lines: agents.map((computed) => {
      const { agent, counting, team, share } = computed;
      const { upline } = counting;
      return {
        agent: accountOf(agent),
        upline: upline === undefined ? null : accountOf(upline),
        figures: keptFigures(team),
        own: String(share.own),
        received: String(share.received),
        given: String(share.given),
        kept: String(share.kept),
        before: keptBefore.get(agent) ?? '0',
        outcome: outcomeOf(computed),
      };
    }),
  };
}
