import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { Step } from './calls.ts';
import { paymentTexts as texts } from './texts.ts';
import { useDecision } from './usePayments.ts';

export type AskedStep = Step['do'];
type Outcome = keyof typeof texts.outcomes;

const outcomes = Object.keys(texts.outcomes) as Outcome[];
type Credit = keyof typeof texts.credits;

const credits: readonly Credit[] = ['received', 'ordered'];
const reasonMin = 3;

const titles = {
  approve: (what: string) => (what === 'deposits' ? texts.confirmApprove : texts.confirmApproveWithdrawal),
  reject: () => texts.confirmReject,
  pay: () => texts.confirmPay,
  settle: () => texts.confirmSettle,
};

/** Asks for what a decision needs, and makes it. */
export const DecideDialog = ({
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
  /** How much, and whose. */
  about: string;
  step: AskedStep;
  /** A transfer whose receipt nobody has seen: approving it takes a reason. */
  receiptMissing?: boolean;
  /** Something else came than was ordered: the amounts that may be credited, `received` where any came. */
  credit?: { received: string | undefined; ordered: string } | undefined;
  onClose: () => void;
}) => {
  const [reason, setReason] = useState('');
  const [reference, setReference] = useState('');
  const [outcome, setOutcome] = useState<Outcome>('paid');
  const [credited, setCredited] = useState<Credit>(credit?.received === undefined ? 'ordered' : 'received');
  const decision = useDecision(what, onClose);
  const offered = step === 'approve' ? credit : undefined;
  const differs = offered !== undefined && credited === 'ordered' && offered.received !== offered.ordered;
  const blind = step === 'approve' && receiptMissing;
  const needsReason = step === 'reject' || step === 'settle' || blind || differs;
  const needsReference = step === 'pay' || (step === 'settle' && outcome === 'paid');
  const ready =
    (!needsReason || reason.trim().length >= reasonMin) && (!needsReference || reference.trim() !== '');
  const why = reason.trim();
  const reasonLabel = differs ? texts.whyOrdered : blind ? texts.withoutReceipt : texts.why;
  const made = (): Step => {
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
      confirm={texts[step]}
      ready={ready}
      busy={decision.isPending}
      onConfirm={() => decision.mutate({ id, step: made() })}
      onClose={onClose}
    >
      <p className="op-payment-about">{about}</p>
      {step === 'settle' && (
        <div className="op-payment-outcome">
          <Segments
            label={texts.outcome}
            value={outcome}
            options={outcomes.map((each) => ({ id: each, name: texts.outcomes[each] }))}
            onChange={setOutcome}
          />
        </div>
      )}
      {offered && (
        <div className="op-payment-outcome">
          <Segments
            label={texts.credit}
            value={credited}
            options={credits.flatMap((each) => {
              const amount = offered[each];
              return amount === undefined ? [] : [{ id: each, name: texts.credits[each](amount) }];
            })}
            onChange={setCredited}
          />
        </div>
      )}
      {needsReference && (
        <TextInput
          label={texts.reference}
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
