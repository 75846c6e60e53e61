import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import type { PatternUse } from './pattern-uses.ts';
import { patternTexts as texts } from './texts.ts';
import { UsesPart } from './UsesPart.tsx';

/** Asks before a pattern goes; one that is used does not go, and says where it is used. */
export const DeletePatternDialog = ({
  name,
  uses,
  onDelete,
  onClose,
}: {
  name: string;
  uses: readonly PatternUse[];
  onDelete: () => void;
  onClose: () => void;
}) => (
  <Dialog
    title={texts.deleteTitle(name)}
    size={uses.length > 0 ? 'large' : 'medium'}
    onClose={onClose}
    actions={
      <>
        <Button onPress={onClose}>{texts.cancel}</Button>
        {uses.length === 0 && (
          <Button look="danger" onPress={onDelete}>
            {texts.confirmDelete}
          </Button>
        )}
      </>
    }
  >
    <p className="op-lead">{uses.length > 0 ? texts.deleteUsed(uses.length) : texts.deleteLead}</p>
    {uses.length > 0 && <UsesPart uses={uses} />}
  </Dialog>
);
