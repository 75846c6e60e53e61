import { defineCall } from '../../calls/call.ts';
import { begin } from '../claim.ts';

export const route = defineCall('sessionProvider', (context) => begin(context, context.body));
