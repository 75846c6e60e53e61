import type { ActionDefinition } from '../actions/definition.ts';
import { partValues } from '../flows/own-values.ts';
import { sendFiles } from '../flows/send-files.ts';
import { textOf } from '../flows/submitted-text.ts';
import { keepLeftPage } from './left-page.ts';
import { refreshCashier } from './refresh.ts';

const deposit: ActionDefinition<'deposit'> = async (_, portal, { form, idempotencyKey = '' }) => {
  const { known, own } = partValues('deposit', form?.values ?? {});
  const account = textOf(known, 'account');
  const body = {
    method: textOf(known, 'method'),
    amount: textOf(known, 'amount'),
    ...(account !== '' && { account }),
    ...(own && { own }),
  };
  const { id, payUrl, newTab } = await portal.gateway.call('depositCreate', { body }, { idempotencyKey });
  refreshCashier(portal);
  // A window of its own would be blocked: the click is over once the deposit is made.
  if (payUrl !== undefined && !newTab) {
    keepLeftPage(portal);
    portal.window.leave(payUrl);
  }
  return { made: id };
};

const withdraw: ActionDefinition<'withdraw'> = async (_, portal, { form, about, idempotencyKey = '' }) => {
  const { known, own } = partValues('withdraw', form?.values ?? {});
  const body = {
    account: textOf(known, 'account'),
    amount: textOf(known, 'amount'),
    paymentPassword: textOf(known, 'paymentPassword'),
    ...(about?.['forfeitBonus'] === 'yes' && { forfeitBonus: true }),
    ...(own && { own }),
  };
  const { id } = await portal.gateway
    .call('withdrawalCreate', { body }, { idempotencyKey })
    // A refusal may tell of a bonus that the page does not know yet.
    .finally(() => refreshCashier(portal));
  return { made: id };
};

const addPayoutAccount: ActionDefinition<'addPayoutAccount'> = async (_, portal, { form }) => {
  const { known, own } = partValues('addPayoutAccount', form?.values ?? {});
  const body = {
    bank: textOf(known, 'bank'),
    holder: textOf(known, 'holder'),
    number: textOf(known, 'number'),
    paymentPassword: textOf(known, 'paymentPassword'),
    ...(own && { own }),
  };
  const { id } = await portal.gateway.call('cashierAccountAdd', { body });
  refreshCashier(portal);
  return { made: id };
};

const removePayoutAccount: ActionDefinition<'removePayoutAccount'> = async (_, portal, { form, about }) => {
  const paymentPassword = textOf(form?.values ?? {}, 'paymentPassword');
  const body = { id: about?.['account'] ?? '', paymentPassword };
  await portal.gateway.call('cashierAccountRemove', { body });
  refreshCashier(portal);
};

const sendReceipt: ActionDefinition<'sendReceipt'> = async (_, portal, { form, about }) => {
  const query = { id: about?.['deposit'] ?? '' };
  try {
    await sendFiles(form?.values['receipt'], (body) =>
      portal.gateway.call('depositReceipt', { query, body }),
    );
  } finally {
    refreshCashier(portal);
  }
};

const answerWithdrawal: ActionDefinition<'answerWithdrawal'> = async (_, portal, { form, about }) => {
  const { known, own } = partValues('answerWithdrawal', form?.values ?? {});
  const id = about?.['withdrawal'] ?? '';
  const answer = textOf(known, 'answer') as 'full' | 'partly' | 'none';
  await sendFiles(form?.values['proof'], (body) =>
    portal.gateway.call('withdrawalProof', { query: { id }, body }),
  );
  const came = textOf(known, 'received');
  const body = { id, answer, ...(came !== '' && { received: came }), ...(own && { own }) };
  const { state } = await portal.gateway.call('withdrawalAnswer', { body });
  refreshCashier(portal);
  const told = state === 'CLOSED' ? 'cashier.answer.thanks' : 'cashier.answer.disputed';
  portal.toasts.show(portal.say(told), 'success');
};

/** Flows of the cashier's actions, in one chunk that loads with its first form. */
export const cashierFlows = {
  deposit,
  withdraw,
  addPayoutAccount,
  removePayoutAccount,
  sendReceipt,
  answerWithdrawal,
} as const;

export type CashierFlowName = keyof typeof cashierFlows;
