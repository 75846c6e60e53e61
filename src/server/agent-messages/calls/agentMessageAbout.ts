import { counterpartName } from '#server/agents/counterparts.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { answerTerms, hasMuted, receivedBy } from '../received.ts';
import { isStopped } from '../write.ts';

export const route = defineCall('agentMessageAbout', async (context) => {
  const { gateway, brand, query } = context;
  const { db } = gateway;
  const reader = await ownMember(context);
  if (reader instanceof CallRefusal) return reader;
  const received = await receivedBy(db, reader, query.id);
  if (!received) return refuseCall('MESSAGE_UNKNOWN');
  const { sender } = received;
  const terms = await answerTerms(db, brand, { reader, sender });
  return {
    sender: counterpartName(sender),
    mayAnswer: terms !== undefined && !(await isStopped(db, reader)),
    length: terms?.length ?? 1,
    muted: await hasMuted(db, { brand: brand.brand, memberId: reader.id, senderId: sender.id }),
  };
});
