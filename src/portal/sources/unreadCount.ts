import type { SourceDefinition } from './definition.ts';

/** Number of messages that the member has not read. */
export const source: SourceDefinition<'unreadCount'> = {
  membersOnly: true,
  request: () => ({}),
  select: ({ count }) => count,
};
