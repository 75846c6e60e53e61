import { useEffect, useState } from 'react';
import { tellError } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { addPasskey } from './add-passkey.ts';
import { bringAuthenticator } from './bring-authenticator.ts';

type Adding = {
  busy: boolean;
  /** The platform wants the password first. */
  asksPassword: boolean;
  add: () => Promise<void>;
  /** Called when the form for the password was sent or closed. */
  asked: () => void;
};

/** Adds a passkey at a press; tells why not, unless the player has closed the browser's dialog. */
export function useAddPasskey(onAdded: () => void): Adding {
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const [asksPassword, setAsksPassword] = useState(false);
  useEffect(() => {
    // A failed fetch is told at the press.
    bringAuthenticator().catch(() => {});
  }, []);
  const add = async () => {
    setBusy(true);
    try {
      await addPasskey(portal);
      onAdded();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.fields.some(({ field }) => field === 'password')) setAsksPassword(true);
      else if (error.code !== 'PASSKEY_STOPPED') tellError(portal, error.code);
    } finally {
      setBusy(false);
    }
  };
  return { busy, asksPassword, add, asked: () => setAsksPassword(false) };
}
