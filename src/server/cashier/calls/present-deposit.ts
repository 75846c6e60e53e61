import type { CallTypes } from '#contract/generated/calls.ts';
import { cashierOf } from '../document.ts';
import { isCancellable } from '../deposit-states.ts';
import type { Deposit } from '../deposits.ts';
import type { CallContext } from '#server/calls/call.ts';
import { saidOwn } from '#server/forms/field-words.ts';
import { translator } from '#server/brands/texts.ts';

type Value = CallTypes['depositCreate']['value'];

const lookOf = (look: string | null): 'wallet' | 'card' | undefined =>
  look === 'wallet' || look === 'card' ? look : undefined;

/** A deposit as its owner sees it. */
export function presentDeposit(
  { brand, language }: Pick<CallContext, 'brand' | 'language'>,
  deposit: Deposit,
  receipts: number,
): Value {
  const method = cashierOf(brand).deposit.methods.items[deposit.method];
  const look = lookOf(deposit.look);
  const pending = deposit.state === 'PENDING';
  return {
    id: deposit.id,
    method: deposit.method,
    methodName: method ? translator(brand, language)(method.name) : deposit.method,
    kind: deposit.kind,
    ...(look && { look }),
    amount: String(deposit.amount),
    fee: String(deposit.fee),
    pay: String(BigInt(deposit.amount) + BigInt(deposit.fee)),
    state: deposit.state,
    madeAt: deposit.made_at.toISOString(),
    ...(pending && deposit.expires_at && { expiresAt: deposit.expires_at.toISOString() }),
    ...(deposit.decided_at && !pending && { decidedAt: deposit.decided_at.toISOString() }),
    ...(deposit.account && {
      account: {
        bankName: deposit.account.bank,
        holder: deposit.account.holder,
        number: deposit.account.number,
      },
    }),
    ...(pending &&
      deposit.pay_url !== null &&
      deposit.review === null && {
        payUrl: deposit.pay_url,
        ...(method?.newTab && { newTab: true }),
      }),
    ...saidOwn({ brand, language }, ['deposit'], deposit.own),
    receipts,
    receiptNeeded: pending && deposit.kind === 'transfer' && method?.receipt !== false && receipts === 0,
    cancellable: isCancellable(deposit),
    ...(deposit.reason !== null && { reason: deposit.reason }),
  };
}
