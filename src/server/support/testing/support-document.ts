import type { SupportDocument } from '#contract/generated/documents.ts';

/** A desk that is always open, with a ready answer. */
export const supportDocument = (more: Partial<SupportDocument> = {}): SupportDocument => ({
  kind: 'support',
  id: 'main',
  desk: 'inside',
  deskName: 'desk',
  greeting: 'desk',
  away: 'desk',
  answers: { order: ['hello'], items: { hello: { title: 'desk', words: 'desk' } } },
  files: { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: 1_000_000, most: 2 },
  messageMax: 200,
  limits: { messagesPerMinute: 20, conversationsPerHour: 6, conversationsPerAddressHour: 60 },
  retentionDays: 30,
  ...more,
});
