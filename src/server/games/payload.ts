import type { CallTypes } from '#contract/generated/calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf } from '#server/brands/documents.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import { catalogueOf, isOwnLottery, type Listed } from './catalogue.ts';
import type { Session } from '#server/sessions/sessions.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';

export type Payload = CallTypes['launchAddress']['body'];

/** A game that can be started, in a room where it has some. */
export type Startable = Listed & { roomId: string | undefined };

/** Between game and room where both are named at once. */
const joined = ':';

/** The game of a payload, by `gameId`, or by a `roomId` that names both. */
export function gameOf(
  brand: LiveBrand,
  { gameId, roomId }: Pick<Payload, 'gameId' | 'roomId'>,
): Startable | CallRefusal {
  const at = roomId?.indexOf(joined) ?? -1;
  const id = gameId ?? (at > 0 ? roomId?.slice(0, at) : undefined);
  const room = at > 0 ? roomId?.slice(at + joined.length) : roomId;
  const listed = id === undefined ? undefined : catalogueOf(brand).byId.get(id);
  if (!listed) return refuseCall('GAME_NOT_FOUND');
  if (listed.game.isGame === 'VASSALAGE' || isOwnLottery(listed)) return refuseCall('GAME_NOT_STARTED');
  const { rooms = {}, roomOrder = [] } = listed.game;
  const open = roomOrder.filter((known) => Object.hasOwn(rooms, known));
  if (open.length === 0 ? room !== undefined : room === undefined || !open.includes(room))
    return refuseCall('ROOM_NOT_FOUND');
  return { ...listed, roomId: room };
}

/**
 * Refuses a payload with a wrong account, vendor or merchant: nobody starts a game in another member's name.
 * @param account of the session's member
 */
export function refusedPayload(
  brand: LiveBrand,
  session: Session,
  { vendor }: Startable,
  account: string,
  payload: Payload,
): CallRefusal | undefined {
  const { merchantCode, languages } = documentOf(brand, 'brand') ?? {};
  const accounts: readonly (string | undefined)[] = [
    String(vendor.accountTypeId),
    vendor.accountType,
    vendor.name,
  ];
  const { token } = payload;
  const wrong = (
    [
      ['vassalage', payload.vassalage === vendor.vassalage],
      ['accountType', accounts.includes(payload.accountType)],
      ['username', payload.username === account],
      ['token', token !== undefined && sha256Hex(token) === session.tokenHash],
      ['merchantCode', payload.merchantCode === merchantCode],
      ['language', languages?.includes(payload.language ?? '') ?? true],
    ] as const
  ).filter(([name, fits]) => payload[name] !== undefined && !fits);
  return wrong.length === 0
    ? undefined
    : refuseCall('LAUNCH_MISMATCH', { value: { fields: wrong.map(([name]) => name) } });
}
