import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { PaymentDecision } from './calls.ts';
import { say } from '../language/say.ts';
import { usePaymentDecision } from './usePayments.ts';

export type AskedStep = PaymentDecision['do'];

const outcomes = ['paid', 'returned', 'forced'] as const;
type Outcome = (typeof outcomes)[number];

const credits = ['received', 'ordered'] as const;
type Credit = (typeof credits)[number];
const reasonMin = 3;

const titles = {
  approve: (what: string) =>
    what === 'deposits'
      ? say('console.payments.confirmApprove')
      : say('console.payments.confirmApproveWithdrawal'),
  reject: () => say('console.payments.confirmReject'),
  pay: () => say('console.payments.confirmPay'),
  settle: () => say('console.payments.confirmSettle'),
};

/** Asks for the input that a decision needs, and submits it. */
export const DecidePaymentDialog = ({
  what,
  id,
  about,
  step,
  receiptMissing = false,
  credit,
  onClose,
}: {
  what: 'deposits' | 'withdrawals';
  id: string;
  /** Amount and member. */
  about: string;
  step: AskedStep;
  /** A bank transfer whose receipt was never viewed: approval requires a reason. */
  receiptMissing?: boolean;
  /** Another amount arrived than was ordered: the amounts that may be credited; `received` is undefined when nothing arrived. */
  credit?: { received: string | undefined; ordered: string } | undefined;
  onClose: () => void;
}) => {
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [outcome, setOutcome] = useState<Outcome>('paid');
  const [credited, setCredited] = useState<Credit>(credit?.received === undefined ? 'ordered' : 'received');
  const decision = usePaymentDecision(what, onClose);
  const offered = step === 'approve' ? credit : undefined;
  const differs = offered !== undefined && credited === 'ordered' && offered.received !== offered.ordered;
  const blind = step === 'approve' && receiptMissing;
  const needsReason = step === 'reject' || step === 'settle' || blind || differs;
  const needsReference = step === 'pay' || (step === 'settle' && outcome === 'paid');
  const ready =
    (!needsReason || reason.trim().length >= reasonMin) && (!needsReference || reference.trim() !== '');
  const why = reason.trim();
  const reasonLabel = differs
    ? say('console.payments.whyOrdered')
    : blind
      ? say('console.payments.withoutReceipt')
      : say('console.payments.why');
  const made = (): PaymentDecision => {
    if (step === 'approve')
      return { do: step, ...(offered && { credit: credited }), ...(needsReason && { reason: why }) };
    if (step === 'reject') return { do: step, reason: why };
    if (step === 'pay') return { do: step, reference: reference.trim() };
    return outcome === 'paid'
      ? { do: step, outcome, reason: why, reference: reference.trim() }
      : { do: step, outcome, reason: why };
  };
  return (
    <FormDialog
      title={titles[step](what)}
      confirm={say(`console.payments.${step}`)}
      ready={ready}
      busy={decision.isPending}
      onConfirm={() => decision.mutate({ id, step: made() })}
      onClose={onClose}
    >
      <p className="op-payment-about">{about}</p>
      {step === 'settle' && (
        <div className="op-payment-outcome">
          <Segments
            label={say('console.payments.outcome')}
            value={outcome}
            options={outcomes.map((each) => ({ id: each, name: say(`console.payments.outcomes.${each}`) }))}
            onChange={setOutcome}
          />
        </div>
      )}
      {offered && (
        <div className="op-payment-outcome">
          <Segments
            label={say('console.payments.credit')}
            value={credited}
            options={credits.flatMap((each) => {
              const amount = offered[each];
              return amount === undefined
                ? []
                : [{ id: each, name: say(`console.payments.credits.${each}`, { amount }) }];
            })}
            onChange={setCredited}
          />
        </div>
      )}
      {needsReference && (
        <TextInput
          label={say('console.payments.reference')}
          value={reference}
          onChange={setReference}
          maxLength={64}
          isRequired
        />
      )}
      {needsReason && (
        <TextInput label={reasonLabel} value={reason} onChange={setReason} maxLength={500} isRequired />
      )}
      {decision.error !== null && <RefusalNotice refusal={refusalOf(decision.error)} />}
    </FormDialog>
  );
};
