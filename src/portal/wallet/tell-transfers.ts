import type { CallValue } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';

type Answer = Pick<CallValue<'walletTransfer'>, 'transfers' | 'unreached'>;

/** Shows the outcome of transfers, with the worst one's tone; the page lists each. */
export function tellTransfers(
  { texts, toasts }: Pick<Portal, 'texts' | 'toasts'>,
  { transfers, unreached }: Answer,
): void {
  const say = texts.say();
  const some = (...statuses: string[]) => transfers.some(({ status }) => statuses.includes(status));
  if (some('FAILED')) toasts.show(say('wallet.told.failed'), 'warning');
  else if (some('UNKNOWN', 'PENDING')) toasts.show(say('wallet.told.unknown'), 'info');
  else if (unreached.length > 0) toasts.show(say('wallet.told.unreached'), 'warning');
  else toasts.show(say(transfers.length > 0 ? 'wallet.told.done' : 'wallet.told.nothing'), 'success');
}
