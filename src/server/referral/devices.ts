import type { CallContext } from '#server/calls/call.ts';
import { newToken, sha256Hex } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';

/** Tells browsers apart, for members who invite themselves; says nothing about who uses it. */
const deviceCookie = 'gw_device';
const keptSeconds = 400 * 24 * 60 * 60;
const written = /^[\w-]{43}$/u;

/** Notes that a member registers or logs in with the browser of a request. */
export async function noteDevice(
  { brand, cookies, gateway, now }: Pick<CallContext, 'brand' | 'cookies' | 'gateway' | 'now'>,
  db: Db,
  memberId: string,
): Promise<void> {
  const sent = cookies.get(deviceCookie);
  const device = sent !== undefined && written.test(sent) ? sent : newToken(gateway.random);
  // Again at each login: browsers forget it in time.
  cookies.set(deviceCookie, device, { path: '/', sameSite: 'lax', maxAge: keptSeconds });
  await db
    .insertInto('member_devices')
    .values({
      brand: brand.brand,
      member_id: memberId,
      device: sha256Hex(device),
      first_seen_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'member_id', 'device']).doUpdateSet({ last_seen_at: now }),
    )
    .execute();
}
