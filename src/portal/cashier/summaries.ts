import type { FormValues } from '#engine/forms/index.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { sayAmount } from '#ui/form/widgets/amount/amount-text.ts';
import type { Summary } from '../actions/definition.ts';
import type { CallValue } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';
import { feeOf } from './fee.ts';

type Options = CallValue<'cashierOptions'>;

const optionsOf = ({ calls }: Portal): Options | undefined => {
  const loaded = calls.read('cashierOptions', {});
  return loaded.state === 'ready' ? loaded.value : undefined;
};

const moneyIn =
  ({ language }: Portal, { currency, digits }: Pick<Options, 'currency' | 'digits'>) =>
  (minor: bigint | string): string =>
    sayAmount(String(minor), { code: currency, digits, language: language.current });

const amountOf = ({ amount }: FormValues): bigint | undefined =>
  typeof amount === 'string' && /^\d+$/u.test(amount) ? BigInt(amount) : undefined;

/** When so many minutes are over, on the clocks of the brand. */
const momentIn = ({ clock, documents }: Portal, minutes: number): string =>
  formatMoment(clock().getTime() + minutes * 60_000, documents.current.brand.timeZone ?? 'UTC');

export const depositSummary: Summary = (portal, { values }) => {
  const options = optionsOf(portal);
  const method = options?.deposit.methods.find(({ id }) => id === values['method']);
  const amount = amountOf(values);
  if (!options || !method || amount === undefined) return {};
  const money = moneyIn(portal, options);
  const fee = feeOf(amount, method.feePercent);
  return {
    fee: method.feePercent > 0 ? money(fee) : portal.say('cashier.fee.none'),
    pay: money(amount + fee),
  };
};

export const withdrawalSummary: Summary = (portal, { values }) => {
  const options = optionsOf(portal);
  if (!options) return {};
  const { balance, accounts, withdrawal } = options;
  const money = moneyIn(portal, options);
  const account = accounts.find(({ id }) => id === values['account']);
  const { feePercent: percent = 0, minutes } =
    withdrawal.methods.find(({ kind }) => kind === account?.kind) ?? {};
  const amount = amountOf(values);
  const fee = feeOf(amount ?? 0n, percent);
  return {
    available: money(balance),
    leftToday: withdrawal.leftToday === undefined ? undefined : String(withdrawal.leftToday),
    fee: percent > 0 ? money(fee) : portal.say('cashier.fee.none'),
    arrives: amount === undefined ? undefined : money(amount - fee),
    expected: minutes === undefined ? undefined : momentIn(portal, minutes),
  };
};

export const answerSummary: Summary = (portal, { values, about }) => {
  const loaded = portal.calls.read('withdrawalList', { query: { state: 'PAID' } });
  if (loaded.state !== 'ready') return {};
  const withdrawal = loaded.value.withdrawals.find(({ id }) => id === about?.['withdrawal']);
  const came = amountOf({ amount: values['received'] ?? '' });
  if (!withdrawal || came === undefined) return {};
  return { remaining: moneyIn(portal, loaded.value)(BigInt(withdrawal.payout) - came) };
};
