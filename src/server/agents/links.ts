import type { Selectable } from 'kysely';
import { priceGroup, type Rate } from '#play/agents/rates.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { findAgentByCode, findMember, type Member } from '#server/members/members.ts';
import { isAgent } from '#server/members/member-type.ts';
import { mayStandBelow } from './document.ts';
import type { Kind } from './kinds.ts';
import type { AgentLinks } from './tables.ts';

export type LinkRow = Selectable<AgentLinks>;

/** What a link gives who registers by it. */
export type LinkTerms = { id: string; type: Kind; rate: Rate };

type LinkState = 'OPEN' | 'EXPIRED' | 'USED' | 'CLOSED';

const stateOf = (link: LinkRow, now: Date): LinkState => {
  if (link.closed_at !== null) return 'CLOSED';
  if (link.uses !== null && link.used >= link.uses) return 'USED';
  return link.expires_at !== null && link.expires_at <= now ? 'EXPIRED' : 'OPEN';
};

/** A link as calls tell it. */
export const shownLink = (link: LinkRow, now: Date) => ({
  code: link.code,
  type: link.type,
  rate: link.rate,
  group: priceGroup(link.rate),
  note: link.note,
  state: stateOf(link, now),
  expiresAt: link.expires_at?.toISOString() ?? null,
  uses: link.uses,
  used: link.used,
  madeAt: link.made_at.toISOString(),
});

export type Invitation = { agent: Member; link: LinkTerms | undefined };

/** Who invites by a code, as it was entered: an agent by its own, or by a link that is open. Undefined for every other code. */
export async function invitationOf(
  db: Db,
  brand: LiveBrand,
  entered: string,
  now: Date,
): Promise<Invitation | undefined> {
  const own = await findAgentByCode(db, brand.brand, entered);
  if (own) return { agent: own, link: undefined };
  const link = await db
    .selectFrom('agent_links')
    .selectAll()
    .where('brand', '=', brand.brand)
    .where('code', '=', entered.trim().toUpperCase())
    .executeTakeFirst();
  if (!link || stateOf(link, now) !== 'OPEN') return undefined;
  const agent = await findMember(db, brand.brand, link.member_id);
  if (!agent || !isAgent(agent.type) || !mayStandBelow(brand, agent.type, link.type)) return undefined;
  return { agent, link: { id: link.id, type: link.type, rate: link.rate } };
}

/** Uses a link for a member who was just added. False if it was closed or used up meanwhile. */
export async function useLink(
  trx: Trx,
  { brand, memberId, now }: { brand: string; memberId: string; now: Date },
  { id }: LinkTerms,
): Promise<boolean> {
  const used = await trx
    .updateTable('agent_links')
    .set(({ eb }) => ({ used: eb('used', '+', 1) }))
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where(({ or, eb, ref }) => or([eb('uses', 'is', null), eb('used', '<', ref('uses'))]))
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning('id')
    .executeTakeFirst();
  if (!used) return false;
  await trx.insertInto('agent_link_members').values({ brand, member_id: memberId, link_id: id }).execute();
  return true;
}
