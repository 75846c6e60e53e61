import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import type { CopiedPart } from '../copying/CopyDialog.tsx';
import { languagesOf, wordsOf, type PackDocuments } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import type { Selection } from '../selection/useSelection.ts';
import { CopyOrDelete } from '../selection/CopyOrDelete.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import type { TextEdits } from './useTextEdits.ts';

/** The words of keys as parts of texts documents; another brand takes them in the languages that it has. */
function copiedTexts(documents: PackDocuments, keys: readonly string[]): CopiedPart[] {
  return languagesOf(documents).flatMap((language) => {
    const words: JsonObject = Object.fromEntries(
      keys.flatMap((key): [string, string][] => {
        const said = wordsOf(documents, language, key);
        return said === undefined ? [] : [[key, said]];
      }),
    );
    const key = documentKey('texts', language);
    const document = own(documents, key);
    if (!document || Object.keys(words).length === 0) return [];
    return [
      {
        key,
        value: { kind: 'texts', id: language, texts: words },
        into: (theirs: JsonObject | undefined) =>
          theirs && {
            ...theirs,
            texts: { ...(isJsonObject(theirs['texts']) ? theirs['texts'] : {}), ...words },
          },
      },
    ];
  });
}

/** Actions on the selected texts, each one step of undo. Ids of the selection are keys of texts. */
export const SelectedTexts = ({
  total,
  selection,
  edits,
}: {
  total: number;
  selection: Selection;
  edits: TextEdits;
}) => {
  const documents = usePackDocuments();
  const { chosen } = selection;
  return (
    <SelectionBar label={say('console.languageTexts.title')} total={total} selection={selection}>
      <CopyOrDelete
        parts={() => copiedTexts(documents, chosen)}
        name={
          chosen.length === 1
            ? (chosen[0] ?? '')
            : say('console.languageTexts.many', { count: chosen.length })
        }
        doomed={chosen.map((key) => ({
          id: key,
          name: key,
          thing: { kind: 'text', name: key },
          refused: edits.isOwn(key) ? undefined : say('console.languageTexts.inheritedStays'),
          keys: [],
        }))}
        onDelete={edits.removeAll}
      />
    </SelectionBar>
  );
};
