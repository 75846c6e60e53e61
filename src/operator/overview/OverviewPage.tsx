import { documentOf } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { useVersions } from '../publication/useVersions.ts';
import { packTitle, usePack, usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { DraftsCard } from './DraftsCard.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LiveCard } from './LiveCard.tsx';
import { PlansCards } from './PlansCards.tsx';
import { TodayCard } from './TodayCard.tsx';
import { TroublesCard } from './TroublesCard.tsx';
import '../campaigns/campaigns.css';
import './overview.css';

/** The page that a brand opens on: its state, and what its players do. */
export const OverviewPage = () => {
  const pack = usePack();
  const timeZone = documentOf(usePackDocuments(), 'brand', 'main')?.timeZone ?? 'UTC';
  const { data: versions } = useVersions(pack.pack);
  const isNew =
    !pack.abstract &&
    versions !== undefined &&
    versions.length <= 1 &&
    versions.every(({ origin }) => origin !== 'import');
  return (
    <section className="op-section" aria-labelledby="overview-title">
      <header className="op-section-head">
        <h1 id="overview-title">{packTitle(pack)}</h1>
        <p className="op-lead">{say('console.overview.lead')}</p>
      </header>
      {isNew && <FirstSteps />}
      {!pack.abstract && <TodayCard />}
      <div className="op-overview">
        <LiveCard timeZone={timeZone} />
        <DraftsCard />
        <PlansCards timeZone={timeZone} />
        <TroublesCard />
      </div>
    </section>
  );
};
