import { sql, type RawBuilder } from 'kysely';
import type { Trx } from './types.ts';

/** Findings that are named; more are counted as one. */
const namedMax = 100;

/** A query for places where a rule does not hold; without rows it holds. */
export type RuleQuery = RawBuilder<{ place: string; message: string }>;

/** What a rule's query finds. */
export async function namedFindings(
  trx: Trx,
  query: RuleQuery,
): Promise<{ where: string; message: string }[]> {
  const { rows } = await sql<{ place: string; message: string; total: string }>`
    select *, count(*) over () as total from (${query}) found order by place limit ${sql.lit(namedMax)}`.execute(
    trx,
  );
  const found = rows.map(({ place, message }) => ({ where: place, message }));
  const rest = BigInt(rows[0]?.total ?? 0) - BigInt(found.length);
  return rest > 0n ? [...found, { where: 'further', message: `${rest} more of this rule` }] : found;
}
