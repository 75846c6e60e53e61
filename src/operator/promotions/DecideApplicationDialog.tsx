import { say } from '../language/say.ts';
import { DecisionDialog } from '../payments/DecisionDialog.tsx';
import { useApplicationDecision } from './usePromotions.ts';

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
  const decision = useApplicationDecision(onClose);
  const rejects = step === 'reject';
  return (
    <DecisionDialog
      title={say(`console.promotions.${step}Title`)}
      confirm={say(`console.promotions.${step}`)}
      about={about}
      reasonLabel={rejects ? say('console.promotions.reasonRead') : undefined}
      decision={decision}
      onDecide={(reason) =>
        decision.mutate({ id, step: rejects ? { do: 'reject', reason } : { do: 'approve' } })
      }
      onClose={onClose}
    />
  );
};
