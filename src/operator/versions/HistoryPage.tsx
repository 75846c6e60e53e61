import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Version } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { documentName } from '../documents/document-name.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { usePackDocuments, usePack, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

import { RollbackDialog } from './RollbackDialog.tsx';
import { VersionChanges } from './VersionChanges.tsx';
import { useVersions } from '../publication/useVersions.ts';

export const HistoryPage = () => {
  const { pack } = usePack();
  const rights = useRights();
  const documents = usePackDocuments();
  const { data: versions, error, isPending, refetch } = useVersions(pack);
  const [chosen, setChosen] = useState<Version>();
  return (
    <section className="op-section" aria-labelledby="history-title">
      <header className="op-section-head">
        <h1 id="history-title">{say('console.history.title')}</h1>
        <p className="op-lead">{say('console.history.lead')}</p>
        {versions && versions.length > 1 && (
          <Link
            className="op-link"
            to={`/${pack}/history/compare/${versions[1]?.version ?? 1}/${versions[0]?.version ?? 1}`}
          >
            {say('console.compare.compare')}
          </Link>
        )}
      </header>
      {isPending && <Loading />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {versions?.length === 0 && (
        <EmptyState icon="history" title={say('console.history.emptyTitle')}>
          <p>{say('console.history.empty')}</p>
        </EmptyState>
      )}
      <ol className="op-versions" reversed>
        {versions?.map((version, index) => (
          <li key={version.version} className="op-version" data-live={index === 0}>
            <VersionCard version={version} documents={documents} live={index === 0} />
            {index > 0 && (
              <Link
                className="op-link"
                to={`/${pack}/history/compare/${version.version}/${versions[0]?.version ?? 1}`}
              >
                {say('console.compare.withLive')}
                <span className="op-unseen">
                  {say('console.compare.openOf', { version: version.version })}
                </span>
              </Link>
            )}
            {index > 0 && rights.publish && (
              <Button icon="history" onPress={() => setChosen(version)}>
                {say('console.history.rollback')}
                <span className="op-unseen">
                  {say('console.history.rollbackOf', { version: version.version })}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {chosen && (
        <RollbackDialog
          version={chosen}
          since={versions?.filter(({ version }) => version > chosen.version) ?? []}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  );
};

const SHOWN = 6;

const VersionCard = ({
  version,
  documents,
  live,
}: {
  version: Version;
  documents: PackDocuments;
  live: boolean;
}) => {
  const { drafts } = useWorkspaceState();
  // A layer that comes or goes over one of a pack below changes what is shown; it adds and removes nothing.
  const changeOf = ({ kind, id, change }: Version['changes'][number]) =>
    drafts[`${kind}/${id}`]?.parent ? 'changed' : change;
  // A form and its rules share a name, so they are listed once.
  const changes = [
    ...new Set(
      version.changes.map(
        (entry) =>
          `${documentName(documents, `${entry.kind}/${entry.id}`)} ${say(`console.history.changeWord.${changeOf(entry)}`)}`,
      ),
    ),
  ];
  return (
    <div className="op-version-body">
      <h2>
        {say('console.history.version', { version: version.version })}
        {live && <span className="op-chip op-chip-good">{say('console.history.live')}</span>}
      </h2>
      <p className={version.note ? '' : 'op-quiet'}>{version.note || say('console.history.noNote')}</p>
      <p className="op-quiet">
        <time dateTime={version.at}>{momentText(version.at)}</time>{' '}
        {say('console.history.by', { author: version.author })}
      </p>
      <ul className="op-version-changes">
        {changes.slice(0, SHOWN).map((words) => (
          <li key={words} className="op-chip">
            {words}
          </li>
        ))}
        {changes.length > SHOWN && (
          <li className="op-chip">+ {say('console.history.documents', { count: changes.length - SHOWN })}</li>
        )}
      </ul>
      <VersionChanges version={version.version} />
    </div>
  );
};
