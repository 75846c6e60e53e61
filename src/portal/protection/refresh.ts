import type { CallId } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';

const shown: ReadonlySet<CallId> = new Set<CallId>(['protection', 'protectionHistory', 'sessionCheck']);

/** Something of the member's protection has changed: what shows it is asked for again. */
export const refreshProtection = ({ calls }: Pick<Portal, 'calls'>): void =>
  calls.invalidate((id) => shown.has(id));
