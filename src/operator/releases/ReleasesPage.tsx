import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import type { Published } from '../api/types.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { PublishedDialog } from '../publish/PublishedDialog.tsx';
import { isClosed } from './release.ts';
import { ReleaseCard } from './ReleaseCard.tsx';
import './releases.css';
import { releaseTexts as texts } from './texts.ts';
import { useReleases } from './useReleases.ts';

export const ReleasesPage = () => {
  const [published, setPublished] = useState<{ published: Published; share: number }>();
  const { found, error, isPending, refetch } = useReleases();
  const open = found?.releases.filter((release) => !isClosed(release)) ?? [];
  const closed = found?.releases.filter(isClosed) ?? [];
  return (
    <section className="op-section" aria-labelledby="releases-title">
      <header className="op-section-head">
        <h1 id="releases-title">{texts.title}</h1>
        <p className="op-lead">{texts.lead}</p>
      </header>
      {isPending && <Loading />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={refetch} />}
      {found && found.page.approvalsNeeded > 0 && (
        <Notice title={texts.needsApproval(found.page.approvalsNeeded)} />
      )}
      {found?.releases.length === 0 && (
        <EmptyState icon="cloud" title={texts.emptyTitle}>
          <p>{texts.empty}</p>
        </EmptyState>
      )}
      {found && open.length > 0 && (
        <ul className="op-releases" aria-label={texts.openTitle}>
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
          <h2>{texts.closedTitle}</h2>
          <ul className="op-releases" aria-label={texts.closedTitle}>
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
      {found?.more && <Button onPress={found.more}>{texts.more}</Button>}
    </section>
  );
};
