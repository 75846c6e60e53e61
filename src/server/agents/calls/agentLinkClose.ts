import { sql } from 'kysely';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { shownLink } from '../links.ts';

export const route = defineCall('agentLinkClose', async (context) => {
  const { gateway, brand, now, body } = context;
  const agent = await ownMember(context);
  if (agent instanceof CallRefusal) return agent;
  const closed = await gateway.db
    .updateTable('agent_links')
    .set({ closed_at: sql<Date>`coalesce(closed_at, ${now})` })
    .where('brand', '=', brand.brand)
    .where('member_id', '=', agent.id)
    .where('code', '=', body.code)
    .returningAll()
    .executeTakeFirst();
  return closed ? shownLink(closed, now) : refuseCall('AFFILIATE_NOT_FOUND');
});
