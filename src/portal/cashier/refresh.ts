import { callsOfKind } from '../live/kinds-of-calls.ts';
import type { Portal } from '../runtime/portal.ts';

/** Something at the cashier has changed: what shows it is asked for again, and stays on show until then. */
export const refreshCashier = ({ calls }: Pick<Portal, 'calls'>): void =>
  calls.invalidate((id) => callsOfKind.cashier.includes(id));
