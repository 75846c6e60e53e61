import { lazyAction } from './lazy-action.ts';

/** Sends a code for a login to the mobile number of the form. */
export const action = lazyAction<'sendLoginCode'>(() =>
  import('../flows/send-code.ts').then((flow) => ({ run: flow.sendLoginCode })),
);
