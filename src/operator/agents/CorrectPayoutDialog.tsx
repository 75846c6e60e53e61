import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { minorOfEntry } from '../campaigns/wizard/money-entry.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Labelled } from '../parts/Labelled.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import type { AgentPayout, PayoutCorrection } from './calls.ts';
import { reasonMin } from '../payments/DecisionDialog.tsx';
import { useAgentChange } from './useAgents.ts';

/** Corrects what a payout gives, with a reason that the agent reads. */
export const CorrectPayoutDialog = ({
  payout,
  about,
  desk,
  onClose,
}: {
  payout: AgentPayout;
  /** Agent and amount. */
  about: string;
  desk: PaymentDesk;
  onClose: () => void;
}) => {
  const [way, setWay] = useState<'more' | 'less'>('more');
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const correct = useAgentChange(
    (calls, correction: PayoutCorrection) => calls.correct(payout.id, correction),
    onClose,
  );
  const minor = minorOfEntry(typed, desk.digits);
  const reason = text.trim();
  const isWrong = typed !== '' && minor === undefined;
  return (
    <FormDialog
      title={say('console.agents.correctTitle')}
      confirm={say('console.agents.correct')}
      ready={minor !== undefined && reason.length >= reasonMin}
      busy={correct.isPending}
      onConfirm={() =>
        correct.mutate({
          do: 'correct',
          amount: `${way === 'less' ? '-' : ''}${minor}`,
          reason,
          seen: payout.manual.length,
        })
      }
      onClose={onClose}
    >
      <p className="op-payment-about">{about}</p>
      <p>{say('console.agents.correctLead')}</p>
      <Labelled label={say('console.agents.correctWay')}>
        <Segments
          label={say('console.agents.correctWay')}
          value={way}
          options={[
            { id: 'more', name: say('console.agents.correctMore') },
            { id: 'less', name: say('console.agents.correctLess') },
          ]}
          onChange={setWay}
        />
      </Labelled>
      <TextInput
        label={say('console.agents.correctAmount', { currency: desk.currency })}
        error={isWrong ? say('console.agents.valueWrong') : undefined}
        value={typed}
        inputMode="decimal"
        onChange={setTyped}
        isRequired
      />
      <TextInput
        label={say('console.agents.correctReason')}
        hint={say('console.agents.correctSecond')}
        value={text}
        onChange={setText}
        maxLength={500}
        isRequired
      />
      {correct.error !== null && <RefusalNotice refusal={refusalOf(correct.error)} />}
    </FormDialog>
  );
};
