import { useState } from 'react';
import type { Withdrawal } from '#contract/generated/admin-types.ts';
import { moneyText } from '#engine/texts/money-text.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { PaymentDesk } from './calls.ts';
import { DecidePaymentDialog, type AskedStep } from './DecidePaymentDialog.tsx';
import { deciderText } from './decider.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';

const stepsIn: Partial<Record<Withdrawal['state'], readonly AskedStep[]>> = {
  REQUESTED: ['approve', 'reject'],
  APPROVED: ['pay', 'reject'],
  DISPUTED: ['settle'],
};

function answerOf({ answer, received }: Withdrawal, desk: PaymentDesk): string | null {
  if (answer === null) return null;
  return answer === 'partly'
    ? say('console.payments.answers.partly', { amount: moneyText(received ?? '0', desk) })
    : say(`console.payments.answers.${answer}`);
}

/** Amount that a step concerns: for a dispute the missing part, which is all that it moves. */
function amountOf(step: AskedStep, { payout, missing }: Withdrawal, desk: PaymentDesk): string {
  const whole = moneyText(payout, desk);
  return step === 'settle' && missing !== null
    ? say('console.payments.missingOf', { missing: moneyText(missing, desk), payout: whole })
    : whole;
}

/**
 * True when another operator must take the step: always for the second approval, by the brand's choice for payment and
 * settlement.
 */
function isOthers(step: AskedStep, withdrawal: Withdrawal, { you }: PaymentDesk, separate: boolean): boolean {
  const { approvedBy, approvedFirstBy, paidBy } = withdrawal;
  if (step === 'approve') return approvedFirstBy === you;
  if (step === 'pay') return separate && (approvedBy === you || approvedFirstBy === you);
  return step === 'settle' && separate && paidBy === you;
}

/** A withdrawal: to approve, to pay, and to settle when the member disputes it. */
export const WithdrawalCard = ({
  withdrawal,
  desk,
  separate,
}: {
  withdrawal: Withdrawal;
  desk: PaymentDesk;
  /** Payment and settlement require another operator than approval and payment. */
  separate: boolean;
}) => {
  const [asked, ask] = useState<AskedStep>();
  const steps = stepsIn[withdrawal.state] ?? [];
  const others = steps.filter((step) => isOthers(step, withdrawal, desk, separate));
  const { returned, missing } = withdrawal;
  return (
    <PaymentCard
      amount={moneyText(withdrawal.amount, desk)}
      state={say(`console.payments.states.${withdrawal.state}`)}
      calls={steps.length > 0}
      pictures={withdrawal.pictures}
      nameOf={(number: number) => say('console.payments.proof', { number })}
      facts={[
        [say('console.payments.member'), withdrawal.member],
        [say('console.payments.level'), withdrawal.firstFor],
        [say('console.payments.payout'), moneyText(withdrawal.payout, desk)],
        [say('console.payments.account'), `${withdrawal.bank} ${withdrawal.number}, ${withdrawal.holder}`],
        [say('console.payments.since'), momentText(withdrawal.requestedAt, desk.timeZone)],
        [say('console.payments.approvedBy'), deciderText(withdrawal.approvedBy)],
        [say('console.payments.paidBy'), deciderText(withdrawal.paidBy)],
        [say('console.payments.reference'), withdrawal.reference],
        [say('console.payments.said'), answerOf(withdrawal, desk)],
        [say('console.payments.missing'), missing === null ? null : moneyText(missing, desk)],
        [say('console.payments.returned'), returned === null ? null : moneyText(returned, desk)],
        [say('console.payments.decidedBy'), deciderText(withdrawal.closedBy)],
        [say('console.payments.reason'), withdrawal.reason],
        ...withdrawal.own.map(({ label, value }) => [label, value] as const),
      ]}
    >
      {withdrawal.state === 'REQUESTED' && withdrawal.approvedFirstBy !== null && (
        <Notice title={say('console.payments.first', { account: withdrawal.approvedFirstBy })} />
      )}
      {desk.decides &&
        others.map((step) => (
          <p key={step} className="op-quiet">
            {say('console.payments.others', { step: say(`console.payments.${step}`) })}
          </p>
        ))}
      {desk.decides && steps.length > 0 && (
        <div className="op-payment-steps">
          {steps.map((step) => (
            <Button
              key={step}
              look={step === 'reject' ? 'quiet' : 'main'}
              isDisabled={others.includes(step)}
              onPress={() => ask(step)}
            >
              {say(`console.payments.${step}`)}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <DecidePaymentDialog
          what="withdrawals"
          id={withdrawal.id}
          about={`${amountOf(asked, withdrawal, desk)} · ${withdrawal.member}`}
          step={asked}
          onClose={() => ask(undefined)}
        />
      )}
    </PaymentCard>
  );
};
