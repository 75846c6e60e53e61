import { zoneOf } from '#server/brands/documents.ts';
import { sql } from 'kysely';
import { periodAt, type ContractPeriod, type Span } from '#play/contracts/periods.ts';
import { contractKinds, type ContractKind } from '#play/contracts/terms.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { activeBelow, houseId, lockContracts, type Contract } from './contracts.ts';
import { endContracts } from './end-contracts.ts';
import { contractsOf } from './document.ts';
import { settlingDelayMs } from './next-payments.ts';
import { settlePeriod, type ContractSettling } from './settle.ts';
import { settleRealtime } from './settle-realtime.ts';

type PeriodOfKind = { kind: ContractKind; period: ContractPeriod };
type Ground = PeriodOfKind & { brand: LiveBrand; now: Date };

/** Kinds and periods of contracts that a brand has, or had. */
const periodsOf = async (db: Db, brand: string): Promise<PeriodOfKind[]> =>
  db
    .selectFrom('contracts')
    .select(['kind', 'period'])
    .distinct()
    .where('brand', '=', brand)
    .where('counts_from', 'is not', null)
    .orderBy('kind')
    .orderBy('period')
    .execute();

/** Where settling goes on: at the end of the last run, or where the next contract begins to count if none counts there. */
async function nextStart(db: Db, { brand, kind, period }: Ground): Promise<Date | undefined> {
  const { rows } = await sql<{ start: Date | null }>`
    with last as (
      select max(ends_at) as ends_at from contract_runs
        where brand = ${brand.brand} and kind = ${kind} and period = ${period}
    )
    select min(greatest(contract.counts_from, last.ends_at)) as start from contracts contract, last
      where contract.brand = ${brand.brand} and contract.kind = ${kind} and contract.period = ${period}
        and contract.counts_from is not null
        and (contract.counts_until is null
          or (contract.counts_until > contract.counts_from and contract.counts_until > coalesce(last.ends_at, '-infinity')))`.execute(
    db,
  );
  return rows[0]?.start ?? undefined;
}

/** The next period to settle; undefined if none has ended long enough ago. Bets of several five minutes are one run. */
async function dueSpan(db: Db, ground: Ground): Promise<Span | undefined> {
  const { brand, period, now } = ground;
  const from = await nextStart(db, ground);
  if (!from) return undefined;
  const ended = new Date(now.getTime() - settlingDelayMs(period));
  const until =
    period === 'fiveMinutes'
      ? periodAt(period, ended, zoneOf(brand)).from
      : periodAt(period, from, zoneOf(brand)).until;
  return until > from && until <= ended ? { from, until } : undefined;
}

/** Settles all periods of a kind that are due, the oldest first. */
async function settleDue(work: ContractSettling, ground: Ground, signal?: AbortSignal): Promise<void> {
  const { kind, period } = ground;
  for (;;) {
    const span = signal?.aborted ? undefined : await dueSpan(work.db, ground);
    if (!span) return;
    if (kind === 'realtime' || period === 'fiveMinutes') await settleRealtime(work, { ...ground, span });
    else await settlePeriod(work, { ...ground, kind, period, span });
  }
}

/** Active contracts that are over, or whose members are upline and downline no more. */
const overOf = async (
  db: Db,
  { brand, now }: { brand: LiveBrand; now: Date },
  kind: ContractKind,
): Promise<Contract[]> => {
  const { rows } = await sql<{ id: string }>`
    select contract.id from contracts contract
      join members member on member.brand = contract.brand and member.id = contract.downline_id
      where contract.brand = ${brand.brand} and contract.kind = ${kind} and contract.state = 'ACTIVE'
        and (contract.expires_at <= ${now} or coalesce(member.upline_id, ${houseId}) <> contract.upline_id)`.execute(
    db,
  );
  if (rows.length === 0) return [];
  return db
    .selectFrom('contracts')
    .selectAll()
    .where('brand', '=', brand.brand)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
};

const by = { account: 'server', who: 'server' } as const;
const moved = { state: 'TERMINATED', why: 'PLACE' } as const;

/** Ends contracts by themselves: expired ones, and those of branches that have moved, with what is given from these. */
async function endOver(db: Db, ground: { brand: LiveBrand; now: Date }): Promise<void> {
  const { brand, now } = ground;
  for (const kind of contractKinds) {
    if ((await overOf(db, ground, kind)).length === 0) continue;
    await db.transaction().execute(async (trx) => {
      const ofKind = { brand: brand.brand, kind };
      await lockContracts(trx, ofKind);
      for (const contract of await overOf(trx, ground, kind)) {
        const expired = contract.expires_at !== null && contract.expires_at <= now;
        const below = expired ? [] : await activeBelow(trx, ofKind, contract.downline_id);
        await endContracts(trx, below, { brand, state: 'TERMINATED', by, why: 'ABOVE', now });
        const over = expired ? ({ state: 'EXPIRED', why: 'TIME' } as const) : moved;
        await endContracts(trx, [contract], { brand, ...over, by, now });
      }
    });
  }
}

/** Ends the contracts of a brand that are over and settles its periods that are due. */
export async function workContracts(
  work: ContractSettling,
  brand: LiveBrand,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  await endOver(work.db, { brand, now });
  const bounds = contractsOf(brand);
  for (const each of await periodsOf(work.db, brand.brand)) {
    // Without bounds nobody has said what counts: it is settled once there are some again.
    if (bounds[each.kind]) await settleDue(work, { ...each, brand, now }, signal);
  }
}
