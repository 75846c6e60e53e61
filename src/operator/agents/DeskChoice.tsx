import type { ReactNode } from 'react';
import { say } from '../language/say.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Segments } from '../parts/Segments.tsx';
import { AgentTabs } from './AgentTabs.tsx';
import type { ContractKind } from './calls.ts';
import { KindPicker } from './KindPicker.tsx';

type Asked<State extends string> = { state: State; kind: ContractKind | 'all'; search: string };

/** What of a list is shown: a state, a kind of contract, and what is searched. */
export const DeskChoice = <State extends string>({
  asked,
  states,
  search,
  onChange,
  children,
}: {
  asked: Asked<State>;
  states: readonly { id: State; name: string }[];
  /** Label of the search. */
  search: string;
  onChange: (change: Partial<Asked<State>>) => void;
  children?: ReactNode;
}) => (
  <>
    <AgentTabs />
    <div className="op-payments-choice">
      <Segments
        label={say('console.agents.state')}
        value={asked.state}
        options={states}
        onChange={(state) => onChange({ state })}
      />
      <KindPicker value={asked.kind} onChange={(kind) => onChange({ kind })} />
      <SearchBox label={search} value={asked.search} onChange={(text) => onChange({ search: text })} />
      {children}
    </div>
  </>
);
