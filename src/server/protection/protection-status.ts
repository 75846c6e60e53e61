import type { Db, Trx } from '#server/db/types.ts';
import type { ExclusionKind, ProtectionChange } from './tables.ts';

export type MemberKey = { brand: string; memberId: string };
/** Why a member may not play, and until when; null is for good. */
export type Exclusion = { kind: ExclusionKind; until: Date | null };
export type ProtectionStatus = {
  realityMinutes: number | null;
  exclusion: Exclusion | undefined;
  limited: boolean;
};

const none: ProtectionStatus = { realityMinutes: null, exclusion: undefined, limited: false };

const read = (db: Db, { brand, memberId }: MemberKey) =>
  db
    .selectFrom('protection_members')
    .select(['reality_minutes', 'excluded_kind', 'excluded_until', 'limited'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof read>['executeTakeFirst']>>>;

function status(row: Row | undefined, now: Date): ProtectionStatus {
  if (!row) return none;
  const { excluded_kind: kind, excluded_until: until } = row;
  const lasts = kind !== null && (until === null || until > now);
  return {
    realityMinutes: row.reality_minutes,
    exclusion: lasts ? { kind, until } : undefined,
    limited: row.limited,
  };
}

/** Limits and exclusions of a member; one look-up by the primary key, which finds no row for most. */
export const protectionStatus = async (db: Db, holder: MemberKey, now: Date): Promise<ProtectionStatus> =>
  status(await read(db, holder).executeTakeFirst(), now);

/** Same under a lock, for a change: until the transaction ends nobody else changes it or counts against its limits. */
export async function lockProtection(trx: Trx, holder: MemberKey, now: Date): Promise<ProtectionStatus> {
  await trx
    .insertInto('protection_members')
    .values({ brand: holder.brand, member_id: holder.memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return status(await read(trx, holder).forUpdate().executeTakeFirst(), now);
}

/** Writes a change into the history, which nothing takes out again. */
export async function recordChange(
  trx: Trx,
  { brand, memberId }: MemberKey,
  change: ProtectionChange,
  { at, details }: { at: Date; details: Record<string, string | number | null> },
): Promise<void> {
  await trx
    .insertInto('protection_changes')
    .values({ brand, member_id: memberId, change, changed_at: at, details: JSON.stringify(details) })
    .execute();
}
