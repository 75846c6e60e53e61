import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { picturesKey } from '#engine/pictures/uploaded-pictures.ts';
import { usePackDocuments, useWorkspace } from '../workspace/WorkspaceContext.tsx';

const objectAt = (holder: JsonObject, name: string): JsonObject | undefined => {
  const value = own(holder, name);
  return isJsonObject(value) ? value : undefined;
};

/** What the drafts say of an uploaded picture; setting it is an edit that can be undone. */
export function usePictureEntry(path: string) {
  const workspace = useWorkspace();
  const document = usePackDocuments()[picturesKey] as JsonObject | undefined;
  const pictures = objectAt(document ?? {}, 'pictures') ?? {};
  return {
    entry: objectAt(pictures, path),
    /** Undefined takes the picture out. */
    setEntry(label: string, next: JsonObject | undefined, group?: string): void {
      if (!document) return;
      const { [path]: _before, ...others } = pictures;
      const changed = next ? { ...pictures, [path]: next } : others;
      workspace.edit(label, { [picturesKey]: { ...document, pictures: changed } }, group);
    },
  };
}
