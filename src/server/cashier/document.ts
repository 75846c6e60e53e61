import type { CashierDocument } from '#contract/generated/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf, inOrder } from '#server/brands/documents.ts';

type Ordered<T> = { order: string[]; items: Record<string, T> };
type ItemOf<T> = T extends Ordered<infer I> ? I : never;

export type Bank = ItemOf<CashierDocument['banks']>;
export type DepositMethod = ItemOf<CashierDocument['deposit']['methods']>;
export type PayoutMethod = ItemOf<CashierDocument['withdrawal']['methods']>;

/** A brand without the document has a cashier that is closed: nothing is offered. */
const closed: CashierDocument = {
  kind: 'cashier',
  id: 'main',
  banks: { order: [], items: {} },
  deposit: { methods: { order: [], items: {} } },
  withdrawal: { min: 0, max: 0, receiptMinutes: 1440, methods: { order: [], items: {} } },
};

export const cashierOf = (brand: LiveBrand): CashierDocument => documentOf(brand, 'cashier') ?? closed;

const offered = <T extends { enabled?: boolean }>({ order, items }: Ordered<T>): { id: string; item: T }[] =>
  inOrder(order, items).filter(({ item }) => item.enabled !== false);

/** The ways to pay in that are offered now, in their order. */
export const depositMethods = (brand: LiveBrand): { id: string; item: DepositMethod }[] =>
  offered<DepositMethod>(cashierOf(brand).deposit.methods);

/** True if a transfer by this method needs a receipt for its approval. */
export const receiptAsked = (brand: LiveBrand, method: string): boolean =>
  cashierOf(brand).deposit.methods.items[method]?.receipt !== false;

/** Payout methods offered now, in order. */
export const payoutMethods = (brand: LiveBrand): { id: string; item: PayoutMethod }[] =>
  offered<PayoutMethod>(cashierOf(brand).withdrawal.methods);

/** Banks and wallets that withdrawals may go to. */
export function payoutBanks(brand: LiveBrand): { id: string; item: Bank }[] {
  const kinds = new Set(payoutMethods(brand).map(({ item }) => item.kind));
  const { order, items } = cashierOf(brand).banks;
  return inOrder<Bank>(order, items).filter(({ item }) => kinds.has(item.kind));
}

/** Name of a bank; its id if the brand has removed it. */
export const bankName = (brand: LiveBrand, id: string): string =>
  cashierOf(brand).banks.items[id]?.name ?? id;

/** A share of an amount in minor units, rounded down; `percent` has at most four decimals. */
export const shareOf = (amount: bigint, percent = 0): bigint =>
  (amount * BigInt(Math.round(percent * 10_000))) / 1_000_000n;
