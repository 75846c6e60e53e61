import { announcementsRequest } from './announcements-request.ts';
import type { SourceDefinition } from './definition.ts';

/** Promotions. */
export const source: SourceDefinition<'promotions'> = {
  request: announcementsRequest,
  select: (value) => value.promotion,
};
