import { defineCall } from '#server/calls/call.ts';
import { begin } from '../claim.ts';

export const route = defineCall('sessionProvider', (context) => begin(context, context.body));
