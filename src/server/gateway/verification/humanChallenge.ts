import { defineCall } from '../call.ts';

export const route = defineCall('humanChallenge', (context) => context.gateway.human.task(context));
