import type { CallTypes } from '#contract/generated/calls.ts';
import { bankName, cashierOf, payoutMethods } from '../document.ts';
import { netPayout, type Withdrawal } from '../withdrawals.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { CallContext } from '#server/calls/call.ts';
import { saidOwn } from '#server/forms/field-words.ts';
import { maskedText } from '#server/calls/masking.ts';

type Value = CallTypes['withdrawalCreate']['value'];

const iso = <Name extends string>(name: Name, at: Date | null): { [N in Name]?: string } =>
  (at ? { [name]: at.toISOString() } : {}) as { [N in Name]?: string };

/** By when the money is expected, of a withdrawal that is not paid yet, as far as the brand says. */
function expectedAt(brand: LiveBrand, { state, bank, requested_at: asked }: Withdrawal): Date | null {
  if (state !== 'REQUESTED' && state !== 'APPROVED') return null;
  const kind = cashierOf(brand).banks.items[bank]?.kind;
  const minutes = payoutMethods(brand).find(({ item }) => item.kind === kind)?.item.minutes;
  return minutes === undefined ? null : new Date(asked.getTime() + minutes * 60_000);
}

/** A withdrawal as its owner sees it. */
export const presentWithdrawal = (
  { brand, language }: Pick<CallContext, 'brand' | 'language'>,
  withdrawal: Withdrawal,
  proofs: number,
): Value => ({
  id: withdrawal.id,
  amount: String(withdrawal.amount),
  fee: String(withdrawal.fee),
  payout: String(netPayout(withdrawal)),
  state: withdrawal.state,
  bankName: bankName(brand, withdrawal.bank),
  holder: maskedText(withdrawal.holder),
  number: withdrawal.number_end,
  requestedAt: withdrawal.requested_at.toISOString(),
  ...iso('expectedAt', expectedAt(brand, withdrawal)),
  ...iso('approvedAt', withdrawal.approved_at),
  ...iso('paidAt', withdrawal.paid_at),
  ...iso('dueAt', withdrawal.due_at),
  ...iso('answeredAt', withdrawal.answered_at),
  ...iso('closedAt', withdrawal.closed_at),
  ...(withdrawal.answer && { answer: withdrawal.answer }),
  ...(withdrawal.received !== null && { received: String(withdrawal.received) }),
  ...(withdrawal.outcome && { outcome: withdrawal.outcome }),
  ...(withdrawal.returned !== null && { returned: String(withdrawal.returned) }),
  ...(withdrawal.reference !== null && { reference: withdrawal.reference }),
  proofs,
  ...saidOwn({ brand, language }, ['withdrawal', 'withdrawalAnswer'], withdrawal.own),
  ...(withdrawal.reason !== null && { reason: withdrawal.reason }),
});
