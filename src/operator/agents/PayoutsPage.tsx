import { useState } from 'react';
import type { PaymentDesk } from '../payments/calls.ts';
import { DeskSection } from '../payments/DeskSection.tsx';
import { PaymentCard } from '../payments/PaymentCard.tsx';
import { QueueList } from '../payments/QueueList.tsx';
import { moneyText } from '#engine/texts/money-text.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { AgentPayout, PayoutDecision, PayoutQuery } from './calls.ts';
import { CorrectPayoutDialog } from './CorrectPayoutDialog.tsx';
import { DecidePayoutDialog } from './DecidePayoutDialog.tsx';
import { DeskChoice } from './DeskChoice.tsx';
import { PayoutCorrections } from './PayoutCorrections.tsx';
import { signedMoney } from './signed-money.ts';
import { spanText } from './span-text.ts';
import { usePayouts } from './useAgents.ts';

const states = ['WAITING', 'DUE', 'HELD', 'PAID', 'NONE', 'all'] as const;

/** Decisions that a payout in a state is open to. */
const stepsOf: Readonly<Partial<Record<AgentPayout['state'], readonly PayoutDecision['do'][]>>> = {
  WAITING: ['approve', 'hold'],
  DUE: ['hold'],
  HELD: ['release'],
};

/** State of a payout after a decision. */
const afterStep = { approve: 'DUE', hold: 'HELD', release: 'DUE' } as const;

type Decided = { step: PayoutDecision['do']; about: string };

/** Payouts of contracts: those above the brand's amount are approved here, and any that is not paid yet can be held. */
export const PayoutsPage = () => {
  const [asked, setAsked] = useState<PayoutQuery>({ state: 'WAITING', kind: 'all', search: '', page: 0 });
  const [decided, setDecided] = useState<Decided>();
  const change = (next: Partial<PayoutQuery>): void => {
    setDecided(undefined);
    setAsked({ ...asked, page: 0, ...next });
  };
  return (
    <DeskSection
      id="payouts-title"
      title={say('console.agents.tabs.payouts')}
      lead={say('console.agents.payoutsLead')}
      looksOnly={say('console.agents.looksOnly')}
    >
      {(desk) => (
        <>
          <DeskChoice
            asked={asked}
            states={states.map((id) => ({ id, name: say(`console.agents.payoutStates.${id}`) }))}
            search={say('console.agents.searchPayouts')}
            onChange={change}
          />
          {decided && (
            <Notice
              tone="good"
              live
              title={say(`console.agents.stepsDone.${decided.step}`, {
                about: decided.about,
                state: say(`console.agents.payoutStates.${afterStep[decided.step]}`),
              })}
            />
          )}
          <Payouts desk={desk} asked={asked} onDecided={setDecided} onPage={(page) => change({ page })} />
        </>
      )}
    </DeskSection>
  );
};

const Payouts = ({
  desk,
  asked,
  onDecided,
  onPage,
}: {
  desk: PaymentDesk;
  asked: PayoutQuery;
  onDecided: (decided: Decided) => void;
  onPage: (page: number) => void;
}) => {
  const payouts = usePayouts(asked);
  return (
    <Answered asked={payouts}>
      {(data) => (
        <QueueList
          page={asked.page}
          more={data.more}
          count={data.payouts.length}
          empty={{ title: say('console.agents.noPayouts') }}
          onPage={onPage}
        >
          {data.payouts.map((payout) => (
            <PayoutCard key={payout.id} payout={payout} desk={desk} onDecided={onDecided} />
          ))}
        </QueueList>
      )}
    </Answered>
  );
};

const PayoutCard = ({
  payout,
  desk,
  onDecided,
}: {
  payout: AgentPayout;
  desk: PaymentDesk;
  onDecided: (decided: Decided) => void;
}) => {
  const [asked, ask] = useState<PayoutDecision['do']>();
  const [corrects, setCorrects] = useState(false);
  const { agent, upline, amount, state, kind } = payout;
  const moment = (at: string): string => momentText(at, desk.timeZone);
  const unless0 = (value: string): string | null => (value === '0' ? null : signedMoney(value, desk));
  const steps = desk.decides ? (stepsOf[state] ?? []) : [];
  const about = `${agent} · ${moneyText(amount, desk)}`;
  return (
    <PaymentCard
      amount={moneyText(amount, desk)}
      state={say(`console.agents.payoutStates.${state}`)}
      calls={state === 'WAITING'}
      pictures={[]}
      nameOf={String}
      facts={[
        [say('console.agents.agent'), agent],
        [say('console.agents.paidBy'), upline ?? say('console.agents.house')],
        [say('console.agents.kind'), say(`console.agents.kinds.${kind}`)],
        [say('console.agents.span'), spanText(payout, desk.timeZone)],
        [say('console.agents.own'), moneyText(payout.own, desk)],
        [say('console.agents.received'), moneyText(payout.received, desk)],
        [say('console.agents.given'), unless0(payout.given)],
        [say('console.agents.kept'), moneyText(payout.kept, desk)],
        [say('console.agents.corrected'), unless0(payout.corrected)],
        [say('console.agents.carried'), unless0(payout.carried)],
        [say('console.agents.left'), unless0(payout.left)],
        [say('console.agents.due'), moment(payout.dueAt)],
        [say('console.agents.paidAt'), payout.paidAt === null ? null : moment(payout.paidAt)],
        [say('console.agents.decidedBy'), payout.decidedBy],
        [say('console.agents.reason'), payout.reason],
      ]}
    >
      <PayoutCorrections payout={payout} desk={desk} />
      {desk.decides && (
        <div className="op-payment-steps">
          {steps.map((step) => (
            <Button key={step} look={step === 'hold' ? 'quiet' : 'main'} onPress={() => ask(step)}>
              {say(`console.agents.steps.${step}`)}
            </Button>
          ))}
          {!payout.manual.some((each) => each.state === 'WAITING') && (
            <Button look="quiet" onPress={() => setCorrects(true)}>
              {say('console.agents.correct')}
            </Button>
          )}
        </div>
      )}
      {corrects && (
        <CorrectPayoutDialog payout={payout} about={about} desk={desk} onClose={() => setCorrects(false)} />
      )}
      {asked && (
        <DecidePayoutDialog
          id={payout.id}
          about={about}
          step={asked}
          onDone={() => {
            ask(undefined);
            onDecided({ step: asked, about });
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </PaymentCard>
  );
};
