import { defineCall } from '#server/calls/call.ts';
import { codeAsked } from '#server/registration/registration-code.ts';
import { deliver } from '#server/messages/deliver.ts';
import { refuseCall, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { newCode } from '../codes.ts';
import { isMobileTaken } from '../mobiles.ts';
import { codeText, limitCodes } from '../send-code.ts';
import { smsNumber } from '../sms-number.ts';

/** Code for a registration, sent to a number that belongs to no member. */
export const route = defineCall('smsRegister', async (context) => {
  const { body, brand, gateway } = context;
  if (!codeAsked(context, 'username') && !codeAsked(context, 'mobile')) return refuseCall('VERIFICATION_OFF');
  const { sms } = gateway.messengers;
  if (!sms) return refuseCall('MESSAGE_NOT_SENT');
  const mobile = smsNumber(context, ['register'], {
    number: body.mobileNo,
    diallingCode: body.countryDialingCode,
  });
  if (typeof mobile !== 'string') return mobile;
  const limited = await limitCodes(context, mobile);
  if (limited) return limited;
  if (await isMobileTaken(gateway.db, brand.brand, mobile)) {
    return refuseFields([refusedField('mobileNum', 'TAKEN')]);
  }
  const made = await newCode(context, { purpose: 'register', mobile });
  const lost = await deliver(context, () =>
    sms({ brand: brand.brand, to: mobile, text: codeText(context, made) }),
  );
  return lost ?? { expiredMinutes: made.minutes };
});
