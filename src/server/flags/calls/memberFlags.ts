import { defineCall } from '#server/calls/call.ts';
import { flagsHeld } from '../settle.ts';

export const route = defineCall('memberFlags', async (context) => ({
  flags: await flagsHeld(context, context.session),
}));
