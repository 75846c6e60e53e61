import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { wholeText } from '../language/format.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { PublishRefusal } from '../publication/PublishRefusal.tsx';
import { useStop } from './useCampaign.ts';

/** Asks once before a campaign is stopped, and says what becomes of what waits. */
export const StopDialog = ({
  id,
  name,
  unclaimed,
  onClose,
}: {
  id: string;
  name: string;
  /** Rewards that wait to be claimed; undefined where the account may not see them. */
  unclaimed: number | undefined;
  onClose: () => void;
}) => {
  const { error, isPending, mutate } = useStop(id, onClose);
  const stop = (): void => mutate(undefined);
  return (
    <Dialog
      title={say('console.campaigns.stop.title', { name })}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('console.common.cancel')}</Button>
          <Button look="danger" busy={isPending} onPress={stop}>
            {isPending ? say('console.campaigns.stop.busy') : say('console.campaigns.stop.confirm')}
          </Button>
        </>
      }
    >
      <p>{say('console.campaigns.stop.text')}</p>
      <p>
        {unclaimed === undefined
          ? say('console.campaigns.stop.waiting')
          : say('console.campaigns.stop.unclaimed', { number: wholeText(unclaimed) })}
      </p>
      {error && <PublishRefusal refusal={refusalOf(error)} onFollow={onClose} onAgain={stop} />}
    </Dialog>
  );
};
