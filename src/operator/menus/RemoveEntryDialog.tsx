import type { MenuNode } from '../documents/menu-entries.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { say } from '../language/say.ts';
import type { MenuEdits } from './useMenuEdits.ts';

const countBelow = ({ children }: MenuNode): number =>
  children.reduce((sum, child) => sum + 1 + countBelow(child), 0);

/** Confirms the removal of an entry with its descendants. */
export const RemoveEntryDialog = ({
  entry,
  edits,
  onClose,
}: {
  entry: MenuNode;
  edits: MenuEdits;
  onClose: () => void;
}) => {
  const below = countBelow(entry);
  return (
    <Dialog
      title={say('console.menus.removeQuestion', { entry: entry.label })}
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
              edits.remove(entry);
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
