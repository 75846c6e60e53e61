import type { WebhookEvent } from '#contract/generated/admin-types.ts';

/** Events of webhooks, each with the actions of the audit log that trigger it. */
const webhookEvents = {
  published: ['pack.publish', 'pack.push', 'pack.import'],
  rolledBack: ['pack.rollback'],
  deliveryChanged: ['brand.delivery'],
  releaseMade: ['release.made', 'release.changed', 'release.commented'],
  releaseRequested: ['release.requested'],
  releaseApproved: ['release.approved'],
  releaseSentBack: ['release.sent-back', 'release.approval-lost'],
  releaseScheduled: ['release.scheduled', 'release.unscheduled'],
  releaseMissed: ['release.missed'],
  releaseFailed: ['release.failed'],
  releasePublished: ['release.published'],
  releaseWithdrawn: ['release.withdrawn'],
  draftSaved: [
    'draft.saved',
    'picture.added',
    'picture.replaced',
    'picture.removed',
    'font.added',
    'font.replaced',
    'font.removed',
  ],
  draftDiscarded: ['draft.discarded'],
} as const satisfies Record<WebhookEvent, readonly string[]>;

export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];

const byAction = new Map<string, WebhookEvent>(
  webhookEventNames.flatMap((event) => webhookEvents[event].map((action) => [action, event] as const)),
);

/** The event that an action of the log is; undefined for one that no webhook tells of. */
export const eventOf = (action: string): WebhookEvent | undefined => byAction.get(action);
