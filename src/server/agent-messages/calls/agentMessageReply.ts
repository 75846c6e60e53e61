import { admitOnce } from '#server/calls/admit-once.ts';
import { answerOnce } from '#server/calls/answer-once.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import type { Trx } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { ownMember } from '#server/members/own-member.ts';
import type { TeamTerms } from '#server/inbox/team-senders.ts';
import { reachableUpline } from '../upline.ts';
import { readText } from '../read-text.ts';
import { answerTerms, senderTo } from '../received.ts';
import { writeMessage, type Written } from '../write.ts';

type Context = ContextOf<'agentMessageReply'>;
type Admitted =
  | { do: 'write'; terms: TeamTerms; text: string; to: Member }
  | { do: 'mute' | 'hear'; sender: Member };

async function admit({ gateway, brand, body }: Context, reader: Member): Promise<Admitted | CallRefusal> {
  const { db } = gateway;
  const sender = body.do === 'upline' ? undefined : await senderTo(db, reader, body.id);
  if (body.do === 'upline' || body.do === 'answer') {
    if (body.do === 'answer' && !sender) return refuseCall('MESSAGE_UNKNOWN');
    const found = sender
      ? { to: sender, terms: await answerTerms(db, brand, { reader, sender }) }
      : await reachableUpline(db, brand, reader);
    if (!found?.terms) return refuseCall('AGENT_MESSAGES_OFF');
    const { to, terms } = found;
    const text = readText(body.text, terms);
    return text instanceof CallRefusal ? text : { do: 'write', terms, text, to };
  }
  return sender ? { do: body.do, sender } : refuseCall('MESSAGE_UNKNOWN');
}

/** Mutes who wrote to a member, or takes that back. */
async function setMuted(
  trx: Trx,
  { muted, reader, sender, now }: { muted: boolean; reader: Member; sender: Member; now: Date },
): Promise<void> {
  const mute = { brand: reader.brand, member_id: reader.id, sender_id: sender.id };
  if (muted)
    await trx
      .insertInto('agent_message_mutes')
      .values({ ...mute, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('agent_message_mutes')
      .where('brand', '=', mute.brand)
      .where('sender_id', '=', mute.sender_id)
      .where('member_id', '=', mute.member_id)
      .execute();
}

export const route = defineCall('agentMessageReply', async (context) => {
  const { gateway, brand, body, now } = context;
  const reader = await ownMember(context);
  if (reader instanceof CallRefusal) return reader;
  const done = await admitOnce<Admitted, Written>(
    context,
    { scope: 'agentMessageReply', body },
    {
      admit: () => admit(context, reader),
      work: async (trx, admitted) => {
        if (admitted.do === 'write') {
          const { to, text, terms } = admitted;
          const id = newId(gateway.random);
          return writeMessage(trx, brand, { id, sender: reader, kind: 'ANSWER', to: [to], text, terms, now });
        }
        const { sender } = admitted;
        await setMuted(trx, { muted: admitted.do === 'mute', reader, sender, now });
        return { ok: true, value: { id: '', addressed: 0, left: 0 } };
      },
    },
  );
  const answered = await answerOnce(done, () => Promise.resolve());
  return answered instanceof CallRefusal ? answered : { left: answered.left };
});
