import { callsOfKind } from '../live/kinds-of-calls.ts';
import type { Portal } from '../runtime/portal.ts';

/** Refetches what a step of a promotion changes. */
export function refreshPromotions({ calls }: Pick<Portal, 'calls'>): void {
  const changed = new Set<string>([
    ...callsOfKind.promotions,
    ...callsOfKind.balance,
    'lotteryTickets',
    'freeRounds',
    'pointRedeems',
  ]);
  calls.invalidate((id) => changed.has(id));
}
