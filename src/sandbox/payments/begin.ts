import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '#sandbox/db.ts';

/** Request of a shop. */
type Asked = {
  brand: string;
  order: string;
  amount: string;
  currency: string;
  digits: number;
  look: 'wallet' | 'card';
  /** English where the shop says none. */
  language: string;
  returnUrl: string;
  tellUrl: string;
  expiresAt: string;
};

const address = /^https?:\/\/[^\s]{1,1000}$/u;
const word = /^[A-Za-z0-9_-]{1,128}$/u;

/** The request in a body; undefined for anything else. */
export function readAsked(body: string): Asked | undefined {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const {
    brand,
    order,
    amount,
    currency,
    digits,
    look,
    language = 'en',
    returnUrl,
    tellUrl,
    expiresAt,
  } = read as Partial<Record<keyof Asked, unknown>>;
  const fits = (value: unknown, form: RegExp): value is string =>
    typeof value === 'string' && form.test(value);
  if (!fits(brand, word) || !fits(order, word) || !fits(amount, /^\d{1,18}$/u)) return undefined;
  if (!fits(currency, /^[A-Z]{3,8}$/u) || typeof digits !== 'number' || ![0, 1, 2, 3, 4].includes(digits))
    return undefined;
  if (look !== 'wallet' && look !== 'card') return undefined;
  if (!fits(language, /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u)) return undefined;
  if (!fits(returnUrl, address) || !fits(tellUrl, address)) return undefined;
  if (typeof expiresAt !== 'string' || Number.isNaN(Date.parse(expiresAt))) return undefined;
  return { brand, order, amount, currency, digits, look, language, returnUrl, tellUrl, expiresAt };
}

/** True if the shop signed the body within the allowed time. */
export function isSignedPayment(
  secret: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: string,
  now: Date,
): boolean {
  const { 'x-timestamp': timestamp, 'x-nonce': nonce, 'x-signature': signature } = headers;
  const right = createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest();
  const given = Buffer.from(String(signature), 'hex');
  const skewMs = Math.abs(now.getTime() - Number(timestamp));
  return given.length === right.length && timingSafeEqual(given, right) && skewMs <= 5 * 60_000;
}

/** Begins a payment; the same order again is the same payment. */
export async function beginPayment(
  db: Db,
  asked: Asked,
  now: Date,
): Promise<{ payment: string; url: string }> {
  const { brand, order } = asked;
  await db
    .insertInto('sandbox_payments')
    .values({
      brand,
      id: randomBytes(16).toString('base64url'),
      order_id: order,
      amount: asked.amount,
      currency: asked.currency,
      digits: asked.digits,
      look: asked.look,
      language: asked.language,
      return_url: asked.returnUrl,
      tell_url: asked.tellUrl,
      choice: null,
      begun_at: now,
      expires_at: new Date(asked.expiresAt),
    })
    .onConflict((conflict) => conflict.columns(['brand', 'order_id']).doNothing())
    .execute();
  const { id, return_url } = await db
    .selectFrom('sandbox_payments')
    .select(['id', 'return_url'])
    .where('brand', '=', brand)
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow();
  // The provider is at the shop's own host here; a real one has its own.
  return { payment: id, url: `${new URL(return_url).origin}/sandbox/payments/pay/${brand}/${id}` };
}
