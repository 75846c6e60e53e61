import type { PointRatio } from '#server/points/ratio.ts';
import type { ColumnType, Generated } from 'kysely';

/** A bigint column: drivers read decimal strings, which keep every digit. Minor units of the brand's currency. */
type MinorUnits = ColumnType<string, bigint | string, bigint | string>;
type NullableMinorUnits = ColumnType<
  string | null,
  bigint | string | null | undefined,
  bigint | string | null
>;

/** Values of fields of the operator's own, by field: JSON. */
type OwnColumn = ColumnType<Readonly<Record<string, string | boolean>>, string | undefined, string>;

/** Payout account of a member. Kept when removed, since withdrawals refer to it. */
export type CashierAccountsTable = {
  brand: string;
  member_id: string;
  id: string;
  /** An entry of `banks` of the cashier document. */
  bank: string;
  holder: string;
  /** The number, sealed. */
  number: string;
  /** A keyed hash of bank and number: the same account is not two members'. */
  number_hash: string;
  /** Last characters, shown to operators and members. */
  number_end: string;
  /** Values of fields of the operator's own, by field. */
  own: OwnColumn;
  added_at: Date;
  removed_at: Date | null;
};

/** CANCELLED: by the member, before anything was paid. */
export type DepositState = 'PENDING' | 'CONFIRMED' | 'FAILED' | 'EXPIRED' | 'CANCELLED';

/** An account of the brand as it stood when the player was told to pay to it. */
export type ReceivingAccount = { bank: string; holder: string; number: string };

export type CashierDepositsTable = {
  brand: string;
  member_id: string;
  id: string;
  /** An entry of `deposit.methods` of the cashier document. */
  method: string;
  kind: 'transfer' | 'hosted';
  look: string | null;
  currency: string;
  /** Credited amount; the player pays `amount + fee`. */
  amount: MinorUnits;
  fee: MinorUnits;
  /** Ordered amount, if an operator credited the received one instead. */
  ordered: NullableMinorUnits;
  state: DepositState;
  account: ColumnType<ReceivingAccount | null, string | null, string | null>;
  provider: string | null;
  /** The payment that was begun at the provider, and later the one that paid. */
  payment: string | null;
  pay_url: string | null;
  /** Payments beyond the one that was credited: to be given back at the provider. */
  surplus: Generated<number>;
  /** Why an operator has to look although a provider said "paid". */
  review: 'AMOUNT' | null;
  own: OwnColumn;
  /** Ratio of points by which it earns; null if it earns none. */
  point_ratio: ColumnType<PointRatio | null, string | null | undefined, never>;
  made_at: Date;
  /** Null once it no longer waits for the player. */
  expires_at: Date | null;
  /** When the bank of the sandbox decides; null where an operator does. */
  bank_at: Date | null;
  /** Operator, amount and reason of the first of two approvals. */
  approved_by: string | null;
  approved_amount: NullableMinorUnits;
  approved_reason: ColumnType<string | null, string | null | undefined, string | null>;
  decided_at: Date | null;
  /** An operator, or `provider`, `sandbox`, `time`, `member`. */
  decided_by: string | null;
  reason: string | null;
};

type WithdrawalState = 'REQUESTED' | 'APPROVED' | 'PAID' | 'DISPUTED' | 'CLOSED' | 'REJECTED';
/** Answer of the member about the payout; `silence` when the time for an answer ran out. */
type WithdrawalAnswer = 'full' | 'partly' | 'none' | 'silence';
/** Outcome: as answered, forced by an operator, the rest paid later, or money returned to the wallet. */
type WithdrawalOutcome = 'received' | 'forced' | 'paid' | 'returned';

export type CashierWithdrawalsTable = {
  brand: string;
  member_id: string;
  id: string;
  account_id: string;
  bank: string;
  holder: string;
  /** Sealed. */
  number: string;
  number_end: string;
  currency: string;
  /** Amount taken from the wallet; `amount - fee` is paid out. */
  amount: MinorUnits;
  fee: MinorUnits;
  state: WithdrawalState;
  answer: WithdrawalAnswer | null;
  /** Received amount, if the member answered `partly`. */
  received: MinorUnits | null;
  outcome: WithdrawalOutcome | null;
  returned: MinorUnits | null;
  own: OwnColumn;
  /** Level whose withdrawals operators see first. */
  first_for: string | null;
  requested_at: Date;
  bank_at: Date | null;
  approved_first_by: string | null;
  approved_at: Date | null;
  approved_by: string | null;
  paid_at: Date | null;
  paid_by: string | null;
  /** The bank's own number of the payment. */
  reference: string | null;
  /** When silence counts as received. */
  due_at: Date | null;
  answered_at: Date | null;
  closed_at: Date | null;
  closed_by: string | null;
  reason: string | null;
};

/** Receipts of deposits, proofs that withdrawals did not come: drawn anew, as WebP. */
export type CashierPicturesTable = {
  brand: string;
  member_id: string;
  id: string;
  about: 'deposit' | 'withdrawal';
  about_id: string;
  picture: Buffer;
  sent_at: Date;
};

/** Events of payment providers, each stored once. */
type CashierPaymentEventsTable = {
  brand: string;
  member_id: string;
  provider: string;
  /** As the provider numbers its events. */
  id: string;
  deposit_id: string;
  payment: string;
  kind: 'paid' | 'failed';
  /** Minor units; null, with the currency, in events of earlier versions. */
  amount: NullableMinorUnits;
  currency: string | null;
  /** An operator rejected the deposit since. */
  rejected: Generated<boolean>;
  came_at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    cashier_accounts: CashierAccountsTable;
    cashier_deposits: CashierDepositsTable;
    cashier_withdrawals: CashierWithdrawalsTable;
    cashier_pictures: CashierPicturesTable;
    cashier_payment_events: CashierPaymentEventsTable;
  }
}
