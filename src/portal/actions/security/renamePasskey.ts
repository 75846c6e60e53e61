import { lazySecurityAction } from './lazy-security-action.ts';

/** Gives a passkey a name, in place of the one that it has. */
export const action = lazySecurityAction('renamePasskey', {
  initial: (_, about) => ({ name: about?.['name'] ?? '' }),
});
