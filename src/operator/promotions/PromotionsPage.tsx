import { CampaignTabs } from './CampaignTabs.tsx';
import { say } from '../language/say.ts';
import { DeskSection } from '../payments/DeskSection.tsx';
import { ApplicationDesk } from './ApplicationDesk.tsx';
import { TotalsTable } from './TotalsTable.tsx';

/** Promotions of a brand: what each has given, and the applications of members, which are decided here. */
export const PromotionsPage = () => (
  <DeskSection
    id="promotions-title"
    title={say('console.promotions.title')}
    lead={say('console.promotions.lead')}
    looksOnly={say('console.promotions.looksOnly')}
  >
    {(desk) => (
      <>
        <CampaignTabs />
        <TotalsTable desk={desk} />
        <h2>{say('console.promotions.applications')}</h2>
        <ApplicationDesk desk={desk} />
      </>
    )}
  </DeskSection>
);
