import type { CallTypes } from '#contract/generated/calls.ts';
import type { SupportDocument } from '#contract/generated/documents.ts';
import { zoneOf } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import type { CallContext } from '#server/calls/call.ts';
import { findMember } from '#server/members/members.ts';
import { emailOf } from '#server/sessions/verification-methods.ts';
import { conversationMessages, unreadAnswers, type Conversation, type Message } from './conversations.ts';
import { openingAt } from './hours.ts';
import type { Player } from './player.ts';
import { placeInQueue, usualWait } from './queue.ts';

type State = CallTypes['supportState']['value'];

const page = 100;

/** Verified mail address of a member, for the transcript. */
export async function mailOf(
  { gateway }: CallContext,
  { brand, memberId }: Player,
): Promise<string | undefined> {
  if (memberId === undefined || !gateway.messengers.mail) return undefined;
  const member = await findMember(gateway.db, brand, memberId);
  return member && member.email_verified_at !== null ? emailOf(member) : undefined;
}

/** The desk as a player's page shows it. */
export async function presentDesk(
  context: CallContext,
  document: SupportDocument,
  player: Player,
): Promise<NonNullable<State['desk']>> {
  const { brand, language, now } = context;
  const say = translator(brand, language);
  const opening = openingAt(document, { now, timeZone: zoneOf(brand) });
  return {
    open: opening.open,
    ...(!opening.open && opening.opensAt && { opensAt: opening.opensAt.toISOString() }),
    name: say(document.deskName),
    greeting: say(document.greeting),
    away: say(document.away),
    visitors: document.visitors !== false,
    messageMax: document.messageMax,
    ...(document.files && { files: document.files }),
    mail: (await mailOf(context, player)) !== undefined,
  };
}

/** A message as the player sees it: who of the desk wrote it is not told. */
const presentMessage = ({ seq, author, words, file_id: file, key, at }: Message) => ({
  seq,
  from:
    author === 'PLAYER' ? ('player' as const) : author === 'DESK' ? ('desk' as const) : ('event' as const),
  words,
  ...(file !== null && { picture: file }),
  ...(author === 'PLAYER' && { key }),
  at: at.toISOString(),
});

/** A conversation as the player sees it, with a page of its messages. */
export async function presentConversation(
  { gateway: { db }, now }: CallContext,
  conversation: Conversation,
  { after, before, open }: { after: number | undefined; before: number | undefined; open: boolean },
): Promise<NonNullable<State['conversation']>> {
  const { id, state, away, desk_read: deskRead, player_read: playerRead, last_seq: last } = conversation;
  const { messages, earlier } = await conversationMessages(db, conversation, {
    ...(after !== undefined && { after }),
    ...(before !== undefined && { before }),
    most: page,
    notes: false,
  });
  const place = open ? await placeInQueue(db, conversation) : undefined;
  const waitSeconds = place === undefined ? undefined : await usualWait(db, conversation.brand, now);
  return {
    id,
    state,
    away,
    ...(place !== undefined && { place }),
    ...(waitSeconds !== undefined && { waitSeconds }),
    deskRead,
    playerRead,
    unread: await unreadAnswers(db, conversation),
    last,
    ...(conversation.stars !== null && { stars: conversation.stars }),
    ...(conversation.contact !== '' && { contact: conversation.contact }),
    messages: messages.map(presentMessage),
    earlier,
  };
}
