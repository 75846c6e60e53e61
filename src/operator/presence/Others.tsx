import { lazy, Suspense } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { documentName } from '../documents/document-name.ts';
import { usePackDocuments, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import './presence.css';
import { allOf } from '../language/format.ts';
import { say } from '../language/say.ts';
import { useDocumentHere, usePresence } from './usePresence.ts';

const SHOWN = 3;

const ArrivalList = lazy(() => import('./ArrivalList.tsx').then((part) => ({ default: part.ArrivalList })));

/** What others have just changed. The element is there before, so that a screen reader hears what comes into it. */
const Arrivals = () => {
  const { arrivals } = useWorkspaceState();
  return (
    <div role="status">
      {arrivals.length > 0 && (
        <Suspense>
          <ArrivalList />
        </Suspense>
      )}
    </div>
  );
};

/** Other operators in this pack; those on the same document are highlighted and named. */
export const Others = () => {
  const others = usePresence();
  const here = useDocumentHere();
  const documents = usePackDocuments();
  const same = others.filter(({ document }) => document !== null && document === here);
  const accounts = [...new Set(same.map(({ account }) => account))];
  if (others.length === 0) return <Arrivals />;
  return (
    <div className="op-others">
      <ul aria-label={say('console.presence.label')}>
        {others.slice(0, SHOWN).map(({ account, document }) => {
          const said =
            document === null
              ? say('console.presence.here', { account })
              : say('console.presence.hereOn', { account, document: documentName(documents, document) });
          return (
            <li key={`${account} ${document ?? ''}`}>
              <TooltipTrigger delay={200}>
                <Button
                  className="op-other"
                  aria-label={said}
                  data-same={document !== null && document === here}
                  // Rendered by the style sheet, so that the initials are not part of the accessible name.
                  data-initials={account.slice(0, 2).toUpperCase()}
                />
                <Tooltip className="op-tooltip" offset={6}>
                  {said}
                </Tooltip>
              </TooltipTrigger>
            </li>
          );
        })}
        {others.length > SHOWN && (
          <li className="op-quiet">{say('console.presence.more', { count: others.length - SHOWN })}</li>
        )}
      </ul>
      {same.length > 0 && (
        <p className="op-others-same" role="status">
          {say('console.presence.same', { accounts: allOf(accounts), count: accounts.length })}
        </p>
      )}
      <Arrivals />
    </div>
  );
};
