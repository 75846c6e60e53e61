import { defineCall } from '#server/calls/call.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { Stream } from '#server/calls/stream.ts';
import { knownCallerOf } from '../caller.ts';

const kinds = ['support', 'supportTyping'];

/** Event stream of hints to a visitor's pages. Answers the kinds of events if no stream is requested or possible. */
export const route = defineCall('supportEvents', async (context) => {
  const caller = await knownCallerOf(context);
  if (caller instanceof CallRefusal) return caller;
  const { gateway, headers } = context;
  const { visitorStreams } = gateway;
  const { owner } = caller;
  // Members hear it on the stream that they have anyway.
  if (!visitorStreams || 'memberId' in owner || !String(headers['accept']).includes('text/event-stream'))
    return { kinds };
  if (!visitorStreams.hasRoom(owner)) return refuseCall('TOO_MANY_REQUESTS', { retryAfter: 30 });
  return new Stream((response) => visitorStreams.open(response, owner));
});
