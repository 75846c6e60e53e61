import { defineCall } from '#server/calls/call.ts';
import { noticesFor } from '../notices.ts';

export const route = defineCall('agentNotices', async (context) => ({
  notices: noticesFor(context, 'agents').map(({ notice }) => notice),
}));
