import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import type { PatternUse } from './pattern-uses.ts';
import { say } from '../language/say.ts';
import { UsesPart } from './UsesPart.tsx';

/** Confirms the deletion of a pattern; for a pattern in use it lists the uses instead. */
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
    title={say('console.patterns.deleteTitle', { name })}
    size={uses.length > 0 ? 'large' : 'medium'}
    onClose={onClose}
    actions={
      <>
        <Button onPress={onClose}>{say('console.patterns.cancel')}</Button>
        {uses.length === 0 && (
          <Button look="danger" onPress={onDelete}>
            {say('console.patterns.confirmDelete')}
          </Button>
        )}
      </>
    }
  >
    <p className="op-lead">
      {uses.length > 0
        ? say('console.patterns.deleteUsed', { count: uses.length })
        : say('console.patterns.deleteLead')}
    </p>
    {uses.length > 0 && <UsesPart uses={uses} />}
  </Dialog>
);
