import { defineCall } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { mobileOf } from '#engine/phones/numbering-plans.ts';
import { isMobileTaken } from '#server/verification/mobiles.ts';
import { accountKey, findByAccount } from '#server/members/members.ts';
import { offersRegistration } from '../registration-code.ts';

/** Reveals no more than a registration would, and is rate-limited by the brand. */
export const route = defineCall('memberCheck', async (context) => {
  const { body, brand, gateway } = context;
  if (!offersRegistration(brand, 'username') && !offersRegistration(brand, 'mobile')) {
    return refuseCall('REGISTRATION_OFF');
  }
  const limited = await limitByAddress(context, {
    what: 'account-check',
    max: constantOf(brand, 'accountChecksPerMinute'),
    windowMs: 60_000,
  });
  if (limited) return limited;
  const { db } = gateway;
  if (await findByAccount(db, brand.brand, accountKey(body.value))) return { free: false };
  const mobile = body.field === 'mobileNum' ? mobileOf(body.value, body.countryDialingCode) : undefined;
  return { free: mobile === undefined || !(await isMobileTaken(db, brand.brand, mobile)) };
});
