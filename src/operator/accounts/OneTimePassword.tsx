import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useCopy } from '../parts/useCopy.ts';
import { texts } from '../texts.ts';
import { accountTexts } from './texts.ts';

const words = accountTexts.password;

/** A password for one sign-in, shown this once: the dialog stays until that is confirmed. */
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
      title={words.title(username)}
      actions={
        <>
          <Button onPress={() => copy(password)}>{copied ? texts.copied : words.copy}</Button>
          <Button look="main" onPress={onDone}>
            {words.done}
          </Button>
        </>
      }
    >
      <p className="op-lead">{words.lead}</p>
      <p className="op-one-time">
        <code>{password}</code>
      </p>
    </Dialog>
  );
};
