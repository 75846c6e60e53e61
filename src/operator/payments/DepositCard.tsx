import { useState } from 'react';
import type { Deposit } from '#contract/generated/admin-types.ts';
import { moneyText } from '#engine/texts/money-text.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { PaymentDesk } from './calls.ts';
import { DecidePaymentDialog } from './DecidePaymentDialog.tsx';
import { deciderText } from './decider.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';

/** A payment reported by the provider, in words; in another currency in its minor units. */
function cameText(
  { payment, amount, currency, rejected }: Deposit['received'][number],
  desk: PaymentDesk,
): string {
  const money =
    amount === null
      ? say('console.payments.cameUnknown')
      : currency === desk.currency
        ? moneyText(amount, desk)
        : `${amount} ${currency ?? ''}`;
  const came = say('console.payments.cameAs', { amount: money, payment });
  return rejected ? say('console.payments.givenBack', { came }) : came;
}

/** A deposit with its receipts; operators with the right decide those that no provider settles. */
export const DepositCard = ({ deposit, desk }: { deposit: Deposit; desk: PaymentDesk }) => {
  const [asked, ask] = useState<'approve' | 'reject'>();
  const waits = deposit.state === 'PENDING' && (deposit.kind === 'transfer' || deposit.review !== null);
  const { account, creditable, received } = deposit;
  return (
    <PaymentCard
      amount={moneyText(deposit.amount, desk)}
      state={say(`console.payments.states.${deposit.state}`)}
      calls={waits && deposit.pictures.length > 0}
      pictures={deposit.pictures}
      nameOf={(number: number) => say('console.payments.receipt', { number })}
      facts={[
        [say('console.payments.member'), deposit.member],
        [say('console.payments.method'), deposit.method],
        [say('console.payments.ordered'), deposit.ordered && moneyText(deposit.ordered, desk)],
        [
          say('console.payments.came'),
          deposit.review && received.map((each) => cameText(each, desk)).join('; '),
        ],
        [say('console.payments.fee'), deposit.fee === '0' ? null : moneyText(deposit.fee, desk)],
        [say('console.payments.to'), account && `${account.bank} ${account.number}`],
        [say('console.payments.since'), momentText(deposit.madeAt, desk.timeZone)],
        [say('console.payments.decidedBy'), deciderText(deposit.decidedBy)],
        [say('console.payments.reason'), deposit.reason],
        ...deposit.own.map(({ label, value }) => [label, value] as const),
      ]}
    >
      {deposit.surplus > 0 && (
        <Notice tone="warning" title={say('console.payments.surplus', { times: deposit.surplus + 1 })} />
      )}
      {deposit.review && <Notice tone="warning" title={say('console.payments.review')} />}
      {waits && deposit.approvedBy !== null && (
        <Notice
          title={
            deposit.approvedAmount === null
              ? say('console.payments.first', { account: deposit.approvedBy })
              : say('console.payments.firstFor', {
                  account: deposit.approvedBy,
                  amount: moneyText(deposit.approvedAmount, desk),
                })
          }
        >
          {deposit.approvedReason}
        </Notice>
      )}
      {waits && deposit.receiptMissing && <p className="op-quiet">{say('console.payments.noReceipt')}</p>}
      {waits && desk.decides && (
        <div className="op-payment-steps">
          <Button look="main" isDisabled={deposit.approvedBy === desk.you} onPress={() => ask('approve')}>
            {say('console.payments.approve')}
          </Button>
          <Button look="quiet" onPress={() => ask('reject')}>
            {say('console.payments.reject')}
          </Button>
        </div>
      )}
      {asked && (
        <DecidePaymentDialog
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
