import type { CallContext } from './call.ts';
import { refuseCall, type CallRefusal } from './refusal.ts';

const form = /^[A-Za-z0-9_-]{8,64}$/u;

/** The header Idempotency-Key of a call that moves money. */
export function idempotencyKeyOf({ headers }: Pick<CallContext, 'headers'>): string | CallRefusal {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && form.test(key) ? key : refuseCall('IDEMPOTENCY_KEY_REQUIRED');
}
