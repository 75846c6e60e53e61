import { useState } from 'react';
import type { Published } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { PublishedDialog } from '../publication/PublishedDialog.tsx';
import { isClosed } from './release.ts';
import { ReleaseCard } from './ReleaseCard.tsx';
import './releases.css';
import { say } from '../language/say.ts';
import { useReleases } from './useReleases.ts';

export const ReleasesPage = () => {
  const [published, setPublished] = useState<{ published: Published; share: number }>();
  const { found, error, isPending, refetch } = useReleases();
  const open = found?.releases.filter((release) => !isClosed(release)) ?? [];
  const closed = found?.releases.filter(isClosed) ?? [];
  return (
    <section className="op-section" aria-labelledby="releases-title">
      <header className="op-section-head">
        <h1 id="releases-title">{say('console.releases.title')}</h1>
        <p className="op-lead">{say('console.releases.lead')}</p>
      </header>
      {isPending && <Loading />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={refetch} />}
      {found && found.page.approvalsNeeded > 0 && (
        <Notice title={say('console.releases.needsApproval', { count: found.page.approvalsNeeded })} />
      )}
      {found?.releases.length === 0 && (
        <EmptyState icon="cloud" title={say('console.releases.emptyTitle')}>
          <p>{say('console.releases.empty')}</p>
        </EmptyState>
      )}
      {found && open.length > 0 && (
        <ul className="op-releases" aria-label={say('console.releases.openTitle')}>
          {open.map((release) => (
            <ReleaseCard
              key={release.id}
              release={release}
              page={found.page}
              onPublished={(done) => setPublished({ published: done, share: release.rollout })}
            />
          ))}
        </ul>
      )}
      {found && closed.length > 0 && (
        <>
          <h2>{say('console.releases.closedTitle')}</h2>
          <ul className="op-releases" aria-label={say('console.releases.closedTitle')}>
            {closed.map((release) => (
              <ReleaseCard
                key={release.id}
                release={release}
                page={found.page}
                onPublished={(done) => setPublished({ published: done, share: release.rollout })}
              />
            ))}
          </ul>
        </>
      )}
      {published && <PublishedDialog {...published} onClose={() => setPublished(undefined)} />}
      {found?.more && <Button onPress={found.more}>{say('console.releases.more')}</Button>}
    </section>
  );
};
