import { defineCall } from '#server/calls/call.ts';
import { listPasskeys } from '../passkeys.ts';

export const route = defineCall('memberPasskeys', (context) =>
  listPasskeys(context, context.session.memberId),
);
