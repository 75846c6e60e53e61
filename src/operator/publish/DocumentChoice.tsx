import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { documentName } from '../documents/document-name.ts';
import { Button } from '../parts/Button.tsx';
import { useDraftList } from '../publication/useDraftList.ts';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';

/**
 * Choice among drafted documents, one by one or by who saved them last; `title` and `lead` say what it is for.
 */
export const DocumentChoice = ({
  title,
  lead,
  keys,
  chosen,
  onChange,
}: {
  title: string;
  lead: string;
  keys: readonly DocumentKey[];
  chosen: readonly DocumentKey[];
  onChange: (chosen: readonly DocumentKey[]) => void;
}) => {
  const documents = usePackDocuments();
  const { data } = useDraftList();
  const authorOf = new Map(data?.documents.map(({ kind, id, author }) => [documentKey(kind, id), author]));
  const authors = [...new Set(keys.flatMap((key) => authorOf.get(key) ?? []))].toSorted();
  return (
    <fieldset className="op-choice">
      <legend>
        {title}{' '}
        <span className="op-quiet">
          {say('console.releases.chosen', { chosen: chosen.length, all: keys.length })}
        </span>
      </legend>
      <p className="op-hint">{lead}</p>
      <ul className="op-choice-list">
        {keys.map((key) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                onChange={({ target }) =>
                  onChange(keys.filter((one) => (one === key ? target.checked : chosen.includes(one))))
                }
              />
              <span>{documentName(documents, key)}</span>
              <code className="op-quiet">{key}</code>
              {authors.length > 1 && <span className="op-choice-author">{authorOf.get(key)}</span>}
            </label>
          </li>
        ))}
      </ul>
      <div className="op-release-actions">
        <Button look="quiet" isDisabled={chosen.length === keys.length} onPress={() => onChange(keys)}>
          {say('console.releases.all')}
        </Button>
        <Button look="quiet" isDisabled={chosen.length === 0} onPress={() => onChange([])}>
          {say('console.releases.none')}
        </Button>
        {authors.length > 1 &&
          authors.map((author) => (
            <Button
              key={author}
              look="quiet"
              onPress={() => onChange(keys.filter((key) => authorOf.get(key) === author))}
            >
              {say('console.releases.ofAuthor', { account: author })}
            </Button>
          ))}
      </div>
    </fieldset>
  );
};
