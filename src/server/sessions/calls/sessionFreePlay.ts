import { defineCall } from '#server/calls/call.ts';
import { hit } from '#server/db/counters.ts';
import { constantOf, flagOf } from '#server/brands/documents.ts';
import { decryptText } from '#server/calls/decrypt.ts';
import { limitByAddress } from '#server/calls/limit.ts';
import { addMember } from '#server/members/members.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { userAgentOf } from '#server/calls/request-facts.ts';
import { newId, newToken, sha256Hex } from '#server/crypto/tokens.ts';
import { openWallet } from '#server/wallet/wallets.ts';
import { hashPassword } from '#server/crypto/passwords.ts';
import { openSession } from '../sessions.ts';

const hourMs = 60 * 60 * 1000;
const randomText = /^[\x21-\x7e]{16,256}$/u;

/** Every demo login makes its own guest, so that no two visitors share a wallet or a history. */
export const route = defineCall('sessionFreePlay', async (context) => {
  const { body, brand, gateway, now, ip } = context;
  if (!flagOf(brand, 'freePlay')) return refuseCall('FREE_PLAY_OFF');
  const limited = await limitByAddress(context, {
    what: 'free-play',
    max: constantOf(brand, 'freePlaysPerHour'),
    windowMs: hourMs,
  });
  if (limited) return limited;
  const opened = await decryptText(gateway.keys, body.random, 'sessionFreePlay');
  if (opened instanceof CallRefusal) return opened;
  if (!randomText.test(opened.text)) return refuseCall('DECRYPTION_FAILED');
  const uses = await hit(gateway.db, {
    brand: brand.brand,
    subject: `free-play-random:${sha256Hex(opened.text)}`,
    now,
    windowMs: 24 * hourMs,
  });
  if (uses.hits > 1) return refuseCall('FREE_PLAY_REPLAYED');

  const id = newId(gateway.random);
  const name = `guest-${sha256Hex(id).slice(0, 10)}`;
  // Nobody knows this password: a guest comes back through another demo login only.
  const passwordHash = await hashPassword(newToken(gateway.random));
  return gateway.db.transaction().execute(async (transaction) => {
    const guest = await addMember(transaction, {
      brand: brand.brand,
      id,
      account: name,
      type: 4,
      nickname: name,
      passwordHash,
      passwordOwn: true,
      now,
    });
    await openWallet(transaction, brand, {
      memberId: id,
      opening: BigInt(constantOf(brand, 'trialCredit')),
      now,
    });
    return openSession(transaction, guest, {
      brand,
      now,
      ip,
      userAgent: userAgentOf(context),
      random: gateway.random,
    });
  });
});
