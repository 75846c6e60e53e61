import type { Webhook } from '#contract/generated/admin-types.ts';
import { say } from '../language/say.ts';

/** State of a webhook, as a chip. */
export const WebhookState = ({ webhook: { active, switchedOff, failingSince } }: { webhook: Webhook }) => {
  if (switchedOff !== null)
    return <span className="op-chip op-chip-danger">{say('console.webhooks.switchedOff')}</span>;
  if (!active) return <span className="op-chip">{say('console.webhooks.off')}</span>;
  return failingSince ? (
    <span className="op-chip op-chip-warning">{say('console.webhooks.failing')}</span>
  ) : (
    <span className="op-chip op-chip-good">{say('console.webhooks.active')}</span>
  );
};
