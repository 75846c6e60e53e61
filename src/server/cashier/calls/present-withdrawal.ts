import type { CallTypes } from '#contract/generated/calls.ts';
import { bankName } from '../document.ts';
import { netPayout, type Withdrawal } from '../withdrawals.ts';
import type { CallContext } from '#server/calls/call.ts';
import { saidOwn } from '#server/forms/field-words.ts';
import { maskedText } from '#server/calls/masking.ts';

type Value = CallTypes['withdrawalCreate']['value'];

const iso = <Name extends string>(name: Name, at: Date | null): { [N in Name]?: string } =>
  (at ? { [name]: at.toISOString() } : {}) as { [N in Name]?: string };

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
