import { useState } from 'react';
import { moneyText } from '#engine/money-text.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { Deposit, Desk } from './calls.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { deciderText } from './decider.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { paymentTexts as texts } from './texts.ts';
import { timeText } from './time-text.ts';

/** What a provider says came, in words; of another currency in its minor units. */
function cameText({ payment, amount, currency, rejected }: Deposit['received'][number], desk: Desk): string {
  const money =
    amount === null
      ? texts.cameUnknown
      : currency === desk.currency
        ? moneyText(amount, desk)
        : `${amount} ${currency ?? ''}`;
  const came = texts.cameAs(money, payment);
  return rejected ? texts.givenBack(came) : came;
}

/** A deposit with its receipts; who may decides those that no provider takes care of. */
export const DepositCard = ({ deposit, desk }: { deposit: Deposit; desk: Desk }) => {
  const [asked, ask] = useState<'approve' | 'reject'>();
  const waits = deposit.state === 'PENDING' && (deposit.kind === 'transfer' || deposit.review !== null);
  const { account, creditable, received } = deposit;
  return (
    <PaymentCard
      amount={moneyText(deposit.amount, desk)}
      state={texts.states[deposit.state]}
      calls={waits && deposit.pictures.length > 0}
      pictures={deposit.pictures}
      nameOf={texts.receipt}
      facts={[
        [texts.member, deposit.member],
        [texts.method, deposit.method],
        [texts.ordered, deposit.ordered && moneyText(deposit.ordered, desk)],
        [texts.came, deposit.review && received.map((each) => cameText(each, desk)).join('; ')],
        [texts.fee, deposit.fee === '0' ? null : moneyText(deposit.fee, desk)],
        [texts.to, account && `${account.bank} ${account.number}`],
        [texts.since, timeText(deposit.madeAt, desk)],
        [texts.decidedBy, deciderText(deposit.decidedBy)],
        [texts.reason, deposit.reason],
        ...deposit.own.map(({ label, value }) => [label, value] as const),
      ]}
    >
      {deposit.surplus > 0 && <Notice tone="warning" title={texts.surplus(deposit.surplus)} />}
      {deposit.review && <Notice tone="warning" title={texts.review} />}
      {waits && deposit.approvedBy !== null && (
        <Notice
          title={
            deposit.approvedAmount === null
              ? texts.first(deposit.approvedBy)
              : texts.firstFor(deposit.approvedBy, moneyText(deposit.approvedAmount, desk))
          }
        >
          {deposit.approvedReason}
        </Notice>
      )}
      {waits && deposit.receiptMissing && <p className="op-quiet">{texts.noReceipt}</p>}
      {waits && desk.decides && (
        <div className="op-payment-steps">
          <Button look="main" isDisabled={deposit.approvedBy === desk.you} onPress={() => ask('approve')}>
            {texts.approve}
          </Button>
          <Button look="quiet" onPress={() => ask('reject')}>
            {texts.reject}
          </Button>
        </div>
      )}
      {asked && (
        <DecideDialog
          what="deposits"
          id={deposit.id}
          about={`${moneyText(deposit.amount, desk)} · ${deposit.member}`}
          step={asked}
          receiptMissing={deposit.receiptMissing}
          credit={
            creditable === null
              ? undefined
              : {
                  received: creditable === '0' ? undefined : moneyText(creditable, desk),
                  ordered: moneyText(deposit.amount, desk),
                }
          }
          onClose={() => ask(undefined)}
        />
      )}
    </PaymentCard>
  );
};
