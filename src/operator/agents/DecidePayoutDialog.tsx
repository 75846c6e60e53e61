import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { PayoutDecision } from './calls.ts';
import { reasonMin } from './reason.ts';
import { useAgentChange } from './useAgents.ts';

/** Asks once more, for the reason too where a payout is held, and decides. */
export const DecidePayoutDialog = ({
  id,
  about,
  step,
  onClose,
}: {
  id: string;
  /** Agent and amount. */
  about: string;
  step: PayoutDecision['do'];
  onClose: () => void;
}) => {
  const [text, setText] = useState('');
  const decide = useAgentChange((calls, decision: PayoutDecision) => calls.decide(id, decision), onClose);
  const reason = text.trim();
  return (
    <FormDialog
      title={say(`console.agents.stepTitles.${step}`)}
      confirm={say(`console.agents.steps.${step}`)}
      ready={step !== 'hold' || reason.length >= reasonMin}
      busy={decide.isPending}
      onConfirm={() => decide.mutate(step === 'hold' ? { do: step, reason } : { do: step })}
      onClose={onClose}
    >
      <p className="op-payment-about">{about}</p>
      {step === 'hold' && (
        <TextInput
          label={say('console.agents.reason')}
          value={text}
          onChange={setText}
          maxLength={500}
          isRequired
        />
      )}
      {decide.error !== null && <RefusalNotice refusal={refusalOf(decide.error)} />}
    </FormDialog>
  );
};
