import { checkCaptcha } from '../captcha/captchas.ts';
import { defineCall } from '../call.ts';
import { accountKey, findByAccount } from '../member/members.ts';
import { refuse } from '../refusal.ts';
import { userAgentOf } from '../request-facts.ts';
import { countAttempt } from './attempts.ts';
import { passwordMatches } from './passwords.ts';
import { openSession } from './sessions.ts';

const askForCaptcha = { value: { captcha: true } };

/** Specification section 4: a failed login whose error value has `captcha` makes the page show the captcha field. */
export const route = defineCall('sessionLogin', async (context) => {
  const { body, brand, gateway, now, ip } = context;
  if (body.type !== 'username') return refuse('LOGIN_TYPE_UNAVAILABLE');
  const key = accountKey(body.username);
  const attempt = await countAttempt(context, key);
  if (attempt.refused) return attempt.refused;
  if (attempt.captchaDemanded) {
    const answered = await checkCaptcha(context, body);
    if (answered !== 'right') {
      await attempt.withdrawn();
      return refuse(answered === 'missing' ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_WRONG', askForCaptcha);
    }
  }
  const member = await findByAccount(gateway.db, brand.brand, key);
  const matches = await passwordMatches(member?.password_hash, body.password);
  if (!member || !matches) {
    return refuse('WRONG_CREDENTIALS', attempt.captchaNext ? askForCaptcha : {});
  }
  await attempt.succeeded();
  return openSession(gateway.db, member, {
    brand,
    now,
    ip,
    userAgent: userAgentOf(context),
    random: gateway.random,
  });
});
