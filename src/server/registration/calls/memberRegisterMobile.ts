import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { offersRegistration } from '../registration-code.ts';
import { register } from '../registration.ts';

/** Specification section 5: the username is the mobile number and the repeated password is the password. */
export const route = defineCall('memberRegisterMobile', async (context) =>
  offersRegistration(context.brand, 'mobile')
    ? register(context, context.body, 'mobile')
    : refuseCall('REGISTRATION_OFF'),
);
