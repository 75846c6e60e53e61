import { useState } from 'react';
import { ChangeList } from '../changes/ChangeList.tsx';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { ScreenDrawings } from './ScreenDrawings.tsx';
import { useComparison } from './useComparison.ts';

/** What a version changed in sentences, fetched once it is opened. */
export const VersionChanges = ({ version }: { version: number }) => {
  const [open, setOpen] = useState(false);
  return (
    <details className="op-version-what" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {say('console.history.what')}
        <span className="op-unseen">{say('console.history.rollbackOf', { version })}</span>
      </summary>
      {open &&
        (version === 1 ? (
          <p className="op-quiet">{say('console.history.first')}</p>
        ) : (
          <Since version={version} />
        ))}
    </details>
  );
};

const Since = ({ version }: { version: number }) => {
  const { differences, error, refetch } = useComparison(version - 1, version);
  if (error) return <RefusalNotice refusal={refusalOf(error)} onRetry={refetch} />;
  if (!differences) return <Loading />;
  return (
    <>
      <ChangeList changes={differences.changes} empty={say('console.history.nothing')} />
      <ScreenDrawings sides={differences.sides} />
    </>
  );
};
