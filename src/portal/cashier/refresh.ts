import { callsOfKind } from '../live/kinds-of-calls.ts';
import type { Portal } from '../runtime/portal.ts';

/** Refetches calls about the cashier; their answers stay on show meanwhile. */
export const refreshCashier = ({ calls }: Pick<Portal, 'calls'>): void =>
  calls.invalidate((id) => callsOfKind.cashier.includes(id));
