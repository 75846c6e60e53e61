import type { CallId } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';

const shown: ReadonlySet<CallId> = new Set<CallId>(['protection', 'protectionHistory', 'sessionCheck']);

/** Refetches calls about the member's protection. */
export const refreshProtection = ({ calls }: Pick<Portal, 'calls'>): void =>
  calls.invalidate((id) => shown.has(id));
