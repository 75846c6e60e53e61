import type { CallRequest } from '../gateway/call-types.ts';

/** One request for all kinds of announcements, so that their sources share its answer. */
export const announcementsRequest = (): CallRequest<'announcements'> => ({
  query: { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B' },
});
