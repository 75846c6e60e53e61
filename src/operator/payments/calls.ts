import type { AdminApi } from '../api/admin-api.ts';

export type Desk = { currency: string; digits: number; timeZone: string; you: string; decides: boolean };
export type QueueView = 'open' | 'all';

/** Amounts are decimal strings of minor units, times ISO 8601. */
export type Deposit = {
  id: string;
  member: string;
  method: string;
  kind: 'transfer' | 'hosted';
  amount: string;
  fee: string;
  /** Ordered amount, when another amount was received and credited. */
  ordered: string | null;
  currency: string;
  state: 'PENDING' | 'CONFIRMED' | 'FAILED' | 'EXPIRED' | 'CANCELLED';
  madeAt: string;
  account: { bank: string; holder: string; number: string } | null;
  payment: string | null;
  /** Number of payments beyond the credited one. */
  surplus: number;
  review: 'AMOUNT' | null;
  /** Payments reported by the provider; null for values that an earlier version did not store. */
  received: {
    payment: string;
    amount: string | null;
    currency: string | null;
    at: string;
    rejected: boolean;
  }[];
  /** Amount that approval credits when another one was received than ordered: '0' for nothing. */
  creditable: string | null;
  approvedBy: string | null;
  approvedAmount: string | null;
  approvedReason: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
  reason: string | null;
  /** Values of the form's own fields. */
  own: { label: string; value: string }[];
  pictures: string[];
  /** A required receipt that was never viewed. */
  receiptMissing: boolean;
};

export type Withdrawal = {
  id: string;
  member: string;
  amount: string;
  fee: string;
  payout: string;
  /** Amount that the member reports missing. */
  missing: string | null;
  state: 'REQUESTED' | 'APPROVED' | 'PAID' | 'DISPUTED' | 'CLOSED' | 'REJECTED';
  bank: string;
  holder: string;
  number: string;
  requestedAt: string;
  approvedFirstBy: string | null;
  approvedBy: string | null;
  paidBy: string | null;
  reference: string | null;
  dueAt: string | null;
  answer: 'full' | 'partly' | 'none' | 'silence' | null;
  received: string | null;
  outcome: 'received' | 'forced' | 'paid' | 'returned' | null;
  returned: string | null;
  closedBy: string | null;
  reason: string | null;
  /** Values of the form's own fields. */
  own: { label: string; value: string }[];
  pictures: string[];
};

export type Step =
  | { do: 'approve'; credit?: 'received' | 'ordered'; reason?: string }
  | { do: 'reject'; reason: string }
  | { do: 'pay'; reference: string }
  | { do: 'settle'; outcome: 'paid'; reason: string; reference: string }
  | { do: 'settle'; outcome: 'returned' | 'forced'; reason: string };

type Page = { view: QueueView; page: number };

/** Calls of a brand's cashier. Each rejects with a Refusal. */
export function paymentCalls({ call }: Pick<AdminApi, 'call'>, pack: string) {
  const base = `/packs/${encodeURIComponent(pack)}/cashier`;
  const asked = ({ view, page }: Page): string => `?view=${view}&page=${page}`;
  const decide = (what: 'deposits' | 'withdrawals', id: string, step: Step) =>
    call<{ second: boolean }>(`${base}/${what}/${encodeURIComponent(id)}`, { method: 'POST', body: step });
  return {
    desk: () => call<Desk>(base),
    deposits: (page: Page) => call<{ deposits: Deposit[]; more: boolean }>(`${base}/deposits${asked(page)}`),
    withdrawals: (page: Page) =>
      call<{ withdrawals: Withdrawal[]; separate: boolean; more: boolean }>(
        `${base}/withdrawals${asked(page)}`,
      ),
    decide,
  };
}

/** Address of a receipt or proof. */
export const pictureAddress = (pack: string, picture: string): string =>
  `/config/v1/admin/packs/${encodeURIComponent(pack)}/cashier/pictures/${encodeURIComponent(picture)}`;
