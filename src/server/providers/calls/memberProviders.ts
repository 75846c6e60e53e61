import { defineCall } from '#server/calls/call.ts';
import { linkedProviders } from '../linked.ts';

export const route = defineCall('memberProviders', (context) =>
  linkedProviders(context, context.session.memberId),
);
