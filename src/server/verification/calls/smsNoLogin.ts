import { defineCall } from '#server/calls/call.ts';
import { flagOf } from '#server/brands/documents.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { offersSmsLogin } from '#server/sessions/sms-login.ts';
import { newCode } from '../codes.ts';
import { findByMobile } from '../mobiles.ts';
import { codeText, limitCodes } from '../send-code.ts';
import { smsNumber } from '../sms-number.ts';

/** Code for a login or a forgotten password. Answer and time are the same whether or not one is sent. */
export const route = defineCall('smsNoLogin', async (context) => {
  const { body, brand, gateway } = context;
  if (!offersSmsLogin(brand) && !flagOf(brand, 'CHNGPASSVERIF3')) {
    return refuseCall('VERIFICATION_OFF');
  }
  const { sms } = gateway.messengers;
  if (!sms) return refuseCall('MESSAGE_NOT_SENT');
  const mobile = smsNumber(context, ['login', 'forgotPassword', 'register'], {
    number: body.mobileNum,
    diallingCode: body.countryDialingCode,
  });
  if (typeof mobile !== 'string') return mobile;
  const limited = await limitCodes(context, mobile);
  if (limited) return limited;
  const made = await newCode(context, { purpose: 'noLogin', mobile });
  gateway.background.run(async () => {
    const member = await findByMobile(gateway.db, brand.brand, mobile);
    if (member) await sms({ brand: brand.brand, to: mobile, text: codeText(context, made) });
  });
  return { expiredMinutes: made.minutes };
});
