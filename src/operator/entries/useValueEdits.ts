import { own, type Json } from '#engine/json/json.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import type { Path } from '../documents/layer.ts';
import { withoutValue, withValue } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { usePackDocuments, useRights, useWorkspace } from '../workspace/WorkspaceContext.tsx';

/** Edits of single values of a document in the workspace; consecutive ones of one value are one undo step. */
export function useValueEdits(key: DocumentKey) {
  const workspace = useWorkspace();
  const document = own(usePackDocuments(), key);
  const { edit: mayEdit } = useRights(splitKey(key).kind);
  return {
    document,
    mayEdit,
    /** Sets a value, named for the undo step; undefined removes it. */
    set(name: string, path: Path, value: Json | undefined): void {
      if (!document) return;
      const next = value === undefined ? withoutValue(document, path) : withValue(document, path, value);
      workspace.edit(
        say('console.menus.undo.edit', { entry: name }),
        { [key]: next },
        `${key}/${path.join('/')}`,
      );
    },
  };
}
