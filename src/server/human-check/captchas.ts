import { createHash } from 'node:crypto';
import type { CallContext, Gateway } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import { newId, randomText } from '#server/crypto/tokens.ts';

// Without 0 O, 1 I L, 2 Z, 5 S, 8 B and vowels: nothing to confuse, no words by accident.
const letters = '3467CDFGHJKMNPQRTVWXY';
const length = 5;

type CaptchaContext = Pick<CallContext, 'brand' | 'now'> & { gateway: Pick<Gateway, 'db' | 'random'> };

/** A hash that needs the captcha's id too, so that equal answers do not look equal. */
const hashOf = (id: string, answer: string): string =>
  createHash('sha256').update(`${id}:${answer.trim().toUpperCase()}`).digest('hex');

/** Makes a captcha; only a hash of its answer is kept. */
export async function newCaptcha({
  gateway,
  brand,
  now,
}: CaptchaContext): Promise<{ id: string; answer: string; expiresAt: Date }> {
  const id = newId(gateway.random);
  const answer = randomText(gateway.random, letters, length);
  const expiresAt = new Date(now.getTime() + constantOf(brand, 'captchaMinutes') * 60_000);
  await gateway.db
    .insertInto('captchas')
    .values({ brand: brand.brand, id, answer_hash: hashOf(id, answer), expires_at: expiresAt })
    .execute();
  return { id, answer, expiresAt };
}

/** Checks an answer, ignoring case, and uses the captcha up in any case, so that each picture can be guessed once. */
export async function checkCaptcha(
  { gateway, brand, now }: CaptchaContext,
  { captcha, captchaId }: { captcha?: string; captchaId?: string },
): Promise<'right' | 'wrong' | 'missing'> {
  if (!captcha || !captchaId) return 'missing';
  const row = await gateway.db
    .deleteFrom('captchas')
    .where('brand', '=', brand.brand)
    .where('id', '=', captchaId)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now && row.answer_hash === hashOf(captchaId, captcha) ? 'right' : 'wrong';
}
