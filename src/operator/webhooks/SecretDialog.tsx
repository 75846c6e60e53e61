import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useCopy } from '../parts/useCopy.ts';
import { say } from '../language/say.ts';

/** Shows a webhook's secret, once: the dialog stays until confirmed. */
export const SecretDialog = ({
  secret,
  rotated = false,
  onDone,
}: {
  secret: string;
  /** Another secret was there before. */
  rotated?: boolean;
  onDone: () => void;
}) => {
  const { copy, copied } = useCopy();
  return (
    <Dialog
      title={say('console.webhooks.secret.title')}
      actions={
        <>
          <Button onPress={() => copy(secret)}>
            {copied ? say('console.common.copied') : say('console.webhooks.secret.copy')}
          </Button>
          <Button look="main" onPress={onDone}>
            {say('console.webhooks.secret.done')}
          </Button>
        </>
      }
    >
      <p className="op-lead">{say('console.webhooks.secret.lead')}</p>
      <p className="op-webhook-secret">
        <code>{secret}</code>
      </p>
      {rotated && <p>{say('console.webhooks.secret.former')}</p>}
    </Dialog>
  );
};
