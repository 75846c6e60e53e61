import type { CallId } from '#contract/generated/calls.ts';
import type { Portal } from '../runtime/portal.ts';

const shown: ReadonlySet<CallId> = new Set<CallId>([
  'memberSecurity',
  // The cashier and the points mall first ask for a payment password.
  'cashierOptions',
  'pointRewards',
  'memberInfo',
  'memberIcon',
  'playerAvatar',
  'sessionList',
  'addressList',
]);

/** Refetches calls about the member; their answers stay on show meanwhile. */
export const refreshMember = ({ calls }: Pick<Portal, 'calls'>): void =>
  calls.invalidate((id) => shown.has(id));
