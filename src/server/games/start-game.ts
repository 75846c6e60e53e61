import type { CallTypes } from '#contract/generated/calls.ts';
import { mayBet } from '#server/bets/may-bet.ts';
import { callVendor } from '#server/vendors/call-vendor.ts';
import type { VendorConnection } from '#server/vendors/connection.ts';
import { beginLaunch } from '#server/vendors/launch-sessions.ts';
import type { CallContext } from '#server/calls/call.ts';
import { constantOf, zoneOf } from '#server/brands/documents.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { ownMember } from '#server/members/own-member.ts';
import { refuseCall, CallRefusal } from '#server/calls/refusal.ts';
import { inLanguage } from './catalogue.ts';
import { noteStart } from './plays.ts';
import { isGuest } from '#server/members/member-type.ts';
import type { Session } from '#server/sessions/sessions.ts';
import type { Member } from '#server/members/members.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { refusedMove } from './move-in.ts';
import { onOneHost } from './launch-hosts.ts';
import { gameOf, refusedPayload, type Payload, type Startable } from './payload.ts';

type Started = CallTypes['launchAddress']['value'];
type Starting = CallContext & { session: Session };
type Mode = NonNullable<Payload['launchMode']>;

/** Milliseconds that a vendor has to answer with the address of its game. */
const patienceMs = 8_000;
const minuteMs = 60_000;

/**
 * Starts a game for a session: a launch session at the vendor, and the vendor's address. Guests play for play money.
 * Money moves only to a vendor with its own wallet, with the player's consent.
 */
export async function startGame(context: Starting, payload: Payload): Promise<Started | CallRefusal> {
  const { gateway, brand, session, now } = context;
  const startable = gameOf(brand, payload);
  if (startable instanceof CallRefusal) return startable;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const refused =
    refusedPayload(brand, session, startable, member.account, payload) ??
    (await limitCalls(context, {
      subject: `launch:${session.memberId}`,
      max: constantOf(brand, 'launchesPerMinute'),
      windowMs: minuteMs,
    }));
  if (refused) return refused;
  const { vendor } = startable;
  if (vendor.maintenance) return refuseCall('GAME_MAINTENANCE');
  const mode: Mode = isGuest(session.type) ? 'trial' : (payload.launchMode ?? 'real');
  if (mode === 'trial' && vendor.trial === false) return refuseCall('TRIAL_NOT_OFFERED');
  if (mode === 'real') {
    const { memberId } = session;
    const blocked = await mayBet(gateway.db, { brand: brand.brand, memberId, now, stake: 0n });
    // Limits are checked at each bet; only a player who may not play at all is refused the start.
    if (blocked === 'PLAYER_BLOCKED') return refuseCall('PLAYER_BLOCKED');
  }
  const connection = await gateway.vendors.vendorOf(brand, vendor.vassalage);
  if (!connection) return refuseCall('VENDOR_UNAVAILABLE');
  if (mode === 'real' && connection.wallet === 'transfer') {
    const kept = await refusedMove(context, vendor.vassalage, payload);
    if (kept) return kept;
  }
  return atVendor(context, { startable, member, mode, connection, payload });
}

type Launching = {
  startable: Startable;
  member: Member;
  mode: Mode;
  connection: VendorConnection;
  payload: Payload;
};

async function atVendor(
  { gateway, brand, session, now, language, origin }: Starting,
  { startable, member, mode, connection, payload }: Launching,
): Promise<Started | CallRefusal> {
  const { id, game, vendor, roomId } = startable;
  const holder = { brand: brand.brand, memberId: session.memberId };
  const { session: launch, player } = await beginLaunch(gateway.db, {
    brand,
    memberId: session.memberId,
    sessionHash: session.tokenHash,
    vassalage: vendor.vassalage,
    game: game.code,
    trial: mode === 'trial',
    now,
    random: gateway.random,
  });
  const answered = await callVendor(
    connection,
    '/launch',
    {
      brand: brand.brand,
      player,
      nickname: member.nickname,
      ...moneyOf(brand),
      language: payload.language ?? language,
      timeZone: zoneOf(brand),
      session: launch,
      game: game.code,
      mode,
      ...(roomId === undefined ? {} : { room: roomId }),
      device: payload.clientType === 'WEB' || payload.clientType === undefined ? 'desktop' : 'mobile',
      returnUrl: `${origin}/`,
    },
    { timeoutMs: patienceMs, read: urlOf, now },
  );
  if (!answered.ok) return refuseCall('VENDOR_UNAVAILABLE');
  await noteStart(gateway.db, { ...holder, game: id, now });
  const address = onOneHost(answered.value, vendor.hosts, gateway.random);
  return {
    ...(vendor.accountType === 'TCG_SEA' ? { game_url2: address } : { game_url: address }),
    launchMode: mode,
    game: inLanguage(language)(startable),
    ...(roomId === undefined ? {} : { roomId }),
  };
}

const longest = 4_096;

/** The address in a vendor's answer: of a web page, and of nothing that would run in ours. */
function urlOf(answer: unknown): string | undefined {
  const { url } = (answer ?? {}) as { url?: unknown };
  if (typeof url !== 'string' || url.length > longest || !URL.canParse(url)) return undefined;
  return ['https:', 'http:'].includes(new URL(url).protocol) ? url : undefined;
}
