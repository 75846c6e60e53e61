import { Link } from 'react-router-dom';
import { joinPointer } from '#engine/json/pointer.ts';
import { documentAddress } from '../documents/document-address.ts';
import type { ContentEntry } from '../entries/content-entry.ts';
import { EntryField } from '../entries/EntryField.tsx';
import { entryPath } from '../entries/entry-place.ts';
import type { EntryEdits } from '../entries/useEntryEdits.ts';
import { say } from '../language/say.ts';
import { IconPicker } from '../menus/IconPicker.tsx';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { Article } from './article.ts';

const words = [
  { property: 'title', label: say('console.notices.heading') },
  { property: 'body', label: say('console.notices.text') },
  { property: 'category', label: say('console.help.category') },
] as const;

/** Editor of an article: its words, the heading under which it stands and its icon. */
export const ArticleDetail = ({
  content: { entry, name },
  edits,
}: {
  content: ContentEntry;
  edits: EntryEdits;
}) => {
  const { pack } = usePack();
  const { place } = edits;
  const at = (...path: string[]) => entryPath(place, entry.id, ...path);
  return (
    <>
      {words.map(({ property, label }) => (
        <WordsEditor
          key={property}
          label={label}
          of={name}
          place={{ key: place.key, path: at(property), name: `help.${entry.id}.${property}` }}
          locked={!edits.mayWrite}
          rich={property === 'body'}
          optional={property === 'category'}
        />
      ))}
      <EntryField label={say('console.menus.icon')} steps={at('icon')}>
        <IconPicker
          value={(entry.value as Article).icon}
          disabled={!edits.mayEdit}
          onChange={(icon) => edits.set(entry.id, name, ['icon'], icon)}
        />
      </EntryField>
      <p>
        <Link className="op-link" to={documentAddress(pack, place.key, joinPointer('', ...at()))}>
          {say('console.help.more')}
        </Link>
      </p>
    </>
  );
};
