import type { CashierDocument } from '#contract/generated/documents.ts';
import type { EntryPlace } from '../entries/entry-place.ts';

export type DepositMethod = CashierDocument['deposit']['methods']['items'][string];
export type PayoutMethod = CashierDocument['withdrawal']['methods']['items'][string];

const placeOf = (side: 'deposit' | 'withdrawal'): EntryPlace => ({
  key: 'cashier/main',
  items: [side, 'methods', 'items'],
  order: [side, 'methods', 'order'],
});

export const depositPlace = placeOf('deposit');
export const payoutPlace = placeOf('withdrawal');
