import { defineCall } from '#server/calls/call.ts';
import { loginByPasskey } from '#server/passkeys/login-by-passkey.ts';
import { loginByProvider } from '#server/providers/login-by-provider.ts';
import { loginByPassword } from '../login-by-password.ts';
import { loginByRemembered } from '../login-by-remembered.ts';
import { loginBySms } from '../login-by-sms.ts';

/** Specification section 4: a failed login whose error value has `captcha` makes the page show the captcha field. */
export const route = defineCall('sessionLogin', async (context) => {
  const { body } = context;
  if (body.type === 'username') return loginByPassword(context, body);
  if (body.type === 'sms') return loginBySms(context, body);
  if (body.type === 'remembered') return loginByRemembered(context, body);
  if (body.type === 'passkey') return loginByPasskey(context, body);
  return loginByProvider(context, body);
});
