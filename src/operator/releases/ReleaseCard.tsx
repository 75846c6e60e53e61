import { useState } from 'react';
import type { Published, Release } from '#contract/generated/admin-types.ts';
import { ImpactSummary } from '../impact/ImpactSummary.tsx';
import { Notice } from '../parts/Notice.tsx';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { approvalsMissing, isChangedSince, isClosed, wentWrong, type ReleasePage } from './release.ts';
import { ReleaseActions } from './ReleaseActions.tsx';
import { ReleaseComments } from './ReleaseComments.tsx';
import { ReleaseDocuments } from './ReleaseDocuments.tsx';
import { ReleaseFacts } from './ReleaseFacts.tsx';
import { allOf, momentText } from '../language/format.ts';
import { say } from '../language/say.ts';

const tones: Partial<Record<Release['state'], string>> = {
  missed: 'op-chip-danger',
  failed: 'op-chip-danger',
  waiting: 'op-chip-warning',
  scheduled: 'op-chip-accent',
  published: 'op-chip-good',
};

/** State of a release in words, with its approvals while they decide about it, and its look. */
function stateOf(release: Release): { words: string; tone: string } {
  const { state, approval } = release;
  const { needed, given } = approval;
  const tone = tones[state] ?? '';
  if (state === 'waiting')
    return { words: say('console.releases.waitingOf', { given: given.length, needed }), tone };
  if (state === 'open' && needed > 0 && approvalsMissing(release) === 0)
    return {
      words: say('console.releases.approved', { accounts: allOf(given.map(({ account }) => account)) }),
      tone: 'op-chip-good',
    };
  return { words: say(`console.releases.states.${state}`), tone };
}

/** A release: its state, its contents, and its actions. */
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
  const rights = useRights();
  const closed = isClosed(release);
  const { words, tone } = stateOf(release);
  return (
    <li className="op-release" data-state={state} aria-labelledby={`release-${id}`}>
      <h3 id={`release-${id}`}>
        {title}
        <span className={`op-chip ${tone}`}>{words}</span>
      </h3>
      {note && <p>{note}</p>}
      <p className="op-quiet">
        {say('console.releases.by', { author })},{' '}
        {say('console.releases.madeAt', { when: momentText(createdAt, page.timeZone) })}
      </p>
      {reason && !closed && (
        <Notice
          tone={wentWrong(release) ? 'danger' : 'warning'}
          title={
            reason.account ? say('console.releases.sentBackBy', { account: reason.account }) : reason.message
          }
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
            <summary>{say('console.releases.look')}</summary>
            {looking && <ImpactSummary keys={documents.map(({ key }) => key)} />}
          </details>
          {isChangedSince(release) && reason?.code !== 'RELEASE_CHANGED' && (
            <Notice tone="warning" title={say('console.releases.changedTitle')}>
              <p>
                {documents.every(({ standing }) => standing === 'gone')
                  ? say('console.releases.onlyGone')
                  : say('console.releases.changed')}
              </p>
            </Notice>
          )}
          <ReleaseActions release={release} page={page} onPublished={onPublished} />
        </>
      )}
      <ReleaseComments release={release} timeZone={page.timeZone} open={!closed && rights.edit} />
    </li>
  );
};
