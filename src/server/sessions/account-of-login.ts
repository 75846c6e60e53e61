import { possibleNationals } from '#engine/phones/numbering-plans.ts';
import { accountKey, findAccounts } from '#server/members/members.ts';
import type { CallContext } from '#server/calls/call.ts';

/** What may be a mobile number: digits in groups, in a pair of brackets, or with + in front. */
const numberLike = /^\+?[\d ()-]{7,24}$/u;

/**
 * Key of the account that somebody logs in to. Who registered by mobile number has its national part as account: any spelling of the
 * number finds it, where no account has the text itself.
 */
export async function accountOfLogin(
  { brand, gateway: { db } }: Pick<CallContext, 'brand' | 'gateway'>,
  username: string,
): Promise<string> {
  const key = accountKey(username);
  if (!numberLike.test(username.trim())) return key;
  const spelled = username.replaceAll(/[ ()-]/gu, '');
  // Platforms of a brand's own may keep the zero that is dialled within the country.
  const keys = [key, ...possibleNationals(spelled).flatMap((national) => [national, `0${national}`])];
  const found = await findAccounts(db, brand.brand, keys);
  if (found.has(key)) return key;
  const [only, ...others] = found.keys();
  return only === undefined || others.length > 0 ? key : only;
}
