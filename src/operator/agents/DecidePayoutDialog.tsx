import { say } from '../language/say.ts';
import { DecisionDialog } from '../payments/DecisionDialog.tsx';
import type { PayoutDecision } from './calls.ts';
import { useAgentChange } from './useAgents.ts';

/** Asks once more, for the reason too where a payout is held, and decides. */
export const DecidePayoutDialog = ({
  id,
  about,
  step,
  onDone,
  onClose,
}: {
  id: string;
  /** Agent and amount. */
  about: string;
  step: PayoutDecision['do'];
  onDone: () => void;
  onClose: () => void;
}) => {
  const decide = useAgentChange((calls, decision: PayoutDecision) => calls.decide(id, decision), onDone);
  return (
    <DecisionDialog
      title={say(`console.agents.stepTitles.${step}`)}
      confirm={say(`console.agents.steps.${step}`)}
      about={about}
      reasonLabel={step === 'hold' ? say('console.agents.reason') : undefined}
      decision={decide}
      onDecide={(reason) => decide.mutate(step === 'hold' ? { do: step, reason } : { do: step })}
      onClose={onClose}
    />
  );
};
