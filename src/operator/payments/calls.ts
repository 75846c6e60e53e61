import type { AdminApi } from '../api/admin-api.ts';

export type Desk = { currency: string; digits: number; timeZone: string; you: string; decides: boolean };
export type QueueView = 'open' | 'all';

/** Amounts are decimal strings of minor units, moments ISO 8601. */
export type Deposit = {
  id: string;
  member: string;
  method: string;
  kind: 'transfer' | 'hosted';
  amount: string;
  fee: string;
  /** What was ordered, where what came was credited instead. */
  ordered: string | null;
  currency: string;
  state: 'PENDING' | 'CONFIRMED' | 'FAILED' | 'EXPIRED' | 'CANCELLED';
  madeAt: string;
  account: { bank: string; holder: string; number: string } | null;
  payment: string | null;
  /** Payments beyond the one that was credited. */
  surplus: number;
  review: 'AMOUNT' | null;
  /** What the provider says came, by its own numbers; null where an earlier version did not keep it. */
  received: {
    payment: string;
    amount: string | null;
    currency: string | null;
    at: string;
    rejected: boolean;
  }[];
  /** What approving credits where something else came than was ordered: '0' for nothing. */
  creditable: string | null;
  approvedBy: string | null;
  approvedAmount: string | null;
  approvedReason: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
  reason: string | null;
  /** What the form asked beyond what the platform knows. */
  own: { label: string; value: string }[];
  pictures: string[];
  /** Nobody has seen a receipt that the brand asks for. */
  receiptMissing: boolean;
};

export type Withdrawal = {
  id: string;
  member: string;
  amount: string;
  fee: string;
  payout: string;
  /** What the member says did not come. */
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
  /** What the form asked beyond what the platform knows. */
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

/** The calls of the cashier of a brand. Each rejects with a Refusal. */
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
