import type { SourceDefinition } from './definition.ts';

/** What the member has not read: messages, and mentions in chat rooms. */
export const source: SourceDefinition<'unreadCount'> = {
  membersOnly: true,
  request: () => ({}),
  select: (value) => value,
};
