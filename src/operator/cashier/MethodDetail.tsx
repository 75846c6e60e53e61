import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { joinPointer } from '#engine/json/pointer.ts';
import { documentAddress } from '../documents/document-address.ts';
import type { ContentEntry } from '../entries/content-entry.ts';
import { entryPath } from '../entries/entry-place.ts';
import type { EntryEdits } from '../entries/useEntryEdits.ts';
import { say } from '../language/say.ts';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';

/** Editor of a way to pay or to be paid: what it is called, what players should know, and its own settings. */
export const MethodDetail = ({
  content: { entry, name },
  edits,
  children,
}: {
  content: ContentEntry;
  edits: EntryEdits;
  children: ReactNode;
}) => {
  const { pack } = usePack();
  const { mayWrite, place } = edits;
  const words = (property: 'name' | 'text') => (
    <WordsEditor
      label={say(property === 'name' ? 'console.catalogue.name' : 'console.notices.text')}
      of={name}
      place={{
        key: place.key,
        path: entryPath(place, entry.id, property),
        name: `cashier.${entry.id}.${property}`,
      }}
      locked={!mayWrite}
      optional={property === 'text'}
      long={property === 'text'}
    />
  );
  return (
    <>
      {children}
      {words('name')}
      {words('text')}
      <p>
        <Link
          className="op-link"
          to={documentAddress(pack, place.key, joinPointer('', ...entryPath(place, entry.id)))}
        >
          {say('console.catalogue.more')}
        </Link>
      </p>
    </>
  );
};
