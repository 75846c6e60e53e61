import { defineCall } from '#server/calls/call.ts';
import { constantOf, flagOf } from '#server/brands/documents.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { commonPasswords } from '#server/crypto/common-passwords.ts';

/** The page looks its hashes up itself, so that typed text does not leave it before it is sent. */
export const route = defineCall('passwordsCommon', async (context) => {
  if (!flagOf(context.brand, 'refuseCommonPasswords')) return { hashes: [] };
  const limited = await limitByAddress(context, {
    what: 'password-check',
    max: constantOf(context.brand, 'accountChecksPerMinute'),
    windowMs: 60_000,
  });
  if (limited) return limited;
  const common = await commonPasswords();
  const found = await Promise.all(context.query.prefixes.split(',').map(common.hashesWith));
  return { hashes: found.flat() };
});
