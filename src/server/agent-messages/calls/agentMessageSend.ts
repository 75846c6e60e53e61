import { admitOnce } from '#server/calls/admit-once.ts';
import { answerOnce } from '#server/calls/answer-once.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { CallRefusal, refuseCall, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import type { Member } from '#server/members/members.ts';
import { ownMember } from '#server/members/own-member.ts';
import { teamTerms, type TeamTerms } from '#server/inbox/team-senders.ts';
import { readText } from '../read-text.ts';
import { levelBelow, membersBelow, type Recipient } from '../recipients.ts';
import { writeMessage, type Written } from '../write.ts';

type Context = ContextOf<'agentMessageSend'>;
type Admitted = { terms: TeamTerms; text: string; to: Recipient[] };

/** Whom it is written to; a refusal if one of them is not for the agent to write to. */
async function recipientsOf(
  { gateway: { db }, body }: Context,
  agent: Member,
  { to, most }: TeamTerms,
): Promise<Recipient[] | CallRefusal> {
  const tooMany = (field: string) =>
    refuseFields([{ field, code: 'TOO_LARGE', params: { max: String(most) } }]);
  if (body.to === 'members') {
    if (body.members.length > most) return tooMany('members');
    const found = await membersBelow(db, agent, { ids: body.members, direct: to === 'direct' });
    return found.length === body.members.length ? found : refuseCall('DOWNLINE_UNKNOWN');
  }
  if (to === 'direct' && body.level > 1) return refuseFields([refusedField('level', 'NOT_AN_OPTION')]);
  const found = await levelBelow(db, agent, { level: body.level, most });
  if (!found) return tooMany('level');
  return found.length > 0 ? found : refuseFields([refusedField('level', 'WRONG')]);
}

async function admit(context: Context, agent: Member): Promise<Admitted | CallRefusal> {
  const terms = teamTerms(context.brand);
  if (!terms) return refuseCall('AGENT_MESSAGES_OFF');
  const text = readText(context.body.text, terms);
  if (text instanceof CallRefusal) return text;
  const to = await recipientsOf(context, agent, terms);
  return to instanceof CallRefusal ? to : { terms, text, to };
}

export const route = defineCall('agentMessageSend', async (context) => {
  const { gateway, brand, body, now } = context;
  const agent = await ownMember(context);
  if (agent instanceof CallRefusal) return agent;
  const done = await admitOnce<Admitted, Written>(
    context,
    { scope: 'agentMessageSend', body },
    {
      admit: () => admit(context, agent),
      work: (trx, { terms, text, to }) =>
        writeMessage(trx, brand, {
          id: newId(gateway.random),
          sender: agent,
          kind: body.to === 'members' ? 'MEMBERS' : 'LEVEL',
          level: body.to === 'level' ? body.level : undefined,
          to,
          text,
          terms,
          now,
        }),
    },
  );
  return answerOnce(done, () => Promise.resolve());
});
