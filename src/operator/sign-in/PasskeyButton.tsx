import { useMutation } from '@tanstack/react-query';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useOpened } from './useOpened.ts';
import { choosePasskey } from '../passkeys/authenticator.ts';

/** Signs in by a passkey that the browser offers; absent where it has none to offer at all. */
export const PasskeyButton = () => {
  const { api } = useAdmin();
  const opened = useOpened();
  const open = useMutation({
    mutationFn: async () => {
      const credential = await choosePasskey(await api.call('passkeySessionOptions'));
      return api.openByPasskey({ credential });
    },
    onSuccess: opened,
  });
  if (!browserSupportsWebAuthn()) return null;
  return (
    <>
      {open.error && <RefusalNotice refusal={refusalOf(open.error)} />}
      <Button busy={open.isPending} onPress={() => open.mutate()}>
        {say('console.passkeys.signIn')}
      </Button>
    </>
  );
};
