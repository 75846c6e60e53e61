import { defineCall } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { newCaptcha } from '../captchas.ts';
import { drawCaptcha } from '../captcha-picture.ts';

export const route = defineCall('captcha', async (context) => {
  const limited = await limitByAddress(context, {
    what: 'captcha',
    max: constantOf(context.brand, 'captchasPerMinute'),
    windowMs: 60_000,
  });
  if (limited) return limited;
  const { id, answer, expiresAt } = await newCaptcha(context);
  const picture = await drawCaptcha(answer, context.gateway.random);
  return { captchaId: id, image: picture.toString('base64'), expiresAt: expiresAt.toISOString() };
});
