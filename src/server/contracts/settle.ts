import { sql } from 'kysely';
import type { ContractPeriod, Span } from '#play/contracts/periods.ts';
import { groupBy } from '#engine/group-by.ts';
import type { ContractKind } from '#play/contracts/terms.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import { liftTimeLimits } from '#server/db/time-limits.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { addPayouts, type NewPayout } from './add-payouts.ts';
import { computePeriod, type Computed } from './compute.ts';
import { houseId } from './contracts.ts';
import { countingAt, countingBetween, type Counting } from './counting.ts';
import { keptFigures } from './team.ts';
import type { CorrectionLine } from './tables.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Time before a period in which the settled ones are worked out again, for results that came later. */
const lookbackMs: Readonly<Record<Exclude<ContractPeriod, 'fiveMinutes'>, number>> = {
  hourly: dayMs,
  daily: 7 * dayMs,
  weekly: 14 * dayMs,
  semimonthly: 31 * dayMs,
  monthly: 62 * dayMs,
};

export type ContractSettling = { db: Db; random: RandomBytes };

type PeriodOfKind = {
  kind: Exclude<ContractKind, 'realtime'>;
  period: Exclude<ContractPeriod, 'fiveMinutes'>;
};

type Ground = PeriodOfKind & { brand: LiveBrand; span: Span; now: Date };

const keyOf = ({ brand, kind, period }: Ground) => ({ brand: brand.brand, kind, period });

/** Serialises the settling of a kind until the transaction ends, which takes as long as the bets of a period want. */
export async function lockRuns(
  trx: Trx,
  { brand, kind }: { brand: string; kind: ContractKind },
): Promise<void> {
  await liftTimeLimits(trx);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contract runs ${brand} ${kind}`}, 0))`.execute(
    trx,
  );
}

