import { say } from '../language/say.ts';
import { LinkTabs } from '../parts/LinkTabs.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** The pages about agents. */
export const AgentTabs = () => {
  const { pack } = usePack();
  const tab = (id: 'tree' | 'freezes' | 'messages' | 'contracts' | 'payouts' | 'trial') => ({
    id,
    to: id === 'tree' ? `/${pack}/agents` : `/${pack}/agents/${id}`,
    label: say(`console.agents.tabs.${id}`),
    exact: true,
  });
  return (
    <LinkTabs
      label={say('console.agents.title')}
      tabs={[tab('tree'), tab('freezes'), tab('messages'), tab('contracts'), tab('payouts'), tab('trial')]}
    />
  );
};
