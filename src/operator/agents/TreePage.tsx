import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { mayUse } from '#contract/operator-roles.ts';
import { refusalOf } from '../api/refusal.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { PageButtons } from './PageButtons.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { AgentSection } from './AgentSection.tsx';
import type { AgentLine, AgentTree, TreeQuery } from './calls.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { rateText } from './rate-text.ts';
import { useTree } from './useAgents.ts';
import './agents.css';

const start: TreeQuery = { of: undefined, search: '', page: 0 };

/** The first page about agents; an account without the right to members begins at the contracts. */
export const TreePage = () => {
  const { pack } = usePack();
  const { roles } = useOperatorSession();
  return mayUse(roles, pack, 'members', 'viewer') ? (
    <Tree />
  ) : (
    <Navigate to={`/${pack}/agents/contracts`} replace />
  );
};

/** Where members stand among agents, with their rates: walked down level by level, or searched. */
const Tree = () => {
  const [asked, setAsked] = useState(start);
  const { data, error, isPending, refetch } = useTree(asked);
  return (
    <AgentSection
      id="agents-title"
      title={say('console.agents.title')}
      lead={say('console.agents.lead')}
      choice={
        <SearchBox
          label={say('console.agents.search')}
          value={asked.search}
          onChange={(search) => setAsked({ ...start, search })}
        />
      }
    >
      {isPending && <Loading rows={8} />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data && <Level tree={data} asked={asked} onAsk={setAsked} />}
    </AgentSection>
  );
};

const Level = ({
  tree: { path, members, more, step, places, timeZone },
  asked,
  onAsk,
}: {
  tree: AgentTree;
  asked: TreeQuery;
  onAsk: (asked: TreeQuery) => void;
}) => {
  const [placed, setPlaced] = useState<AgentLine>();
  return (
    <>
      {!places && <Notice title={say('console.agents.looksOnly')} />}
      {asked.search === '' && (
        <nav aria-label={say('console.agents.path')} className="op-agent-path">
          <ol>
            <li>
              <Button look="quiet" isDisabled={path.length === 0} onPress={() => onAsk(start)}>
                {say('console.agents.top')}
              </Button>
            </li>
            {path.map(({ id, account }, index) => (
              <li key={id}>
                <Button
                  look="quiet"
                  isDisabled={index === path.length - 1}
                  onPress={() => onAsk({ ...start, of: id })}
                >
                  {account}
                </Button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {members.length === 0 ? (
        <EmptyState icon="user" title={say('console.agents.none')} />
      ) : (
        <DataTable
          label={say('console.agents.tabs.tree')}
          columns={(['account', 'type', 'upline', 'rate', 'bounds', 'downlines', 'steps'] as const).map(
            (column) => say(`console.agents.columns.${column}`),
          )}
        >
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row">
                {member.account}
                {member.nickname !== '' && <span className="op-quiet"> {member.nickname}</span>}
              </th>
              <td>{say(`console.agents.types.${member.type}`)}</td>
              <td>{member.upline?.account ?? say('console.agents.house')}</td>
              <td>{rateText(member.rate)}</td>
              <td>{`${rateText(member.min)} – ${rateText(member.max)}`}</td>
              <td>
                {member.downlines > 0 ? (
                  <Button look="quiet" onPress={() => onAsk({ ...start, of: member.id })}>
                    {wholeText(member.downlines)}{' '}
                    <span className="op-unseen">
                      {say('console.agents.below', { account: member.account })}
                    </span>
                  </Button>
                ) : (
                  '0'
                )}
              </td>
              <td>
                <Button look="quiet" onPress={() => setPlaced(member)}>
                  {say(places ? 'console.agents.place' : 'console.agents.history')}
                  <span className="op-unseen">: {member.account}</span>
                </Button>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      <PageButtons page={asked.page} more={more} onPage={(page) => onAsk({ ...asked, page })} />
      {placed && (
        <PlaceDialog
          member={placed}
          step={step}
          places={places}
          timeZone={timeZone}
          onClose={() => setPlaced(undefined)}
        />
      )}
    </>
  );
};
