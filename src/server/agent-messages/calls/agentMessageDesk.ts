import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { teamTerms } from '#server/inbox/team-senders.ts';
import { isStopped, messagesLeftToday } from '../write.ts';

const size = 20;
/** As many pages as the schema of the call takes. */
const pagesMax = 99;

export const route = defineCall('agentMessageDesk', async (context) => {
  const { gateway, brand, query, now } = context;
  const { db } = gateway;
  const agent = await ownMember(context);
  if (agent instanceof CallRefusal) return agent;
  const terms = teamTerms(brand);
  if (!terms) return refuseCall('AGENT_MESSAGES_OFF');
  const page = Number(query.page ?? '1');
  const rows = await db
    .selectFrom('agent_messages')
    .selectAll()
    .where('brand', '=', brand.brand)
    .where('sender_id', '=', agent.id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .offset((page - 1) * size)
    .limit(size + 1)
    .execute();
  const { to, perDay, most, length, answers = false } = terms;
  return {
    to,
    perDay,
    left: await messagesLeftToday(db, brand, { id: agent.id, perDay, now }),
    most,
    length,
    answers,
    stopped: await isStopped(db, agent),
    messages: rows.slice(0, size).map(({ id, at, kind, level, names, addressed, text }) => ({
      id,
      at: at.toISOString(),
      kind,
      ...(level !== null && { level }),
      to: [...names],
      addressed,
      text,
    })),
    more: rows.length > size && page < pagesMax,
  };
});
