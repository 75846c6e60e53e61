import { say } from '../language/say.ts';
import { LinkTabs } from '../parts/LinkTabs.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** The pages about campaigns. */
export const CampaignTabs = () => {
  const { pack } = usePack();
  return (
    <LinkTabs
      label={say('console.promotions.title')}
      tabs={[
        { id: 'all', to: `/${pack}/promotions`, label: say('console.campaigns.tabs.all'), exact: true },
        { id: 'calendar', to: `/${pack}/promotions/calendar`, label: say('console.campaigns.tabs.calendar') },
        { id: 'new', to: `/${pack}/promotions/new`, label: say('console.campaigns.tabs.new') },
      ]}
    />
  );
};
