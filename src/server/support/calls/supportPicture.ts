import { defineCall } from '#server/calls/call.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { knownCallerOf } from '../caller.ts';
import { newestOf, supportPicture } from '../conversations.ts';

export const route = defineCall('supportPicture', async (context) => {
  const caller = await knownCallerOf(context);
  if (caller instanceof CallRefusal) return caller;
  const { db } = context.gateway;
  const conversation = await newestOf(db, caller.owner);
  const picture = conversation && (await supportPicture(db, conversation, context.query.id));
  return picture ? { picture: picture.toString('base64') } : refuseCall('SUPPORT_PICTURE_UNKNOWN');
});
