import type { Portal } from '../runtime/portal.ts';

/** Asks for the member's passkeys again. */
export const refreshPasskeys = ({ calls }: Pick<Portal, 'calls'>): void =>
  calls.invalidate((id) => id === 'memberPasskeys');
