import { defineCall } from '#server/calls/call.ts';
import { listPasskeys, renamePasskey } from '../passkeys.ts';

export const route = defineCall('passkeyRename', async (context) => {
  const { body, session } = context;
  await renamePasskey(context, session.memberId, { id: body.id, name: body.name.trim() });
  return listPasskeys(context, session.memberId);
});
