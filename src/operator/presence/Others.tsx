import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { documentName } from '../documents/document-name.ts';
import { useDocuments } from '../workspace/WorkspaceContext.tsx';
import './presence.css';
import { presenceTexts as words } from './texts.ts';
import { useDocumentHere, usePresence } from './usePresence.ts';

const SHOWN = 3;

/** Who else works on this pack, in the bar; whoever is on the same document stands out, and is told in words. */
export const Others = () => {
  const others = usePresence();
  const here = useDocumentHere();
  const documents = useDocuments();
  const same = others.filter(({ document }) => document !== null && document === here);
  if (others.length === 0) return null;
  return (
    <div className="op-others">
      <ul aria-label={words.label}>
        {others.slice(0, SHOWN).map(({ account, document }) => {
          const said = words.here(account, document === null ? undefined : documentName(documents, document));
          return (
            <li key={`${account} ${document ?? ''}`}>
              <TooltipTrigger delay={200}>
                <Button
                  className="op-other"
                  aria-label={said}
                  data-same={document !== null && document === here}
                  // Drawn by the style: letters that stand for a name are no words of the button.
                  data-initials={account.slice(0, 2).toUpperCase()}
                />
                <Tooltip className="op-tooltip" offset={6}>
                  {said}
                </Tooltip>
              </TooltipTrigger>
            </li>
          );
        })}
        {others.length > SHOWN && <li className="op-quiet">{words.more(others.length - SHOWN)}</li>}
      </ul>
      {same.length > 0 && (
        <p className="op-others-same" role="status">
          {words.same([...new Set(same.map(({ account }) => account))])}
        </p>
      )}
    </div>
  );
};
