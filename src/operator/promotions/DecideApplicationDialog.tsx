import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { useApplicationDecision } from './usePromotions.ts';

const reasonMin = 3;

/** Asks once more before an approval, which gives the reward, and for the reason of a rejection, which the member reads. */
export const DecideApplicationDialog = ({
  id,
  about,
  step,
  onClose,
}: {
  id: string;
  /** Promotion, member and reward. */
  about: string;
  step: 'approve' | 'reject';
  onClose: () => void;
}) => {
  const [reason, setReason] = useState('');
  const decision = useApplicationDecision(onClose);
  const rejects = step === 'reject';
  return (
    <FormDialog
      title={say(`console.promotions.${step}Title`)}
      confirm={say(`console.promotions.${step}`)}
      ready={!rejects || reason.trim().length >= reasonMin}
      busy={decision.isPending}
      onConfirm={() =>
        decision.mutate({ id, step: rejects ? { do: 'reject', reason: reason.trim() } : { do: 'approve' } })
      }
      onClose={onClose}
    >
      <p className="op-payment-about">{about}</p>
      {rejects && (
        <TextInput
          label={say('console.promotions.reasonRead')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          isRequired
        />
      )}
      {decision.error !== null && <RefusalNotice refusal={refusalOf(decision.error)} />}
    </FormDialog>
  );
};
