import { announcementsRequest } from './announcements-request.ts';
import type { SourceDefinition } from './definition.ts';

/** Header lines of the announcements. */
export const source: SourceDefinition<'headlines'> = {
  request: announcementsRequest,
  select: (value) => value.header,
};
