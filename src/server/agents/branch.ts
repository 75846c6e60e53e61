import { sql } from 'kysely';
import { depthMax } from '#play/agents/lines.ts';
import type { Db } from '#server/db/types.ts';
import { findMember, type Member } from '#server/members/members.ts';

/** Ids above a member, from the direct upline to the root. */
export async function uplinesOf(db: Db, brand: string, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above (id, depth) as (
      select upline_id, 1 from members where brand = ${brand} and id = ${memberId} and upline_id is not null
      union all
      select m.upline_id, a.depth + 1 from above a
        join members m on m.brand = ${brand} and m.id = a.id
        where m.upline_id is not null and a.depth <= ${depthMax}
    )
    select id from above order by depth`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * A member of an agent's branch, the agent included. Undefined for everybody else, whatever the id: other branches, ancestors, guests,
 * accounts of previews and ids that there are not, so that nobody can probe for them.
 */
export async function inBranch(db: Db, agent: Member, memberId: string): Promise<Member | undefined> {
  if (memberId === agent.id) return agent;
  const found = await findMember(db, agent.brand, memberId);
  if (!found || found.type === 4 || found.preview !== null) return undefined;
  return (await uplinesOf(db, agent.brand, memberId)).includes(agent.id) ? found : undefined;
}

/** Members of an agent's branch without the agent: a query of `id`. */
export const branchBelow = (brand: string, agentId: string) => sql<{ id: string }>`
  with recursive branch (id) as (
    select id from members where brand = ${brand} and upline_id = ${agentId} and type <> 4 and preview is null
    union all
    select m.id from branch b
      join members m on m.brand = ${brand} and m.upline_id = b.id
      where m.type <> 4 and m.preview is null
  )
  select id from branch`;
