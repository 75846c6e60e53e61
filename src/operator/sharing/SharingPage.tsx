import { say } from '../language/say.ts';
import { DeskSection } from '../payments/DeskSection.tsx';
import { RaffleList } from './RaffleList.tsx';
import { RainTable } from './RainTable.tsx';
import { ReferralDesk } from './ReferralDesk.tsx';

/** What members bring to and win with each other: referrals with what does not count, raffles and rains. */
export const SharingPage = () => (
  <DeskSection
    id="sharing-title"
    title={say('console.sharing.title')}
    lead={say('console.sharing.lead')}
    looksOnly={say('console.sharing.looksOnly')}
  >
    {(desk) => (
      <>
        <h2>{say('console.sharing.referrals')}</h2>
        <ReferralDesk desk={desk} />
        <h2>{say('console.sharing.raffles')}</h2>
        <RaffleList desk={desk} />
        <h2>{say('console.sharing.rains')}</h2>
        <RainTable desk={desk} />
      </>
    )}
  </DeskSection>
);
