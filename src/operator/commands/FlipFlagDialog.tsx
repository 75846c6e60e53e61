import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';

/** Asks before a switch of a brand that players see is turned. */
export const FlipFlagDialog = ({
  title,
  lead,
  onFlip,
  onClose,
}: {
  title: string;
  lead: string;
  onFlip: () => void;
  onClose: () => void;
}) => (
  <Dialog
    title={title}
    size="small"
    onClose={onClose}
    actions={
      <>
        <Button onPress={onClose}>{say('console.common.cancel')}</Button>
        <Button look="main" onPress={onFlip}>
          {title}
        </Button>
      </>
    }
  >
    <p className="op-lead">{lead}</p>
    <p>{say('console.commands.flipNote')}</p>
  </Dialog>
);
