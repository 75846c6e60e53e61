import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useCopy } from '../parts/useCopy.ts';
import { say } from '../language/say.ts';

/** Shows a one-time password, once: the dialog stays until confirmed. */
export const OneTimePassword = ({
  username,
  password,
  onDone,
}: {
  username: string;
  password: string;
  onDone: () => void;
}) => {
  const { copy, copied } = useCopy();
  return (
    <Dialog
      title={say('console.accounts.password.title', { username })}
      actions={
        <>
          <Button onPress={() => copy(password)}>
            {copied ? say('console.common.copied') : say('console.accounts.password.copy')}
          </Button>
          <Button look="main" onPress={onDone}>
            {say('console.accounts.password.done')}
          </Button>
        </>
      }
    >
      <p className="op-lead">{say('console.accounts.password.lead')}</p>
      <p className="op-one-time">
        <code>{password}</code>
      </p>
    </Dialog>
  );
};
