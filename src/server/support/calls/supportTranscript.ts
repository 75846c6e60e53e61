import { defineCall } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { maskedMail } from '#server/calls/masking.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { deliver } from '#server/messages/deliver.ts';
import { callerOf } from '../caller.ts';
import { newestOf } from '../conversations.ts';
import { mailOf } from '../present-player.ts';
import { transcriptMail } from '../transcript.ts';

const perHour = 5;

export const route = defineCall('supportTranscript', async (context) => {
  const caller = await callerOf(context);
  if (caller instanceof CallRefusal) return caller;
  const { brand, gateway, language } = context;
  const { desk, owner, player } = caller;
  const conversation = owner && (await newestOf(gateway.db, owner));
  if (!conversation || conversation.last_seq === 0) return refuseCall('SUPPORT_ENDED');
  const to = await mailOf(context, player);
  if (to === undefined) return refuseCall('MESSAGE_NOT_SENT');
  const limited = await limitCalls(context, {
    subject: `support-transcript:${player.memberId ?? ''}`,
    max: perHour,
    windowMs: 60 * 60_000,
  });
  if (limited) return limited;
  const mail = await transcriptMail(gateway.db, { brand, desk, conversation, language });
  const failed = await deliver(context, () => gateway.messengers.mail?.({ ...mail, to }));
  return failed ?? { to: maskedMail(to) };
});
