import { initializeApp } from '@firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signOut,
  type ConfirmationResult,
} from '@firebase/auth';
import type { WayIn } from '#play/providers/ways-in.ts';
import type { PhoneSignIn } from './phone-sign-in.ts';

/** Container of Google's reCAPTCHA widget, removed with it. */
function place(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

/** Opens Firebase. Nothing of the sign-in is stored: it only creates one token. */
export function openFirebase({ emulator, ...settings }: NonNullable<WayIn['firebase']>): PhoneSignIn {
  const auth = initializeAuth(initializeApp(settings, 'livery-phone'), { persistence: inMemoryPersistence });
  // An emulator asks for no reCAPTCHA.
  if (emulator !== undefined) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  let sent: ConfirmationResult | undefined;
  return {
    async send(number) {
      const element = place();
      const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
      try {
        sent = await signInWithPhoneNumber(auth, number, verifier);
      } finally {
        verifier.clear();
        element.remove();
      }
    },
    async confirm(code) {
      if (!sent)
        throw Object.assign(new Error('No code was sent.'), { code: 'auth/missing-verification-id' });
      const { user } = await sent.confirm(code);
      const token = await user.getIdToken();
      await signOut(auth);
      return token;
    },
  };
}
