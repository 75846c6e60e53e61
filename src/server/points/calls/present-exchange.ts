import type { CallTypes } from '#contract/generated/calls.ts';
import type { CallContext } from '#server/calls/call.ts';
import type { Exchange } from '../exchanges.ts';
import { itemName } from '../item-name.ts';

/** An exchange as its owner sees it. */
export function presentExchange(
  context: Pick<CallContext, 'brand' | 'language'>,
  exchange: Exchange,
): CallTypes['pointRedeem']['value'] {
  const { amount, credit } = exchange;
  const name = itemName(context, exchange);
  return {
    id: exchange.id,
    at: exchange.made_at.toISOString(),
    kind: exchange.kind,
    ...(name !== undefined && { item: name }),
    quantity: exchange.quantity,
    points: exchange.points,
    amount,
    credit,
    ...(exchange.left_after !== null && { left: exchange.left_after }),
    ...((amount !== '0' || credit !== '0') && { paymentAccount: 'main' }),
    ...(exchange.address !== null && { address: exchange.address }),
    ...(exchange.phone !== null && { phone: exchange.phone }),
    status: exchange.status,
    ...(exchange.remark !== null && { remark: exchange.remark }),
    ...(exchange.decided_at && { decidedAt: exchange.decided_at.toISOString() }),
  };
}
