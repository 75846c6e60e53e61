import { useState } from 'react';
import { joinPointer } from '#engine/json/pointer.ts';
import { thingAt } from '#engine/references/uses.ts';
import { say } from '../language/say.ts';
import { useAnnounce } from '../parts/Announcer.tsx';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useDeletion } from '../uses/useDeletion.tsx';
import type { ContentEntry } from './content-entry.ts';
import { entryPath } from './entry-place.ts';
import type { EntryEdits } from './useEntryEdits.ts';

const isWithin = (pointer: string, path: readonly string[]): boolean =>
  `${pointer}/`.startsWith(`${joinPointer('', ...path)}/`);

/** The button that removes an entry after a question, unless others refer to it. Undo brings it back. */
export const RemoveContent = ({
  content: { entry, name },
  edits,
  onRemoved,
}: {
  content: ContentEntry;
  edits: EntryEdits;
  onRemoved: () => void;
}) => {
  const [asking, setAsking] = useState(false);
  const announce = useAnnounce();
  const deletion = useDeletion();
  const { place } = edits;
  const run = (): void => {
    edits.remove(entry.id, name);
    announce(say('console.document.form.removed', { id: name }));
    onRemoved();
  };
  const confirmed = (): void => {
    setAsking(false);
    const thing = thingAt(place.key, entryPath(place, entry.id));
    if (!thing) run();
    else
      void deletion.remove(
        thing,
        run,
        ({ key, pointer }) =>
          key === place.key &&
          [place.order, entryPath(place, entry.id)].some((path) => isWithin(pointer, path)),
      );
  };
  return (
    <>
      <Button look="danger" icon="bin" onPress={() => setAsking(true)}>
        {say('console.content.remove')}
      </Button>
      {asking && (
        <Dialog
          title={say('console.menus.removeQuestion', { entry: name })}
          size="small"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onPress={() => setAsking(false)}>{say('console.menus.cancel')}</Button>
              <Button look="danger" icon="bin" onPress={confirmed}>
                {say('console.content.remove')}
              </Button>
            </>
          }
        >
          <p className="op-quiet">{say('console.menus.removeNote')}</p>
        </Dialog>
      )}
      {deletion.dialog}
    </>
  );
};
