import type { Portal } from '../runtime/portal.ts';
import { CallError } from './call-error.ts';

type Intention = { what: string; key: string };

// One open intention per scope of a page: another body is another intention.
const open = new WeakMap<object, Map<string, Intention>>();

/** True when the platform may have acted although no valid answer arrived. */
export const isOpen = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.status === undefined || error.status >= 500 || error.code === 'BAD_ANSWER');

/**
 * Sends a request that moves money under an idempotency key. While its outcome is unknown, the same request repeats the key, so that
 * pressing twice or retrying after a network failure moves money once.
 * @param body the request without secrets
 */
export async function withIntention<Answer>(
  { gateway, window }: Pick<Portal, 'gateway' | 'window'>,
  scope: string,
  body: object,
  send: (idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const intentions = open.get(gateway) ?? new Map<string, Intention>();
  open.set(gateway, intentions);
  const what = JSON.stringify(body);
  const before = intentions.get(scope);
  const intention = before?.what === what ? before : { what, key: window.random(16) };
  intentions.set(scope, intention);
  const done = () => {
    if (intentions.get(scope) === intention) intentions.delete(scope);
  };
  try {
    const answer = await send(intention.key);
    done();
    return answer;
  } catch (error) {
    if (!isOpen(error)) done();
    throw error;
  }
}
