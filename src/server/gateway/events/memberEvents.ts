import { memberEventKinds } from '#contract/member-events.ts';
import { defineCall } from '../call.ts';
import { refuse } from '../refusal.ts';
import { Stream } from '../stream.ts';

/** Hints to the member's open pages. Where no stream is wanted, or none can be had, what it would tell. */
export const route = defineCall('memberEvents', async ({ gateway, headers, session }) => {
  const kinds = [...memberEventKinds];
  const { memberStreams } = gateway;
  if (!memberStreams || !String(headers['accept']).includes('text/event-stream')) return { kinds };
  if (!memberStreams.hasRoom(session)) return refuse('TOO_MANY_REQUESTS', { retryAfter: 30 });
  return new Stream((response) => memberStreams.open(response, session));
});
