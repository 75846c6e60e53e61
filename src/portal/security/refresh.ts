import type { CallId } from '#contract/generated/calls.ts';
import type { Portal } from '../runtime/portal.ts';

const shown: ReadonlySet<CallId> = new Set<CallId>([
  'memberSecurity',
  // The cashier asks for a payment password before anything else.
  'cashierOptions',
  'memberInfo',
  'memberIcon',
  'playerAvatar',
  'sessionList',
  'addressList',
]);

/** Something about the member has changed: what shows it is asked for again, and stays on show until then. */
export const refreshMember = ({ calls }: Pick<Portal, 'calls'>): void =>
  calls.invalidate((id) => shown.has(id));
