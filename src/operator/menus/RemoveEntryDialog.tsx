import type { MenuNode } from '../documents/menu-entries.ts';
import { allEntries } from '../documents/menu-moves.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { say } from '../language/say.ts';
import type { MenuEdits } from './useMenuEdits.ts';

/** Confirms the removal of entries with their descendants. */
export const RemoveEntryDialog = ({
  entries,
  edits,
  onClose,
}: {
  entries: readonly MenuNode[];
  edits: MenuEdits;
  onClose: () => void;
}) => {
  const [first] = entries;
  const below = new Set(
    entries.flatMap((entry) => allEntries(entry.children).map(({ path }) => path.join('/'))),
  ).size;
  const named =
    entries.length === 1 && first ? first.label : say('console.menus.entries', { count: entries.length });
  return (
    <Dialog
      title={say('console.menus.removeQuestion', { entry: named })}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('console.menus.cancel')}</Button>
          <Button
            look="danger"
            icon="bin"
            onPress={() => {
              onClose();
              edits.remove(entries);
            }}
          >
            {say('console.menus.remove')}
          </Button>
        </>
      }
    >
      {below > 0 && <p>{say('console.menus.removeBelow', { count: below })}</p>}
      <p className="op-quiet">{say('console.menus.removeNote')}</p>
    </Dialog>
  );
};
