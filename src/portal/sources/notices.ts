import { announcementsRequest } from './announcements-request.ts';
import type { SourceDefinition } from './definition.ts';

/** Notices for players. */
export const source: SourceDefinition<'notices'> = {
  request: announcementsRequest,
  select: (value) => value.player,
};
