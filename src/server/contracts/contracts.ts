import { sql, type Selectable } from 'kysely';
import { boundaryFrom, periodAfter, type ContractPeriod } from '#play/contracts/periods.ts';
import type { ContractKind, ContractTerms } from '#play/contracts/terms.ts';
import type { Agreed } from '#play/contracts/within.ts';
import { zoneOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import type { ContractsTable, EndingSide } from './tables.ts';

export type Contract = Selectable<ContractsTable>;

/** Upline of agents that have none: it offers to them by its operators. */
export const houseId = 'house';

type OfKind = { brand: string; kind: ContractKind };

export function periodOf(terms: ContractTerms): ContractPeriod {
  if (terms.kind === 'dividend') return terms.period;
  return terms.kind === 'realtime' ? 'fiveMinutes' : terms.kind;
}

export const agreedOf = ({ terms, expires_at: expiresAt }: Contract): Agreed => ({ terms, expiresAt });

/**
 * Serialises all that changes contracts of a kind until the transaction ends: what one changes may end others anywhere below. Taken before any
 * row. Settling takes another lock: contracts of a period that has ended change no more.
 */
export const lockContracts = async (trx: Trx, { brand, kind }: OfKind): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contracts ${brand} ${kind}`}, 0))`.execute(trx);
};

export const findContract = (db: Db, brand: string, id: string): Promise<Contract | undefined> =>
  db.selectFrom('contracts').selectAll().where('brand', '=', brand).where('id', '=', id).executeTakeFirst();

/** Contract of an agent with its upline, in a state of which there is one at most. */
export const contractWithUpline = (
  db: Db,
  { brand, kind }: OfKind,
  downlineId: string,
  state: 'ACTIVE' | 'OFFERED',
): Promise<Contract | undefined> =>
  db
    .selectFrom('contracts')
    .selectAll()
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('downline_id', '=', downlineId)
    .where('state', '=', state)
    .executeTakeFirst();

/** Active contracts that an agent has given, and those given from these, to any depth. */
export async function activeBelow(db: Db, { brand, kind }: OfKind, agentId: string): Promise<Contract[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below (id, downline_id) as (
      select id, downline_id from contracts
        where brand = ${brand} and kind = ${kind} and upline_id = ${agentId} and state = 'ACTIVE'
      union
      select c.id, c.downline_id from contracts c join below b on c.upline_id = b.downline_id
        where c.brand = ${brand} and c.kind = ${kind} and c.state = 'ACTIVE'
    ) select id from below`.execute(db);
  if (rows.length === 0) return [];
  return db
    .selectFrom('contracts')
    .selectAll()
    .where('brand', '=', brand)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
}

/** First moment for which a contract that ends now counts no more: a period that has begun is paid to its end. */
export function countsUntil(
  brand: LiveBrand,
  { period, counts_from: from, counts_until: until }: Contract,
  now: Date,
): Date {
  const boundary = periodAfter(period, now, zoneOf(brand)).from;
  const sooner = until && until < boundary ? until : boundary;
  return from && from > sooner ? from : sooner;
}

/** Times of a contract that is accepted now, after the one that it takes the place of; undefined if it would count for no period. */
export function countingOf(
  brand: LiveBrand,
  { period, expires_at: expiresAt }: Pick<Contract, 'period' | 'expires_at'>,
  { now, former }: { now: Date; former: Date | undefined },
): { counts_from: Date; counts_until: Date | null } | undefined {
  const zone = zoneOf(brand);
  const next = periodAfter(period, now, zone).from;
  const from = former && former > next ? boundaryFrom(period, former, zone) : next;
  const until = expiresAt && boundaryFrom(period, expiresAt, zone);
  return until && until <= from ? undefined : { counts_from: from, counts_until: until };
}

/** Who changes a contract: a member, an operator, or the server by itself. */
export type Changer = { account: string; who: { memberId: string } | 'operator' | 'server' };

/** On which side of a contract it was ended. */
export function sideOf(
  { who }: Changer,
  { upline_id: upline, downline_id: downline }: Pick<Contract, 'upline_id' | 'downline_id'>,
): EndingSide {
  if (who === 'operator') return 'HOUSE';
  if (who === 'server') return 'SERVER';
  if (who.memberId === upline) return 'UPLINE';
  return who.memberId === downline ? 'DOWNLINE' : 'FURTHER_UP';
}
