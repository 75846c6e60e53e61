import type { MenuEntry } from '../documents/menu-entries.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { texts } from './texts.ts';
import type { MenuEdits } from './useMenuEdits.ts';

const countBelow = ({ children }: MenuEntry): number =>
  children.reduce((sum, child) => sum + 1 + countBelow(child), 0);

/** Asks before an entry goes with all below it. */
export const RemoveEntryDialog = ({
  entry,
  edits,
  onClose,
}: {
  entry: MenuEntry;
  edits: MenuEdits;
  onClose: () => void;
}) => {
  const below = countBelow(entry);
  return (
    <Dialog
      title={texts.removeQuestion(entry.label)}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button
            look="danger"
            icon="bin"
            onPress={() => {
              onClose();
              edits.remove(entry);
            }}
          >
            {texts.remove}
          </Button>
        </>
      }
    >
      {below > 0 && <p>{texts.removeBelow(below)}</p>}
      <p className="op-quiet">{texts.removeNote}</p>
    </Dialog>
  );
};
