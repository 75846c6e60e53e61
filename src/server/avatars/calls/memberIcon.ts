import { defineCall } from '#server/calls/call.ts';
import { avatarOf } from '../avatars.ts';

/** The picture of the member who is logged in. */
export const route = defineCall('memberIcon', ({ gateway, brand, session }) =>
  avatarOf(gateway.db, brand, session.memberId),
);
