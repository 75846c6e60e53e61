import { defineCall } from '../call.ts';
import { endSession } from './sessions.ts';

export const route = defineCall('sessionLogout', async ({ gateway, session }) => {
  await endSession(gateway.db, session);
  return null;
});
