import { accountsOf } from '../accounts.ts';
import {
  bankName,
  cashierOf,
  depositMethods,
  payoutBanks,
  payoutMethods,
  type DepositMethod,
} from '../document.ts';
import { waitingDeposits } from '../waiting.ts';
import { leftToday } from '../left-today.ts';
import { withdrawalTerms } from '../withdrawal-terms.ts';
import { bonusAtRisk } from '#server/bonus/forfeit.ts';
import type { CallTypes } from '#contract/generated/calls.ts';
import { inOrder } from '#server/brands/documents.ts';
import { imageUrl } from '#server/images/image-host.ts';
import { defineCall, type CallContext } from '#server/calls/call.ts';
import { maskedText } from '#server/calls/masking.ts';
import { ownMember } from '#server/members/own-member.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { translator, type Translate } from '#server/brands/texts.ts';
import { moneyOf, spendable } from '#server/wallet/wallets.ts';
import { payeeOf } from './payee.ts';
import { presentAccount } from './present-account.ts';

type Value = CallTypes['cashierOptions']['value'];

const strings = (amounts: readonly number[] | undefined): string[] => (amounts ?? []).map(String);

/** How soon the money is there, as far as the brand says, and the fee. */
function termsOf({ time, feePercent = 0 }: DepositMethod, words: Translate): string {
  const fee =
    feePercent > 0 ? words('cashier.method.fee', { percent: feePercent }) : words('cashier.method.noFee');
  return [...(time === undefined ? [] : [words(time)]), fee].join(' · ');
}

function sayMethods({ brand, language }: CallContext): Value['deposit']['methods'] {
  const words = translator(brand, language);
  return depositMethods(brand).map(({ id, item }) => ({
    id,
    kind: item.kind,
    ...(item.look && { look: item.look }),
    name: words(item.name),
    ...(item.text !== undefined && { text: words(item.text) }),
    terms: termsOf(item, words),
    ...(item.image !== undefined && { image: imageUrl(brand, item.image) }),
    min: String(item.min),
    max: String(item.max),
    quick: strings(item.quick),
    feePercent: item.feePercent ?? 0,
    minutes: item.minutes ?? 30,
    receipt: item.kind === 'transfer' && item.receipt !== false,
    accounts: inOrder(item.accounts?.order, item.accounts?.items).map(({ id: account, item: at }) => ({
      id: account,
      bankName: bankName(brand, at.bank),
      holder: at.holder,
      number: at.number,
    })),
  }));
}

function sayPayouts({ brand, language }: CallContext): Value['withdrawal']['methods'] {
  const words = translator(brand, language);
  return payoutMethods(brand).map(({ id, item }) => ({
    id,
    kind: item.kind,
    name: words(item.name),
    ...(item.text !== undefined && { text: words(item.text) }),
    feePercent: item.feePercent ?? 0,
    ...(item.minutes !== undefined && { minutes: item.minutes }),
  }));
}

const sayBanks = ({ brand }: CallContext): Value['banks'] =>
  payoutBanks(brand).map(({ id, item }) => ({
    id,
    name: item.name,
    kind: item.kind,
    ...(item.image !== undefined && { image: imageUrl(brand, item.image) }),
    ...(item.digits && { digits: item.digits }),
  }));

/** Data of the pages of deposit and withdrawal before any choice. */
export const route = defineCall('cashierOptions', async (context) => {
  const { brand, gateway, now } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const owner = { brand: brand.brand, memberId: member.id };
  const payee = await payeeOf(gateway.db, member);
  const { deposit, withdrawal } = cashierOf(brand);
  const bonus = await bonusAtRisk(gateway.db, owner);
  const own = { memberId: member.id, now };
  const { min, max, perDay } = await withdrawalTerms(gateway.db, brand, own);
  return {
    ...moneyOf(brand),
    balance: await spendable(gateway.db, brand, member.id),
    paymentPassword: member.payment_password_hash !== null,
    ...(payee !== undefined && { payeeName: maskedText(payee) }),
    deposit: {
      methods: sayMethods(context),
      waiting: await waitingDeposits(gateway.db, owner),
      waitingMax: deposit.waitingMax ?? 3,
    },
    withdrawal: {
      methods: sayPayouts(context),
      min: String(min),
      max: String(max),
      quick: strings(withdrawal.quick),
      accountsMax: withdrawal.accountsMax ?? 5,
      receiptMinutes: withdrawal.receiptMinutes,
      ...(await leftToday(gateway.db, brand, { ...own, perDay })),
      ...(bonus !== undefined && { bonus: String(bonus) }),
    },
    banks: sayBanks(context),
    accounts: (await accountsOf(gateway.db, owner)).map((account) => presentAccount(brand, account)),
  };
});
