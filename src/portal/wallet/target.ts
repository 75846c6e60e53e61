import type { Portal } from '../runtime/portal.ts';

/** What the form that is open moves money between; it asks for the amount and the payment password only. */
type Target =
  | { kind: 'vendor'; action: 'in' | 'out'; vassalage: string }
  | { kind: 'collect' }
  | { kind: 'member'; to: 'upline' }
  | { kind: 'member'; to: 'downline'; account: string };

/** What the wallet page moves: between the wallet and vendors. */
export type WalletTarget = Exclude<Target, { kind: 'member' }>;

type Held = { target: Target; onDone: () => void };

const targets = new WeakMap<object, Held>();

/** Says what the form is for, and what happens after it went well. */
export const aim = ({ gateway }: Pick<Portal, 'gateway'>, held: Held): void =>
  void targets.set(gateway, held);

export const aimOf = ({ gateway }: Pick<Portal, 'gateway'>): Held | undefined => targets.get(gateway);
