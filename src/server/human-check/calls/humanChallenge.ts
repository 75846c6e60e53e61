import { defineCall } from '#server/calls/call.ts';

export const route = defineCall('humanChallenge', (context) => context.gateway.human.task(context));
