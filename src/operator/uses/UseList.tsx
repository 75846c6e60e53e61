import { Link } from 'react-router-dom';
import type { Use } from '#contract/generated/admin-types.ts';
import { pointerSteps } from '#engine/json/pointer.ts';
import { documentAddress } from '../documents/document-address.ts';
import { documentName } from '../documents/document-name.ts';
import { captionOf } from '../documents/caption.ts';
import { splitKey } from '#engine/packs.ts';
import { Pager, usePages } from '../parts/Pager.tsx';
import { usePackDocuments, usePack } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import './uses.css';

const PAGE = 12;

/** Steps of a pointer in words: ids unchanged, properties by their captions. */
const stepWords = (pointer: string): string[] =>
  pointerSteps(pointer)
    .filter((step) => !['items', 'props', 'body', 'slots'].includes(step))
    .map((step) => (/^[a-z]+([A-Z][a-z]+)*$/.test(step) ? captionOf(step) : step));

/** Places that name something, each with the way there. */
export const UseList = ({ uses, onFollow }: { uses: readonly Use[]; onFollow?: () => void }) => {
  const { pack } = usePack();
  const documents = usePackDocuments();
  const pages = usePages(uses, PAGE);
  return (
    <>
      <ul className="op-uses">
        {pages.shown.map((use) => {
          const name = documentName(documents, use.key);
          return (
            <li key={`${use.pack} ${use.key} ${use.pointer}`}>
              <Link
                className="op-link"
                to={documentAddress(use.pack, use.key, use.pointer)}
                onClick={onFollow}
              >
                {name === use.key ? splitKey(use.key).id : name}
              </Link>{' '}
              <span>{stepWords(use.pointer).join(' › ')}</span> <code>{use.key}</code>
              {use.pack !== pack && (
                <span className="op-chip">{say('console.uses.inPack', { pack: use.pack })}</span>
              )}
            </li>
          );
        })}
      </ul>
      <Pager pages={pages} label={say('console.uses.pages')} />
    </>
  );
};
