import { isJsonObject, own } from '#engine/json/json.ts';
import type { Focus } from '#engine/pictures/focus.ts';
import { say } from '../language/say.ts';
import { usePictureEntry } from './usePictureEntry.ts';

/** The drafted focus of an uploaded picture; setting it is an edit that can be undone. */
export function useFocus(path: string) {
  const { entry, setEntry } = usePictureEntry(path);
  const { focus: drafted, ...rest } = entry ?? {};
  const [x, y] = isJsonObject(drafted) ? [own(drafted, 'x'), own(drafted, 'y')] : [];
  const focus: Focus | undefined = typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
  return {
    focus,
    setFocus: (next: Focus | undefined): void =>
      setEntry(
        say('console.pictures.focus.label', { path }),
        { ...rest, ...(next && { focus: { ...next } }) },
        `focus ${path}`,
      ),
  };
}