/** Makes the run of a period, once; false if another has. The lock of runs is held. */
export const beginRun = async (
  trx: Trx,
  {
    brand,
    kind,
    period,
    span,
    now,
  }: { brand: LiveBrand; kind: ContractKind; period: ContractPeriod; span: Span; now: Date },
): Promise<boolean> =>
  (
    await trx
      .insertInto('contract_runs')
      .values({
        brand: brand.brand,
        kind,
        period,
        starts_at: span.from,
        ends_at: span.until,
        settled_at: now,
        gives: 0n,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
  ).numInsertedOrUpdatedRows === 1n;

export const giveOfRun = (
  trx: Trx,
  { brand, kind, period, span }: { brand: LiveBrand; kind: ContractKind; period: ContractPeriod; span: Span },
  gives: bigint,
) =>
  trx
    .updateTable('contract_runs')
    .set({ gives })
    .where('brand', '=', brand.brand)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('starts_at', '=', span.from)
    .execute();

const ofRun = (trx: Trx, ground: Ground, startsAt: Date) =>
  trx
    .selectFrom('contract_payouts')
    .where('brand', '=', ground.brand.brand)
    .where('kind', '=', ground.kind)
    .where('period', '=', ground.period)
    .where('starts_at', '=', startsAt);

/** Contracts of a settled period, as it was settled on them, and what each agent keeps of it until now. */
async function settledOn(
  trx: Trx,
  ground: Ground,
  startsAt: Date,
): Promise<{ counting: Map<string, Counting>; standing: Map<string, string> }> {
  const rows = await ofRun(trx, ground, startsAt)
    .select(['agent_id', 'upline_id', 'contract_id', 'terms', 'standing'])
    .execute();
  const counting = rows.flatMap(({ agent_id: agent, upline_id: upline, contract_id: id, terms }) =>
    terms === null
      ? []
      : [[agent, { id, agent, upline: upline === houseId ? undefined : upline, terms }] as const],
  );
  return { counting: new Map(counting), standing: new Map(rows.map((row) => [row.agent_id, row.standing])) };
}

type Correction = CorrectionLine & { agent: string; upline: string | undefined; contract: string };

/** Writes down what agents keep of a settled period now. */
const keepStanding = async (
  trx: Trx,
  ground: Ground,
  startsAt: Date,
  corrections: readonly Correction[],
): Promise<void> => {
  if (corrections.length === 0) return;
  await sql`
    update contract_payouts payout set standing = u.standing
      from unnest(${corrections.map(({ agent }) => agent)}::text[], ${corrections.map(({ after }) => after)}::bigint[])
        u (agent, standing)
      where payout.brand = ${ground.brand.brand} and payout.kind = ${ground.kind} and payout.period = ${ground.period}
        and payout.starts_at = ${startsAt} and payout.agent_id = u.agent`.execute(trx);
};

/** Works a settled period out again; the differences of its agents. */
async function correctRun(trx: Trx, ground: Ground, span: Span): Promise<Correction[]> {
  const { brand, kind, period } = ground;
  const kept = await trx
    .selectFrom('contract_figures')
    .select(['member_id', 'agent_id'])
    .where('brand', '=', brand.brand)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('starts_at', '=', span.from)
    .execute();
  const { counting, standing } = await settledOn(trx, ground, span.from);
  const { agents } = await computePeriod(trx, brand, {
    counting,
    span,
    kept: new Map(kept.map((row) => [row.member_id, row.agent_id])),
  });
  const corrections = agents.flatMap(({ agent, counting: { id, upline }, share }): Correction[] => {
    const before = standing.get(agent) ?? '0';
    const difference = share.kept - BigInt(before);
    const line = {
      from: span.from.toISOString(),
      before,
      after: String(share.kept),
      difference: String(difference),
    };
    return difference === 0n ? [] : [{ agent, upline, contract: id, ...line }];
  });
  await keepStanding(trx, ground, span.from, corrections);
  return corrections;
}

/** Differences of the settled periods before this one. */
async function corrections(trx: Trx, ground: Ground): Promise<Correction[]> {
  const { span, period } = ground;
  const since = new Date(span.from.getTime() - lookbackMs[period]);
  const runs = await trx
    .selectFrom('contract_runs')
    .select(['starts_at', 'ends_at'])
    .where('brand', '=', ground.brand.brand)
    .where('kind', '=', ground.kind)
    .where('period', '=', period)
    .where('starts_at', '>=', since)
    .where('starts_at', '<', span.from)
    .orderBy('starts_at')
    .execute();
  const found: Correction[] = [];
  for (const { starts_at: from, ends_at: until } of runs)
    found.push(...(await correctRun(trx, ground, { from, until })));
  const { brand, kind } = keyOf(ground);
  await trx
    .deleteFrom('contract_figures')
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .where('starts_at', '<', since)
    .execute();
  return found;
}

/** Keeps whom members counted for: a branch that moves later moves no settled period. */
const keepNearest = async (trx: Trx, ground: Ground, nearest: ReadonlyMap<string, string>): Promise<void> => {
  await sql`
    insert into contract_figures (brand, kind, period, starts_at, member_id, agent_id)
      select ${ground.brand.brand}, ${ground.kind}, ${ground.period}, ${ground.span.from}, member, agent
        from unnest(${[...nearest.keys()]}::text[], ${[...nearest.values()]}::text[]) u (member, agent)`.execute(
    trx,
  );
};

const payoutOf = (
  { agent, counting, team, earned, share }: Computed,
  below: readonly Computed[],
): NewPayout => ({
  agent,
  upline: counting.upline,
  contract: counting.id,
  terms: counting.terms,
  figures: keptFigures(team),
  tier: earned.tier < 0 ? null : earned.tier,
  share,
  given: below.map((each) => ({
    agent: each.agent,
    own: String(each.share.own),
    received: String(each.share.received),
  })),
  corrections: [],
});

/** Settles one period on a snapshot of contracts, tree and results, once; false if it was settled before. */
export function settlePeriod({ db, random }: ContractSettling, ground: Ground): Promise<boolean> {
  const { brand, span } = ground;
  return retriedTransaction(db, async (trx) => {
    await lockRuns(trx, keyOf(ground));
    if (!(await beginRun(trx, ground))) return false;
    const counting = countingAt(await countingBetween(trx, keyOf(ground), span), span.from);
    const { agents, gives, nearest } = await computePeriod(trx, brand, { counting, span });
    await keepNearest(trx, ground, nearest);
    await giveOfRun(trx, ground, gives);
    const below = groupBy(agents, ({ counting: { upline } }) => upline);
    const payouts = new Map(agents.map((each) => [each.agent, payoutOf(each, below.get(each.agent) ?? [])]));
    for (const { agent, upline, contract, ...line } of await corrections(trx, ground)) {
      const payout = payouts.get(agent) ?? bareOf({ agent, upline, contract });
      payout.corrections.push(line);
      payouts.set(agent, payout);
    }
    await addPayouts(trx, { ...ground, random }, [...payouts.values()]);
    return true;
  });
}

/** Payout of who has no contract any more. */
export const bareOf = ({
  agent,
  upline,
  contract,
}: Pick<NewPayout, 'agent' | 'upline' | 'contract'>): NewPayout => ({
  agent,
  upline,
  contract,
  terms: null,
  figures: null,
  tier: null,
  share: { own: 0n, received: 0n, given: 0n, kept: 0n },
  given: [],
  corrections: [],
});
