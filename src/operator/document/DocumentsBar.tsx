import { own } from '#engine/json/json.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { thingAt } from '#engine/references/uses.ts';
import { documentName } from '../documents/document-name.ts';
import { say } from '../language/say.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import type { Selection } from '../selection/useSelection.ts';
import { CopyOrDelete } from '../selection/CopyOrDelete.tsx';
import { ExportButton } from './files/ExportButton.tsx';
import {
  usePack,
  usePackDocuments,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';

/** Kinds that are about one brand as a whole, or go with what names them. */
const staying: ReadonlySet<string> = new Set(['brand', 'texts']);

/** Actions on the selected documents of a list, each one step of undo. Ids of the selection are keys of documents. */
export const DocumentsBar = ({
  label,
  total,
  selection,
}: {
  label: string;
  total: number;
  selection: Selection;
}) => {
  const workspace = useWorkspace();
  const { extends: below } = usePack();
  const { drafts } = useWorkspaceState();
  const documents = usePackDocuments();
  const { chosen } = selection;
  const nameOf = (key: DocumentKey): string => documentName(documents, key);
  const copied = chosen.flatMap((key) => {
    const value = own(documents, key);
    return value && !staying.has(splitKey(key).kind) ? [{ key, value }] : [];
  });
  const refusalOf = (key: DocumentKey): string | undefined => {
    if (!workspace.mayEdit(key)) return say('console.document.noRight');
    if (key === 'brand/main') return say('console.document.brandStays');
    if (own(drafts, key)?.parent) return say('console.document.inheritedStays', { parent: below ?? '' });
    return undefined;
  };
  return (
    <SelectionBar label={label} total={total} selection={selection}>
      <ExportButton keys={chosen} />
      <CopyOrDelete
        mayCopy={copied.length > 0}
        parts={() => copied}
        name={
          copied.length === 1 && copied[0]
            ? nameOf(copied[0].key)
            : say('console.document.list.found', { count: copied.length })
        }
        doomed={chosen.map((key) => ({
          id: key,
          name: `${nameOf(key)} (${key})`,
          thing: thingAt(key, []),
          refused: refusalOf(key),
          keys: [key],
        }))}
        onDelete={(keys) =>
          workspace.remove(say('console.document.list.editDelete', { count: keys.length }), keys)
        }
      />
    </SelectionBar>
  );
};
