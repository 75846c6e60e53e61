import type { CallRequest } from '../gateway/call-types.ts';

/** All kinds of announcements in one call, so that the sources made of them share its answer. */
export const announcementsRequest = (): CallRequest<'announcements'> => ({
  query: { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' },
});
