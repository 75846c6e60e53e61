import { refusalOf } from '../api/refusal.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import type { AgentPayout, PayoutCorrection } from './calls.ts';
import { signedMoney } from './signed-money.ts';
import { useAgentChange } from './useAgents.ts';

/** What was decided shows in the list, which is fetched anew. */
const stay = (): void => undefined;

/** Corrections of a payout; the one that waits is agreed to by another operator than who made it, or refused. */
export const PayoutCorrections = ({
  payout: { id, manual },
  desk,
}: {
  payout: AgentPayout;
  desk: PaymentDesk;
}) => {
  const decide = useAgentChange((calls, body: PayoutCorrection) => calls.correct(id, body), stay);
  if (manual.length === 0) return null;
  return (
    <section aria-label={say('console.agents.manualTitle')}>
      <h3>{say('console.agents.manualTitle')}</h3>
      <ul className="op-agent-manual">
        {manual.map((each) => (
          <li key={each.id}>
            <p>
              {signedMoney(each.amount, desk)} · {each.reason}
            </p>
            <p>
              {momentText(each.at, desk.timeZone)} · {each.by}
              {each.decidedBy !== null && ` · ${each.decidedBy}`} ·{' '}
              {say(`console.agents.manual.${each.state}`)}
              {each.later && `, ${say('console.agents.manual.later')}`}
            </p>
            {each.state === 'WAITING' && desk.decides && (
              <div className="op-payment-steps">
                {each.by !== desk.you && (
                  <Button
                    look="main"
                    isDisabled={decide.isPending}
                    onPress={() => decide.mutate({ do: 'agree', correction: each.id })}
                  >
                    {say('console.agents.agree')}
                  </Button>
                )}
                <Button
                  look="quiet"
                  isDisabled={decide.isPending}
                  onPress={() => decide.mutate({ do: 'refuse', correction: each.id })}
                >
                  {say('console.agents.refuse')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {decide.error !== null && <RefusalNotice refusal={refusalOf(decide.error)} />}
    </section>
  );
};
