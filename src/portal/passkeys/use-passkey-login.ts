import { useEffect, useState } from 'react';
import { useHydrated } from '#ui/base/use-hydrated.ts';
import { useFact } from '#ui/facts/facts.tsx';
import { CallError } from '../gateway/call-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { knowsPasskeys } from './able.ts';
import { logInByPasskey, offerWhereTyped } from './log-in.ts';

/** True where the brand has logins by passkey and the browser can do them. */
export function usePasskeysOffered(): boolean {
  const wanted = useFact<boolean>('flags.passkeys') ?? false;
  return useHydrated() && wanted && knowsPasskeys();
}

type PasskeyLogin = {
  busy: boolean;
  /** Code of what went wrong; undefined too when the player has closed the browser's dialog. */
  failed: string | undefined;
  start: () => Promise<void>;
};

/** Login by passkey: at a press, and in browsers that can do so where the username is typed. */
export function usePasskeyLogin(): PasskeyLogin {
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  // A browser asks one thing at a time: the offer gives way to the dialog, and comes back after it.
  useEffect(
    () => (busy ? undefined : offerWhereTyped(portal, ({ code }) => setFailed(code))),
    [portal, busy],
  );
  const start = async () => {
    setBusy(true);
    setFailed(undefined);
    try {
      await logInByPasskey(portal);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code !== 'PASSKEY_STOPPED') setFailed(error.code);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, start };
}
