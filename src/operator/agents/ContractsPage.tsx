import { useState } from 'react';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { Button } from '../parts/Button.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import { DeskSection } from '../payments/DeskSection.tsx';
import { PaymentCard } from '../payments/PaymentCard.tsx';
import { QueueList } from '../payments/QueueList.tsx';
import type { AgentContract, ContractQuery } from './calls.ts';
import { EndContractDialog } from './EndContractDialog.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import { DeskChoice } from './DeskChoice.tsx';
import { termsLines } from './terms-text.ts';
import { useContracts } from './useAgents.ts';

const states = ['OFFERED', 'ACTIVE', 'PAST', 'all'] as const;

/** Contracts between agents of a brand: searched, offered for the house, and ended. */
export const ContractsPage = () => (
  <DeskSection
    id="contracts-title"
    title={say('console.agents.tabs.contracts')}
    lead={say('console.agents.contractsLead')}
    looksOnly={say('console.agents.looksOnly')}
  >
    {(desk) => <ContractDesk desk={desk} />}
  </DeskSection>
);

const ContractDesk = ({ desk }: { desk: PaymentDesk }) => {
  const [asked, setAsked] = useState<ContractQuery>({ state: 'ACTIVE', kind: 'all', search: '', page: 0 });
  const [offers, setOffers] = useState(false);
  const change = (next: Partial<ContractQuery>): void => setAsked({ ...asked, page: 0, ...next });
  const counts = useContracts(asked).data?.counts;
  const nameOf = (id: ContractQuery['state']): string => {
    const state = say(`console.agents.states.${id}`);
    return counts && id !== 'all'
      ? say('console.agents.statesCounted', { state, number: counts[id] })
      : state;
  };
  return (
    <>
      <DeskChoice
        asked={asked}
        states={states.map((id) => ({ id, name: nameOf(id) }))}
        search={say('console.agents.searchContracts')}
        onChange={change}
      >
        {desk.decides && (
          <Button look="main" icon="plus" onPress={() => setOffers(true)}>
            {say('console.agents.offer')}
          </Button>
        )}
      </DeskChoice>
      <Contracts desk={desk} asked={asked} onPage={(page) => change({ page })} />
      {offers && (
        <OfferDialog
          desk={desk}
          onSent={() => change({ state: 'OFFERED' })}
          onClose={() => setOffers(false)}
        />
      )}
    </>
  );
};

const Contracts = ({
  desk,
  asked,
  onPage,
}: {
  desk: PaymentDesk;
  asked: ContractQuery;
  onPage: (page: number) => void;
}) => {
  const found = useContracts(asked);
  const [ending, setEnding] = useState<AgentContract>();
  const moment = (at: string | undefined): string | null =>
    at === undefined ? null : momentText(at, desk.timeZone);
  return (
    <>
      <Answered asked={found}>
        {({ contracts, more }) => (
          <QueueList
            page={asked.page}
            more={more}
            count={contracts.length}
            empty={{ title: say('console.agents.noContracts') }}
            onPage={onPage}
          >
            {contracts.map((contract) => {
              const { id, kind, state, upline, downline } = contract;
              const over = contract.endedAt ?? (state === 'REJECTED' ? contract.answeredAt : undefined);
              const isOpen = state === 'OFFERED' || state === 'ACTIVE';
              return (
                <PaymentCard
                  key={id}
                  amount={`${upline ?? say('console.agents.house')} → ${downline}`}
                  state={say(`console.agents.states.${state}`)}
                  calls={false}
                  pictures={[]}
                  nameOf={String}
                  facts={[
                    [say('console.agents.kind'), say(`console.agents.kinds.${kind}`)],
                    [say('console.agents.terms'), termsLines(contract.terms, desk).join('; ')],
                    [say('console.agents.offered'), `${moment(contract.offeredAt)} · ${contract.offeredBy}`],
                    [say('console.agents.answered'), moment(contract.answeredAt)],
                    [say('console.agents.counts'), moment(contract.from)],
                    [say('console.agents.until'), moment(contract.until)],
                    [say('console.agents.expires'), moment(contract.expiresAt)],
                    [
                      say('console.agents.ended'),
                      over === undefined ? null : `${moment(over)} · ${contract.endedBy ?? ''}`,
                    ],
                  ]}
                >
                  {isOpen && desk.decides && (
                    <div className="op-payment-steps">
                      <Button look="danger" onPress={() => setEnding(contract)}>
                        {say(state === 'OFFERED' ? 'console.agents.withdraw' : 'console.agents.end')}
                      </Button>
                    </div>
                  )}
                </PaymentCard>
              );
            })}
          </QueueList>
        )}
      </Answered>
      {ending && <EndContractDialog contract={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
};
