import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { texts } from '../texts.ts';
import type { StepState } from './AskDialog.tsx';
import { releaseTexts } from './texts.ts';

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
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button
            look="main"
            busy={step.isPending}
            isDisabled={why.trim() === ''}
            onPress={() => onConfirm(why.trim())}
          >
            {releaseTexts.sendBack.replace('…', '')}
          </Button>
        </>
      }
    >
      <p className="op-lead">{releaseTexts.sendBackLead}</p>
      <TextInput label={releaseTexts.why} value={why} onChange={setWhy} maxLength={500} isRequired />
      {step.error !== null && <RefusalNotice refusal={refusalOf(step.error)} />}
    </Dialog>
  );
};
