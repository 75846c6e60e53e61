import type { WayIn } from '#play/providers/ways-in.ts';
import type { PolicyAdditions } from './policies.ts';

/** Origins that Firebase's phone sign-in and its reCAPTCHA talk to (developers.google.com/recaptcha/docs/faq). */
const google: PolicyAdditions = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  looks: [],
  untrusted: true,
};

/** Policy additions for the ways in of a brand. Only Firebase runs in the page; the others have their own windows. */
export function providerAdditions(waysIn: readonly WayIn[]): PolicyAdditions | undefined {
  const firebase = waysIn.find((way) => way.firebase)?.firebase;
  if (!firebase) return undefined;
  return firebase.emulator === undefined
    ? google
    : {
        scripts: [],
        connections: [new URL(firebase.emulator).origin],
        frames: [],
        looks: [],
        untrusted: false,
      };
}
