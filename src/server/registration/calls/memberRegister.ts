import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { offersRegistration } from '../registration-code.ts';
import { register } from '../registration.ts';

export const route = defineCall('memberRegister', async (context) =>
  offersRegistration(context.brand, 'username')
    ? register(context, context.body, 'username')
    : refuseCall('REGISTRATION_OFF'),
);
