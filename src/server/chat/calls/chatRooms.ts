import { translator } from '#server/brands/texts.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { isGuest } from '#server/members/member-type.ts';
import { findMember } from '#server/members/members.ts';
import { boundOf, chatOf, roomsOf, type Room } from '../rooms.ts';
import { unseenMentions } from '../live/unseen-mentions.ts';
import { chatName, findWriter, restrictionOf } from '../writer.ts';

type Context = ContextOf<'chatRooms'>;

/** What the member may do; undefined for who is none. */
async function ownOf({ gateway, brand, session, now }: Context) {
  if (!session || isGuest(session.type)) return undefined;
  const member = await findMember(gateway.db, brand.brand, session.memberId);
  if (!member) return undefined;
  const writer = await findWriter(gateway.db, brand.brand, session.memberId);
  const name = chatName(brand, member);
  const muted = restrictionOf(writer, now);
  return {
    ...(writer && { by: writer.handle }),
    ...(name !== undefined && { name }),
    ...(muted && { muted }),
  };
}

export const route = defineCall('chatRooms', async (context) => {
  const { brand, language } = context;
  const say = translator(brand, language);
  const { emoji = [], share } = chatOf(brand);
  const own = await ownOf(context);
  const { gateway, session } = context;
  const unseen = session
    ? await unseenMentions(gateway.db, { brand: brand.brand, memberId: session.memberId })
    : new Map<string, number>();
  const speaks = ({ document: { languages } }: Room): number =>
    languages === undefined ? 1 : languages.includes(language) ? 0 : 2;
  return {
    rooms: roomsOf(brand)
      .toSorted((one, other) => speaks(one) - speaks(other))
      .map((room) => ({
        id: room.id,
        name: say(room.document.name),
        ...(room.document.topic !== undefined && { topic: say(room.document.topic) }),
        languages: room.document.languages ?? [],
        guests: room.guests,
        readOnly: room.readOnly,
        longest: room.longest,
        slowSeconds: room.slowSeconds,
        mentions: unseen.get(room.id) ?? 0,
      })),
    history: boundOf(brand, 'history'),
    emoji,
    shares: share !== undefined,
    ...(own && { own }),
  };
});
