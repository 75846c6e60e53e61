import { defineCall } from '#server/calls/call.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { sharedPictureOf } from '#server/images/pictures.ts';
import { knownCallerOf } from '../caller.ts';
import { addSupportPicture, picturesSent } from '../conversations.ts';
import { takeOnce } from '../take-once.ts';

export const route = defineCall('supportFile', async (context) => {
  const caller = await knownCallerOf(context);
  if (caller instanceof CallRefusal) return caller;
  const { body, gateway, now, query } = context;
  const { files } = caller.desk;
  if (!files) return refuseCall('SUPPORT_FILE_TYPE');
  if (body.length > files.maxBytes) return refuseCall('BODY_TOO_LARGE');
  return takeOnce(context, caller, query.key, async () => {
    const drawn = await sharedPictureOf(body, files.types);
    if (!drawn.ok) return refuseCall(drawn.why === 'FILE_TYPE' ? 'SUPPORT_FILE_TYPE' : 'PICTURE_SIZE');
    return async (trx, conversation) => {
      if ((await picturesSent(trx, conversation)) >= files.most) return refuseCall('SUPPORT_FILES');
      const picture = { file: newId(gateway.random), picture: drawn.picture };
      return addSupportPicture(trx, conversation, { author: 'PLAYER', key: query.key, at: now, ...picture });
    };
  });
});
