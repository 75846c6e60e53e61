import { useState } from 'react';
import type { Published } from '../api/types.ts';
import { ImpactSummary } from '../impact/ImpactSummary.tsx';
import { Notice } from '../parts/Notice.tsx';
import { isChangedSince, isClosed, wentWrong, type Release, type ReleasePage } from './release.ts';
import { ReleaseActions } from './ReleaseActions.tsx';
import { ReleaseDocuments } from './ReleaseDocuments.tsx';
import { ReleaseFacts } from './ReleaseFacts.tsx';
import { releaseTexts as texts } from './texts.ts';

const tones: Partial<Record<Release['state'], string>> = {
  missed: 'op-chip-danger',
  failed: 'op-chip-danger',
  waiting: 'op-chip-warning',
  scheduled: 'op-chip-accent',
  published: 'op-chip-good',
};

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A release: how it stands, what it holds, and what can be done with it. */
export const ReleaseCard = ({
  release,
  page,
  onPublished,
}: {
  release: Release;
  page: ReleasePage;
  onPublished: (published: Published) => void;
}) => {
  const { id, title, state, note, author, createdAt, reason, documents } = release;
  const [looking, setLooking] = useState(false);
  const closed = isClosed(release);
  return (
    <li className="op-release" data-state={state} aria-labelledby={`release-${id}`}>
      <h3 id={`release-${id}`}>
        {title}
        <span className={`op-chip ${tones[state] ?? ''}`}>{texts.states[state]}</span>
      </h3>
      {note && <p>{note}</p>}
      <p className="op-quiet">
        {texts.by(author)}, {texts.madeAt(when.format(new Date(createdAt)))}
      </p>
      {reason && !closed && (
        <Notice
          tone={wentWrong(release) ? 'danger' : 'warning'}
          title={reason.account ? texts.sentBackBy(reason.account) : reason.message}
        >
          <p>{reason.account ? reason.message : reason.fix}</p>
        </Notice>
      )}
      <ReleaseFacts release={release} page={page} />
      <ReleaseDocuments release={release} />
      {!closed && (
        <>
          <details
            className="op-release-look"
            onToggle={({ currentTarget }) => setLooking(currentTarget.open)}
          >
            <summary>{texts.look}</summary>
            {looking && <ImpactSummary keys={documents.map(({ key }) => key)} />}
          </details>
          {isChangedSince(release) && reason?.code !== 'RELEASE_CHANGED' && (
            <Notice tone="warning" title={texts.changedTitle}>
              <p>{documents.every(({ standing }) => standing === 'gone') ? texts.onlyGone : texts.changed}</p>
            </Notice>
          )}
          <ReleaseActions release={release} page={page} onPublished={onPublished} />
        </>
      )}
    </li>
  );
};
