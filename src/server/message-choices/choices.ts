import type { DocumentsByName } from '#contract/generated/documents.ts';
import { documentOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import { reachOf } from '#server/members/notify-security-change.ts';
import type { Messengers } from '#server/messages/messages.ts';
import type { MessageChannel } from './tables.ts';

export type MessageChoices = NonNullable<DocumentsByName['messages']['choices']>;

export const choicesOf = (brand: LiveBrand): MessageChoices => documentOf(brand, 'messages')?.choices ?? {};

/** Ids of choices by what they cover; the first that names something has it. */
export function choiceByTopic(brand: LiveBrand): Record<string, string> {
  const pairs = Object.entries(choicesOf(brand)).flatMap(([id, { topics }]) =>
    topics.map((topic): [string, string] => [topic, id]),
  );
  return Object.fromEntries(pairs.toReversed());
}

/** Address of a member on a channel: one that was shown to be theirs. */
export function addressOn(
  member: Pick<Member, 'profile' | 'mobile' | 'email_verified_at' | 'mobile_verified_at'>,
  channel: 'mail' | 'sms',
): string | undefined {
  const { email, mobile } = reachOf(member);
  if (channel === 'mail') return member.email_verified_at === null ? undefined : email;
  return member.mobile_verified_at === null ? undefined : mobile;
}

/** Channels of a choice that the brand names and the server can send on. */
export const offeredChannels = (
  messengers: Pick<Messengers, MessageChannel>,
  choice: MessageChoices[string] | undefined,
): MessageChannel[] => (choice?.channels ?? []).filter((channel) => messengers[channel] !== undefined);

export const chosenChannels = (
  db: Db,
  { brand, memberId }: { brand: string; memberId: string },
): Promise<{ choice: string; channel: MessageChannel }[]> =>
  db
    .selectFrom('member_message_channels')
    .select(['choice', 'channel'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
