import { sql } from 'kysely';
import type { Trx } from '#server/db/types.ts';
import type { MemberKey } from './protection-status.ts';
import type { LimitKind, LimitPeriod } from './tables.ts';

export type Hindrance =
  | { why: 'EXCLUDED' }
  /** The limit that would be passed, and the minor units left of it. */
  | { why: 'LIMIT'; kind: LimitKind; period: LimitPeriod; left: bigint };

type Row = { why: Hindrance['why'] | null; kind: LimitKind; period: LimitPeriod; remaining: string };

/**
 * Limit or exclusion that prevents a deposit or stake of `amount` minor units; undefined if none does. Called before the
 * write, in the same transaction: it locks a member with limits, so that of two at once the second sees the first.
 */
export async function hindranceOf(
  trx: Trx,
  { brand, memberId }: MemberKey,
  { kinds, amount, now }: { kinds: readonly LimitKind[]; amount: bigint; now: Date },
): Promise<Hindrance | undefined> {
  const { rows } = await sql<Row>`
    select why, kind, period, remaining from protection_hindrance(
      ${brand}, ${memberId}, ${now}, ${sql.raw(`array[${kinds.map((kind) => `'${kind}'`).join(', ')}]`)}, ${String(amount)}::bigint
    )`.execute(trx);
  const [row] = rows;
  if (!row?.why) return undefined;
  const { why, kind, period, remaining } = row;
  return why === 'EXCLUDED' ? { why } : { why, kind, period, left: BigInt(remaining) };
}
