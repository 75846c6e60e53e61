import type { ApiRefusal } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { say } from '../language/say.ts';

/** Reason why sign-out did not happen: edits would be lost, or the server could not end the session. */
export const StillSignedIn = ({
  refusal,
  onStay,
  onSignOut,
}: {
  refusal: ApiRefusal;
  onStay: () => void;
  onSignOut: (losing: boolean) => void;
}) => (
  <Dialog
    title={say('console.signIn.still')}
    size="small"
    onClose={onStay}
    actions={
      <>
        <Button onPress={onStay}>{say('console.signIn.stay')}</Button>
        {refusal.code === 'UNSAVED' && (
          <Button look="danger" onPress={() => onSignOut(true)}>
            {say('console.signIn.signOutLosing')}
          </Button>
        )}
        <Button look="main" onPress={() => onSignOut(false)}>
          {say('console.common.retry')}
        </Button>
      </>
    }
  >
    <RefusalNotice refusal={refusal} />
  </Dialog>
);
