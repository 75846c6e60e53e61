import type { Webhook } from './calls.ts';
import { webhookTexts as words } from './texts.ts';

/** How a webhook stands, as a chip. */
export const WebhookState = ({ webhook: { active, switchedOff, failingSince } }: { webhook: Webhook }) => {
  if (switchedOff !== null) return <span className="op-chip op-chip-danger">{words.switchedOff}</span>;
  if (!active) return <span className="op-chip">{words.off}</span>;
  return failingSince ? (
    <span className="op-chip op-chip-warning">{words.failing}</span>
  ) : (
    <span className="op-chip op-chip-good">{words.active}</span>
  );
};
