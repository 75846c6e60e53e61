import { announcementsRequest } from './announcements-request.ts';
import type { SourceDefinition } from './definition.ts';

/** Banners of the home page. */
export const source: SourceDefinition<'banners'> = {
  request: announcementsRequest,
  select: (value) => value.banners,
};
