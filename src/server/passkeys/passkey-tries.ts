import { constantOf } from '#server/brands/documents.ts';
import type { CallContext } from '#server/calls/call.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import type { CallRefusal } from '#server/calls/refusal.ts';

/** Counts a challenge or a login by passkey; refuses more than an address may have in a minute. */
export const refusedByPasskeyTries = (context: CallContext): Promise<CallRefusal | undefined> =>
  limitByAddress(context, {
    what: 'passkey',
    max: constantOf(context.brand, 'providerTriesPerMinute'),
    windowMs: 60_000,
  });
