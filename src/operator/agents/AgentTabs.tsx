import { mayUse, type Right } from '#contract/operator-roles.ts';
import { say } from '../language/say.ts';
import { LinkTabs } from '../parts/LinkTabs.tsx';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** The pages about agents with the right that each needs. */
const tabs = [
  { id: 'tree', right: 'members' },
  { id: 'freezes', right: 'members' },
  { id: 'messages', right: 'members' },
  { id: 'contracts', right: 'payments' },
  { id: 'payouts', right: 'payments' },
  { id: 'trial', right: 'payments' },
] as const satisfies readonly { id: string; right: Right }[];

/** Links to the pages about agents that this account may look at. */
export const AgentTabs = () => {
  const { pack } = usePack();
  const { roles } = useOperatorSession();
  return (
    <LinkTabs
      label={say('console.agents.title')}
      tabs={tabs
        .filter(({ right }) => mayUse(roles, pack, right, 'viewer'))
        .map(({ id }) => ({
          id,
          to: id === 'tree' ? `/${pack}/agents` : `/${pack}/agents/${id}`,
          label: say(`console.agents.tabs.${id}`),
          exact: true,
        }))}
    />
  );
};
