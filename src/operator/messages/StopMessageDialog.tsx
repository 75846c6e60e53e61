import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useStopMessage } from './useMessages.ts';

/** Asks once more before a message is stopped: who has it keeps it. */
export const StopMessageDialog = ({
  id,
  title,
  onClose,
}: {
  id: string;
  title: string;
  onClose: () => void;
}) => {
  const stop = useStopMessage(onClose);
  return (
    <FormDialog
      title={say('console.messages.stopTitle')}
      confirm={say('console.messages.stop')}
      busy={stop.isPending}
      onConfirm={() => stop.mutate(id)}
      onClose={onClose}
    >
      <p>{title}</p>
      <p className="op-quiet">{say('console.messages.stopHint')}</p>
      {stop.error !== null && <RefusalNotice refusal={refusalOf(stop.error)} />}
    </FormDialog>
  );
};
