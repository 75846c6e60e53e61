import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { errorEntry } from '#portal/errors/error-entry.ts';
import { usePasskeyLogin } from '#portal/passkeys/use-passkey-login.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import '#portal/ways-in/provider-flow-state.css';

/** Login by passkey, with what went wrong. */
export function PasskeyWay() {
  const say = useText();
  const portal = usePortal();
  const { busy, failed, start } = usePasskeyLogin();
  return (
    <>
      <Button block icon="key" busy={busy} onClick={() => void start()}>
        {say('waysIn.passkey')}
      </Button>
      {failed !== undefined && (
        <p className="lv-provider-flow lv-provider-flow-failed" role="alert">
          {say(errorEntry(portal, failed).text)}
        </p>
      )}
    </>
  );
}
