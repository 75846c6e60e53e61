import { sql } from 'kysely';
import { depthMax } from '#play/agents/lines.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';

export type Recipient = { id: string; account: string };

/** Those of some ids that stand below an agent, or directly below it; guests and accounts of previews are nobody's downlines. */
export async function membersBelow(
  db: Db,
  { brand, id: agentId }: Member,
  { ids, direct }: { ids: readonly string[]; direct: boolean },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with recursive above (id, account, upline, depth) as (
      select id, account, upline_id, 1 from members
        where brand = ${brand} and id = any(${ids}::text[]) and type <> 4 and preview is null
      union all
      select a.id, a.account, m.upline_id, a.depth + 1 from above a
        join members m on m.brand = ${brand} and m.id = a.upline
        where a.upline <> ${agentId} and a.depth <= ${direct ? 0 : depthMax}
    )
    select id, account from above where upline = ${agentId} order by account`.execute(db);
  return rows;
}

/** Members of a level that are looked through on the way to a deeper one, for each that a message may go to. */
const widest = 50;

/** Members so many levels below an agent; undefined if they, or a level on the way, are too many. */
export async function levelBelow(
  db: Db,
  { brand, id: agentId }: Member,
  { level, most }: { level: number; most: number },
): Promise<Recipient[] | undefined> {
  let found: Recipient[] = [{ id: agentId, account: '' }];
  for (let depth = 1; depth <= level && found.length > 0; depth += 1) {
    const limit = depth === level ? most : most * widest;
    const ids = found.map(({ id }) => id);
    const { rows } = await sql<Recipient>`
      select id, account from members
        where brand = ${brand} and upline_id = any(${ids}::text[]) and type <> 4 and preview is null
        limit ${limit + 1}`.execute(db);
    if (rows.length > limit) return undefined;
    found = rows;
  }
  return found;
}
