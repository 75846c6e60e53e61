import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { StepState } from './AskDialog.tsx';
import { say } from '../language/say.ts';

/** Sends a release back to its authors, with the reason. */
export const SendBackDialog = ({
  title,
  step,
  onConfirm,
  onClose,
}: {
  title: string;
  step: StepState;
  onConfirm: (why: string) => void;
  onClose: () => void;
}) => {
  const [why, setWhy] = useState('');
  return (
    <FormDialog
      title={title}
      confirm={say('console.releases.sendBack').replace('…', '')}
      ready={why.trim() !== ''}
      busy={step.isPending}
      onConfirm={() => onConfirm(why.trim())}
      onClose={onClose}
    >
      <p className="op-lead">{say('console.releases.sendBackLead')}</p>
      <TextInput
        label={say('console.releases.why')}
        value={why}
        onChange={setWhy}
        maxLength={500}
        isRequired
      />
      {step.error !== null && <RefusalNotice refusal={refusalOf(step.error)} />}
    </FormDialog>
  );
};
