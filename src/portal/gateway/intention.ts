import type { Portal } from '../runtime/portal.ts';
import { CallError } from './call-error.ts';

type Intention = { what: string; key: string };

// One at a time for each scope of a page: another body is another intention.
const open = new WeakMap<object, Map<string, Intention>>();

/** Whether the platform may have done it although no answer came, or none that can be read. */
export const isOpen = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.status === undefined || error.status >= 500 || error.code === 'BAD_ANSWER');

/**
 * Sends something that moves money under a key of its own. While it is not known what became of it, the same thing goes out under the
 * same key again, so that pressing twice, or again after the network failed, moves money once.
 * @param body what is asked for, without secrets
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
