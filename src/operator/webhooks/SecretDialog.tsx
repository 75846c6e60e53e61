import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useCopy } from '../parts/useCopy.ts';
import { texts } from '../texts.ts';
import { webhookTexts } from './texts.ts';

const words = webhookTexts.secret;

/** The secret of a webhook, shown this once: the dialog stays until that is confirmed. */
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
      title={words.title}
      actions={
        <>
          <Button onPress={() => copy(secret)}>{copied ? texts.copied : words.copy}</Button>
          <Button look="main" onPress={onDone}>
            {words.done}
          </Button>
        </>
      }
    >
      <p className="op-lead">{words.lead}</p>
      <p className="op-webhook-secret">
        <code>{secret}</code>
      </p>
      {rotated && <p>{words.former}</p>}
    </Dialog>
  );
};
