import { lazy, Suspense, useMemo, useState } from 'react';
import type { DocumentKey } from '#engine/packs.ts';
import { documentName } from '../documents/document-name.ts';
import { Loading } from '../parts/Loading.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ProblemList } from '../problems/ProblemList.tsx';
import { packTitle, usePackDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import { ChangeGroups } from './ChangeGroups.tsx';
import { groupChanges } from './change-groups.ts';
import './impact.css';
import { concernsMembers, MembersImpact } from './MembersImpact.tsx';
import { say } from '../language/say.ts';
import { useImpact } from './useImpact.ts';
import { useImpactProblems } from './useImpactProblems.ts';
import { useReachedBrands } from './useReachedBrands.ts';

// Lazy: finding the affected screens needs all schemas, which no other page does.
const AffectedScreens = lazy(() =>
  import('./AffectedScreens.tsx').then((code) => ({ default: code.AffectedScreens })),
);

/**
 * Effects of publishing on players, and the errors that prevent it. `keys` are the documents to publish, by default all drafted ones.
 * Errors are theirs; other faulty drafts are listed as staying. Pictures show all drafts; `pictures` opens them at once.
 */
export const ImpactSummary = ({
  keys,
  onFollow,
  pictures = false,
}: {
  keys?: readonly DocumentKey[];
  /** Called when a link leaves this view. */
  onFollow?: () => void;
  pictures?: boolean;
}) => {
  const impact = useImpact(keys);
  const { changes, comparison } = impact;
  const { errors = [], warnings, staying, sound } = useImpactProblems(keys);
  const documents = usePackDocuments();
  const groups = useMemo(() => groupChanges(changes, comparison), [changes, comparison]);
  const brands = useReachedBrands();
  const { edit } = useRights();
  const [open, setOpen] = useState(pictures);
  const [first] = brands;
  if (changes.length === 0) return <p className="op-quiet">{say('console.impact.nothing')}</p>;
  return (
    <div className="op-impact">
      {errors.length > 0 && (
        <Notice tone="danger" title={say('console.impact.blocked', { count: errors.length })}>
          <ProblemList problems={errors} onFollow={onFollow} />
        </Notice>
      )}
      {staying.length > 0 && (
        <Notice
          title={say('console.impact.staying', {
            names: staying.map((key) => documentName(documents, key)).join(', '),
          })}
        />
      )}
      {errors.length === 0 && warnings.length > 0 && (
        <Notice tone="warning" title={say('console.impact.warned', { count: warnings.length })} />
      )}
      <p className="op-quiet">
        {first
          ? say('console.impact.brands', { names: brands.map(packTitle).join(', ') })
          : say('console.impact.noBrand')}
      </p>
      <ChangeGroups groups={groups} />
      {edit && concernsMembers(impact.keys) && <MembersImpact documents={comparison.after} sound={sound} />}
      {first && (
        <details
          className="op-impact-pictures"
          open={open}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary>{say('console.impact.pictures.title')}</summary>
          {open && (
            <Suspense fallback={<Loading rows={6} />}>
              <AffectedScreens comparison={comparison} brand={first.pack} />
            </Suspense>
          )}
        </details>
      )}
    </div>
  );
};
