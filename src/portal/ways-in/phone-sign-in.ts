import type { WayIn } from '#play/providers/ways-in.ts';
import { fetchCode } from '../runtime/fetch-code.ts';
import { phoneError } from './phone-errors.ts';

/** Verification of a mobile number by a third party. Failures are CallErrors of phone-errors.ts. */
export type PhoneSignIn = {
  /** Sends a code to a number in E.164. */
  send: (number: string) => Promise<void>;
  /** An ID token for the code that was sent last. */
  confirm: (code: string) => Promise<string>;
};

/** Verifies numbers by Firebase, whose code loads with the first number. */
export function firebasePhone(settings: NonNullable<WayIn['firebase']>): PhoneSignIn {
  let opened: Promise<PhoneSignIn> | undefined;
  const open = (): Promise<PhoneSignIn> => {
    opened ??= fetchCode(() => import('./firebase-sdk.ts')).then(({ openFirebase }) =>
      openFirebase(settings),
    );
    opened.catch(() => (opened = undefined));
    return opened;
  };
  const tell = (cause: unknown): never => {
    throw phoneError(cause);
  };
  return {
    send: (number) =>
      open()
        .then((firebase) => firebase.send(number))
        .catch(tell),
    confirm: (code) =>
      open()
        .then((firebase) => firebase.confirm(code))
        .catch(tell),
  };
}
