import { useState } from 'react';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Segments } from '../parts/Segments.tsx';
import { DecisionDialog } from '../payments/DecisionDialog.tsx';
import { PaymentCard } from '../payments/PaymentCard.tsx';
import { AgentSection } from './AgentSection.tsx';
import { AskedList } from './AskedList.tsx';
import type { FreezeDecision, FreezeQuery, FreezeRequest } from './calls.ts';
import { useAgentChange, useFreezes } from './useAgents.ts';

const states = ['OPEN', 'FROZEN', 'REFUSED', 'LIFTED'] as const;

/** Requests of agents to freeze accounts of their branches, which are decided here. */
export const FreezesPage = () => {
  const [asked, setAsked] = useState<FreezeQuery>({ state: 'OPEN', search: '', page: 0 });
  const change = (next: Partial<FreezeQuery>): void => setAsked({ ...asked, page: 0, ...next });
  const answer = useFreezes(asked);
  return (
    <AgentSection
      id="freezes-title"
      title={say('console.agents.tabs.freezes')}
      lead={say('console.agents.freezesLead')}
      choice={
        <>
          <Segments
            label={say('console.agents.state')}
            value={asked.state}
            options={states.map((id) => ({ id, name: say(`console.agents.freezeStates.${id}`) }))}
            onChange={(state) => change({ state })}
          />
          <SearchBox
            label={say('console.agents.searchFreezes')}
            value={asked.search}
            onChange={(search) => change({ search })}
          />
        </>
      }
    >
      <AskedList
        asked={answer}
        page={asked.page}
        empty={say('console.agents.noFreezes')}
        countOf={({ requests }) => requests.length}
        onPage={(page) => change({ page })}
      >
        {({ requests, timeZone, decides }) =>
          requests.map((request) => (
            <FreezeCard key={request.id} request={request} timeZone={timeZone} decides={decides} />
          ))
        }
      </AskedList>
    </AgentSection>
  );
};

/** Decisions that a request in a state is open to. */
const stepsOf: Readonly<Partial<Record<FreezeRequest['state'], readonly FreezeDecision['do'][]>>> = {
  OPEN: ['freeze', 'refuse'],
  FROZEN: ['lift'],
};

const FreezeCard = ({
  request,
  timeZone,
  decides,
}: {
  request: FreezeRequest;
  timeZone: string;
  decides: boolean;
}) => {
  const [asked, ask] = useState<FreezeDecision['do']>();
  const { id, member, agent, reason, state, madeAt, decidedBy, decidedAt, answer, liftedBy } = request;
  const steps = decides ? (stepsOf[state] ?? []) : [];
  return (
    <PaymentCard
      amount={member}
      state={say(`console.agents.freezeStates.${state}`)}
      calls={state === 'OPEN'}
      pictures={[]}
      nameOf={String}
      facts={[
        [say('console.agents.askedBy'), agent],
        [say('console.agents.reason'), reason],
        [say('console.agents.askedAt'), momentText(madeAt, timeZone)],
        [say('console.agents.decidedBy'), decidedBy],
        [say('console.agents.decidedAt'), decidedAt === null ? null : momentText(decidedAt, timeZone)],
        [say('console.agents.answer'), answer],
        [say('console.agents.liftedBy'), liftedBy],
      ]}
    >
      {steps.length > 0 && (
        <div className="op-payment-steps">
          {steps.map((step) => (
            <Button key={step} look={step === 'refuse' ? 'quiet' : 'main'} onPress={() => ask(step)}>
              {say(`console.agents.freezeSteps.${step}`)}
            </Button>
          ))}
        </div>
      )}
      {asked && <DecideDialog id={id} about={member} step={asked} onClose={() => ask(undefined)} />}
    </PaymentCard>
  );
};

const DecideDialog = ({
  id,
  about,
  step,
  onClose,
}: {
  id: string;
  /** Account. */
  about: string;
  step: FreezeDecision['do'];
  onClose: () => void;
}) => {
  const decide = useAgentChange((calls, decision: FreezeDecision) => calls.freeze(id, decision), onClose);
  return (
    <DecisionDialog
      title={say(`console.agents.freezeTitles.${step}`)}
      confirm={say(`console.agents.freezeSteps.${step}`)}
      about={about}
      reasonLabel={step === 'refuse' ? say('console.agents.correctReason') : undefined}
      decision={decide}
      onDecide={(reason) => decide.mutate(step === 'refuse' ? { do: step, reason } : { do: step })}
      onClose={onClose}
    />
  );
};
