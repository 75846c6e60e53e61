import type { CallContext } from '#server/calls/call.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';

/** Sends a message that the caller waits for; the refusal MESSAGE_NOT_SENT, with the fault in the log, when it did not go out. */
export async function deliver(
  { log }: Pick<CallContext, 'log'>,
  send: () => Promise<unknown> | undefined,
): Promise<CallRefusal | undefined> {
  try {
    await send();
    return undefined;
  } catch (fault) {
    log.error(fault);
    return refuseCall('MESSAGE_NOT_SENT');
  }
}
