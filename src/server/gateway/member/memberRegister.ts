import { defineCall } from '../call.ts';
import { flagOf } from '../documents.ts';
import { refuse } from '../refusal.ts';
import { register } from './registration.ts';

export const route = defineCall('memberRegister', async (context) =>
  flagOf(context.brand, 'registerByUsername')
    ? register(context, context.body, 'username')
    : refuse('REGISTRATION_OFF'),
);
