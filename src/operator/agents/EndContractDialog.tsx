import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { AgentContract } from './calls.ts';
import { reasonMin } from '../payments/DecisionDialog.tsx';
import { useAgentChange } from './useAgents.ts';

/** Asks for the reason, and ends a contract with all that is given from it. */
export const EndContractDialog = ({
  contract: { id, upline, downline, state },
  onClose,
}: {
  contract: AgentContract;
  onClose: () => void;
}) => {
  const [reason, setReason] = useState('');
  const end = useAgentChange((calls, why: string) => calls.end(id, why), onClose);
  return (
    <FormDialog
      title={say(state === 'OFFERED' ? 'console.agents.withdrawTitle' : 'console.agents.endTitle')}
      confirm={say(state === 'OFFERED' ? 'console.agents.withdraw' : 'console.agents.end')}
      ready={reason.trim().length >= reasonMin}
      busy={end.isPending}
      onConfirm={() => end.mutate(reason.trim())}
      onClose={onClose}
    >
      <p className="op-payment-about">{`${upline ?? say('console.agents.house')} → ${downline}`}</p>
      {state === 'ACTIVE' && <p>{say('console.agents.endHint')}</p>}
      <TextInput
        label={say('console.agents.reason')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        isRequired
      />
      {end.error !== null && <RefusalNotice refusal={refusalOf(end.error)} />}
    </FormDialog>
  );
};
