import type { CallId } from '#contract/generated/calls.ts';
import type { Portal } from '../runtime/portal.ts';

const shown: ReadonlySet<CallId> = new Set<CallId>([
  'memberSecurity',
  // The cashier first asks for a payment password.
  'cashierOptions',
  'memberInfo',
  'memberIcon',
  'playerAvatar',
  'sessionList',
  'addressList',
]);

/** Refetches calls about the member; their answers stay on show meanwhile. */
export const refreshMember = ({ calls }: Pick<Portal, 'calls'>): void =>
  calls.invalidate((id) => shown.has(id));
