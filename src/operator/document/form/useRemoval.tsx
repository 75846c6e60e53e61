import { pointerSteps } from '#engine/json/pointer.ts';
import { thingAt } from '#engine/references/uses.ts';
import type { Path } from '../../documents/layer.ts';
import { useAnnounce } from '../../parts/Announcer.tsx';
import { useDeletion } from '../../uses/useDeletion.tsx';
import { say } from '../../language/say.ts';
import { withoutCollectionEntry, type CollectionChange, type CollectionValue } from './collection.ts';
import { useDocumentFormScope } from './form-scope.tsx';

/** Removes an entry of a collection, unless others refer to it; can be undone like every edit. */
export function useRemoval({
  value,
  id,
  steps,
  onChange,
}: {
  value: CollectionValue;
  id: string;
  steps: Path;
  onChange: CollectionChange;
}) {
  const { documentKey } = useDocumentFormScope();
  const announce = useAnnounce();
  const { remove, dialog } = useDeletion();
  const at = [...steps, id];
  const unlessUsed = (run: () => void): void => {
    const thing = thingAt(documentKey, at);
    if (!thing) run();
    else {
      void remove(thing, run, ({ key, pointer }) => {
        const path = pointerSteps(pointer);
        return key === documentKey && at.every((step, index) => path[index] === step);
      });
    }
  };
  return {
    dialog,
    /** Runs a change that would break references, if there are none. */
    unlessUsed,
    remove: () =>
      unlessUsed(() => {
        onChange(withoutCollectionEntry(value, id), at);
        announce(say('console.document.form.removed', { id }));
      }),
  };
}
