import { sql } from 'kysely';
import { dayAt } from '#engine/time/zoned-days.ts';
import type { Trx } from '#server/db/types.ts';
import type { Batch, Reading } from './reading.ts';
import { linesAt } from './lines.ts';
import type { KeptChange } from './kept-change.ts';

/** Counts who registered below an agent. */
export async function countJoins(
  trx: Trx,
  { brand, timeZone, currency, from, most }: Reading,
): Promise<Batch> {
  const { rows } = await sql<{ member_id: string; at: Date }>`
    select m.id as member_id, m.registered_at as at from members m
      where m.brand = ${brand} and m.registered_at >= ${from} and m.upline_id is not null and m.type <> 4
        and m.preview is null
        and not exists (select from agent_joins a where a.brand = m.brand and a.member_id = m.id)
      order by m.registered_at limit ${most}`.execute(trx);
  const lines = await linesAt(
    trx,
    brand,
    rows.map(({ member_id: member, at }) => ({ member, at })),
  );
  const changes = rows.map(({ member_id: member, at }, index): KeptChange => {
    const line = lines[index];
    if (!line) throw new Error(`The member ${member} has no line.`);
    const day = dayAt(at.getTime(), timeZone);
    return { member, line, day, currency, counts: { newcomers: 1n }, sign: 1n, plays: false };
  });
  if (changes.length > 0)
    await trx
      .insertInto('agent_joins')
      .values(
        changes.map(({ member, line, day }) => ({ brand, member_id: member, line: line.id, day, currency })),
      )
      .execute();
  return { changes, last: rows.at(-1)?.at, isFull: rows.length === most };
}
