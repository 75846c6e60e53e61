import { memberEventKinds } from '#contract/member-events.ts';
import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { Stream } from '#server/calls/stream.ts';

/** Event stream of hints to the member's pages. Answers the kinds of events if no stream is requested or possible. */
export const route = defineCall('memberEvents', async ({ gateway, headers, session }) => {
  const kinds = [...memberEventKinds];
  const { memberStreams } = gateway;
  if (!memberStreams || !String(headers['accept']).includes('text/event-stream')) return { kinds };
  if (!memberStreams.hasRoom(session)) return refuseCall('TOO_MANY_REQUESTS', { retryAfter: 30 });
  return new Stream((response) => memberStreams.open(response, session));
});
