import { admitOnce } from '#server/calls/admit-once.ts';
import { answerOnce } from '#server/calls/answer-once.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import type { Member } from '#server/members/members.ts';
import { ownMember } from '#server/members/own-member.ts';
import type { MessageTerms } from '../document.ts';
import { readText } from '../read-text.ts';
import { answerTerms, receivedBy } from '../received.ts';
import { writeMessage, type Written } from '../write.ts';

type Admitted = { terms: MessageTerms; text: string; to: Member };

export const route = defineCall('agentMessageAnswer', async (context) => {
  const { gateway, brand, body, now } = context;
  const reader = await ownMember(context);
  if (reader instanceof CallRefusal) return reader;
  const admit = async (): Promise<Admitted | CallRefusal> => {
    const received = await receivedBy(gateway.db, reader, body.id);
    if (!received) return refuseCall('MESSAGE_UNKNOWN');
    const { sender: to } = received;
    const terms = await answerTerms(gateway.db, brand, { reader, sender: to });
    if (!terms) return refuseCall('AGENT_MESSAGES_OFF');
    const text = readText(body.text, terms);
    return text instanceof CallRefusal ? text : { terms, text, to };
  };
  const done = await admitOnce<Admitted, Written>(
    context,
    { scope: 'agentMessageAnswer', body },
    {
      admit,
      work: (trx, { terms, text, to }) =>
        writeMessage(trx, brand, {
          id: newId(gateway.random),
          sender: reader,
          kind: 'ANSWER',
          to: [to],
          text,
          terms,
          now,
        }),
    },
  );
  const answered = await answerOnce(done, () => Promise.resolve());
  return answered instanceof CallRefusal ? answered : { left: answered.left };
});
