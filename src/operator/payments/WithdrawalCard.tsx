import { useState } from 'react';
import { moneyText } from '#engine/money-text.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { Desk, Withdrawal } from './calls.ts';
import { DecideDialog, type AskedStep } from './DecideDialog.tsx';
import { deciderText } from './decider.ts';
import { PaymentCard } from './PaymentCard.tsx';
import { paymentTexts as texts } from './texts.ts';
import { timeText } from './time-text.ts';

const stepsIn: Partial<Record<Withdrawal['state'], readonly AskedStep[]>> = {
  REQUESTED: ['approve', 'reject'],
  APPROVED: ['pay', 'reject'],
  DISPUTED: ['settle'],
};

function answerOf({ answer, received }: Withdrawal, desk: Desk): string | null {
  if (answer === null) return null;
  return answer === 'partly' ? texts.answers.partly(moneyText(received ?? '0', desk)) : texts.answers[answer];
}

/** How much a step is about: of a dispute what is missing, which is all that it moves. */
function amountOf(step: AskedStep, { payout, missing }: Withdrawal, desk: Desk): string {
  const whole = moneyText(payout, desk);
  return step === 'settle' && missing !== null ? texts.missingOf(moneyText(missing, desk), whole) : whole;
}

/** Whether the step is somebody else's: the second approval always, payment and settlement where the brand asks for it. */
function isOthers(step: AskedStep, withdrawal: Withdrawal, { you }: Desk, separate: boolean): boolean {
  const { approvedBy, approvedFirstBy, paidBy } = withdrawal;
  if (step === 'approve') return approvedFirstBy === you;
  if (step === 'pay') return separate && (approvedBy === you || approvedFirstBy === you);
  return step === 'settle' && separate && paidBy === you;
}

/** A withdrawal: to approve, to pay, and to settle where the member says that not all came. */
export const WithdrawalCard = ({
  withdrawal,
  desk,
  separate,
}: {
  withdrawal: Withdrawal;
  desk: Desk;
  /** Payment and settlement are others' than approval and payment. */
  separate: boolean;
}) => {
  const [asked, ask] = useState<AskedStep>();
  const steps = stepsIn[withdrawal.state] ?? [];
  const others = steps.filter((step) => isOthers(step, withdrawal, desk, separate));
  const { returned, missing } = withdrawal;
  return (
    <PaymentCard
      amount={moneyText(withdrawal.amount, desk)}
      state={texts.states[withdrawal.state]}
      calls={steps.length > 0}
      pictures={withdrawal.pictures}
      nameOf={texts.proof}
      facts={[
        [texts.member, withdrawal.member],
        [texts.payout, moneyText(withdrawal.payout, desk)],
        [texts.account, `${withdrawal.bank} ${withdrawal.number}, ${withdrawal.holder}`],
        [texts.since, timeText(withdrawal.requestedAt, desk)],
        [texts.approvedBy, deciderText(withdrawal.approvedBy)],
        [texts.paidBy, deciderText(withdrawal.paidBy)],
        [texts.reference, withdrawal.reference],
        [texts.said, answerOf(withdrawal, desk)],
        [texts.missing, missing === null ? null : moneyText(missing, desk)],
        [texts.returned, returned === null ? null : moneyText(returned, desk)],
        [texts.decidedBy, deciderText(withdrawal.closedBy)],
        [texts.reason, withdrawal.reason],
        ...withdrawal.own.map(({ label, value }) => [label, value] as const),
      ]}
    >
      {withdrawal.state === 'REQUESTED' && withdrawal.approvedFirstBy !== null && (
        <Notice title={texts.first(withdrawal.approvedFirstBy)} />
      )}
      {desk.decides &&
        others.map((step) => (
          <p key={step} className="op-quiet">
            {texts.others(texts[step])}
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
              {texts[step]}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <DecideDialog
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
