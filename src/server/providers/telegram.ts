import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { hit } from '#server/db/counters.ts';
import { constantOf } from '#server/brands/documents.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { textClaim } from './oauth.ts';
import type { Provider } from './provider.ts';

/** Tolerance in seconds for a clock of Telegram that runs fast. */
const aheadMax = 60;
const fieldsMax = 16;

type Signed = { values: Record<string, string>; hash: Buffer };

/** Decoded result of Telegram's page; undefined if its shape cannot come from there. */
function opened(result: string): Signed | undefined {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(result, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
  const entries = Object.entries(read);
  if (entries.length > fieldsMax) return undefined;
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of entries) {
    if (typeof value !== 'string' && !Number.isSafeInteger(value)) return undefined;
    values[name] = String(value);
  }
  const { hash, ...signed } = values;
  return hash !== undefined && /^[0-9a-f]{64}$/u.test(hash)
    ? { values: signed, hash: Buffer.from(hash, 'hex') }
    : undefined;
}

/** HMAC-SHA-256 of `name=value` lines in the order of names, with SHA-256 of the bot's token as its key. */
const signatureOf = (values: Readonly<Record<string, string>>, token: string): Buffer =>
  createHmac('sha256', createHash('sha256').update(token).digest())
    .update(
      Object.keys(values)
        .sort()
        .map((name) => `${name}=${values[name] ?? ''}`)
        .join('\n'),
    )
    .digest();

/** Telegram's login: its page answers data signed with the token of the brand's bot, good for some minutes and once. */
export const telegram: Provider<'telegram'> = {
  async begin({ settings, returnTo }, { state }) {
    const back = new URL(returnTo);
    back.searchParams.set('state', state);
    const address = new URL(settings.authorization ?? '');
    address.searchParams.set('bot_id', settings.botId ?? '');
    address.searchParams.set('origin', back.origin);
    address.searchParams.set('embed', '0');
    address.searchParams.set('return_to', back.href);
    return address.href;
  },

  async prove({ id, secret }, { result }, { db, brand, now }) {
    if (secret === undefined) throw new Error(`The token of the bot of "${id}" is not in the environment.`);
    const signed = opened(result);
    if (!signed || !timingSafeEqual(signatureOf(signed.values, secret), signed.hash)) {
      return refuseCall('PROVIDER_REFUSED');
    }
    const { values } = signed;
    const age = now.getTime() / 1000 - Number(values['auth_date']);
    const ageMax = constantOf(brand, 'providerProofMinutes') * 60;
    const subject = values['id'];
    if (!(age <= ageMax && age >= -aheadMax) || subject === undefined || !/^\d{1,20}$/u.test(subject)) {
      return refuseCall('PROVIDER_REFUSED');
    }
    const { hits } = await hit(db, {
      brand: brand.brand,
      subject: `proof:${id}:${signed.hash.toString('hex')}`,
      now,
      windowMs: (ageMax + aheadMax) * 1000,
    });
    if (hits > 1) return refuseCall('PROVIDER_REFUSED');
    const fullName = [values['first_name'], values['last_name']].filter(Boolean).join(' ');
    return { subject, name: textClaim(fullName) ?? textClaim(values['username']) };
  },
};
