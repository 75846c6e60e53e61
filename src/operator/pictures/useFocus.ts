import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import type { Focus } from '#engine/pictures/focus.ts';
import { picturesKey } from '#engine/pictures/uploaded-pictures.ts';
import { say } from '../language/say.ts';
import { usePackDocuments, useWorkspace } from '../workspace/WorkspaceContext.tsx';

const objectAt = (holder: JsonObject, name: string): JsonObject => {
  const value = own(holder, name);
  return isJsonObject(value) ? value : {};
};

/** The drafted focus of an uploaded picture; setting it is an edit that can be undone. */
export function useFocus(path: string) {
  const workspace = useWorkspace();
  const document = usePackDocuments()[picturesKey] as JsonObject | undefined;
  const pictures = objectAt(document ?? {}, 'pictures');
  const { focus: drafted, ...rest } = objectAt(pictures, path);
  const [x, y] = isJsonObject(drafted) ? [own(drafted, 'x'), own(drafted, 'y')] : [];
  const focus: Focus | undefined = typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
  return {
    focus,
    setFocus: (next: Focus | undefined): void => {
      if (!document) return;
      const picture = { ...rest, ...(next && { focus: { ...next } }) };
      workspace.edit(
        say('console.pictures.focus.label', { path }),
        { [picturesKey]: { ...document, pictures: { ...pictures, [path]: picture } } },
        `focus ${path}`,
      );
    },
  };
}
