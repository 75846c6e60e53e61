import type { Selectable } from 'kysely';
import { documentOf } from '#server/brands/documents.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import type { Database, Db } from '#server/db/types.ts';
import { findMember } from '#server/members/members.ts';
import type { PushNotice } from '#contract/push-notice.ts';
import type { Messengers } from '#server/messages/messages.ts';
import { wordingOf } from '#server/messages/wording.ts';
import { takesOffers } from '../choices.ts';
import { readerOf, type MemberMessage } from '../inbox.ts';
import { presentMessages } from '../present-messages.ts';
import { addressOn, chosenChannels, choicesOf, offeredChannels } from '#server/message-choices/choices.ts';
import { pushToDevices } from '../push/push-to-devices.ts';
import { plainContent } from './plain-content.ts';

export type DeliveryWork = {
  db: Db;
  brands: Pick<Brands, 'live'>;
  messengers: Messengers;
  report: (fault: unknown) => void;
};

type Delivery = Selectable<Database['message_deliveries']>;

/** Deliveries of one look. */
const lookMost = 400;
/** Deliveries that one process sends at the same time. */
const atOnce = 8;
/** Time for one attempt, after which another process tries. */
const leaseMs = 2 * 60_000;
const attemptsMost = 5;
/** Wait after the first attempt that failed; four times as long after each more. */
const retryMs = 60_000;
/** Characters of an SMS, which is paid by length. */
const smsMost = 300;
/** Characters of a notification; browsers show less. */
const pushMost = { title: 120, text: 300 };

/** The delivery that is due first, kept from other processes for a while. */
const claim = (db: Db, now: Date): Promise<Delivery | undefined> =>
  db
    .updateTable('message_deliveries as due')
    .set(({ eb }) => ({ due_at: new Date(now.getTime() + leaseMs), attempts: eb('attempts', '+', 1) }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('due.brand', 'due.member_id', 'due.message_id', 'due.channel'),
        'in',
        selectFrom('message_deliveries')
          .select(['brand', 'member_id', 'message_id', 'channel'])
          .where('state', '=', 'WAITING')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .$asTuple('brand', 'member_id', 'message_id', 'channel'),
      ),
    )
    .returningAll()
    .executeTakeFirst();

const change = (db: Db, { brand, member_id: memberId, message_id: id, channel }: Delivery) =>
  db
    .updateTable('message_deliveries')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('message_id', '=', id)
    .where('channel', '=', channel)
    .where('state', '=', 'WAITING');

/** Whether its member still wants a message on this channel, and may have it now. */
async function isAllowed(
  { db, messengers }: DeliveryWork,
  brand: LiveBrand,
  { choice, channel, message }: Pick<Delivery, 'choice' | 'channel'> & { message: MemberMessage },
  now: Date,
): Promise<boolean> {
  const owner = { brand: brand.brand, memberId: message.member_id };
  if (!offeredChannels(messengers, choicesOf(brand)[choice]).includes(channel)) return false;
  const chosen = await chosenChannels(db, owner);
  if (!chosen.some((each) => each.choice === choice && each.channel === channel)) return false;
  if (!message.about_play) return true;
  if ((await readerOf(db, owner, now)).excluded) return false;
  return message.topic === 'agentMessage' || takesOffers(db, owner);
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/** Sends a message on a channel; false when nobody takes it any more. */
type Send = (messengers: Messengers) => Promise<boolean>;

/** What sends a message in the language of its member; undefined if it is not to go out. */
async function worded(work: DeliveryWork, due: Delivery, now: Date): Promise<Send | undefined> {
  const { db } = work;
  const brand = await work.brands.live(due.brand);
  const member = await findMember(db, due.brand, due.member_id);
  const message = await db
    .selectFrom('member_messages')
    .selectAll()
    .where('brand', '=', due.brand)
    .where('member_id', '=', due.member_id)
    .where('id', '=', due.message_id)
    .executeTakeFirst();
  if (!brand || !member || !message) return undefined;
  if (!(await isAllowed(work, brand, { ...due, message }, now))) return undefined;
  const language = member.language ?? documentOf(brand, 'brand')?.defaultLanguage ?? 'en';
  const [said] = await presentMessages(db, { brand, language }, [message]);
  if (!said) return undefined;
  const say = wordingOf(brand, language);
  const { title } = said;
  const content = plainContent(said.content);
  if (due.channel === 'push') {
    const notice: PushNotice = {
      title: cut(title, pushMost.title),
      text: cut(content, pushMost.text),
      tag: `message-${due.message_id}`,
      to: documentOf(brand, 'messages')?.page ?? '/',
    };
    const owner = { brand: due.brand, memberId: due.member_id };
    return async ({ push }) => push !== undefined && pushToDevices({ db, push }, owner, { notice, now });
  }
  const to = addressOn(member, due.channel);
  if (to === undefined) return undefined;
  if (due.channel === 'sms') {
    const text = cut(say('messages.channel.sms', { title, content }), smsMost);
    return async ({ sms }) => (await sms?.({ brand: due.brand, to, text }), true);
  }
  const text = say('messages.channel.mail', { content });
  return async ({ mail }) => (await mail?.({ brand: due.brand, to, subject: title, text, language }), true);
}

async function deliverOne(work: DeliveryWork, due: Delivery, now: Date): Promise<void> {
  const { db, messengers, report } = work;
  const end = (state: 'SENT' | 'LEFT_OUT' | 'FAILED') =>
    change(db, due).set({ state, ended_at: now }).execute();
  // Claimed by processes that died, each in its turn.
  if (due.attempts > attemptsMost) return void (await end('FAILED'));
  const send = await worded(work, due, now);
  if (!send) return void (await end('LEFT_OUT'));
  let taken: boolean;
  try {
    taken = await send(messengers);
  } catch (fault) {
    report(fault);
    if (due.attempts >= attemptsMost) return void (await end('FAILED'));
    const later = new Date(now.getTime() + retryMs * 4 ** (due.attempts - 1));
    return void (await change(db, due).set({ due_at: later }).execute());
  }
  await end(taken ? 'SENT' : 'LEFT_OUT');
}

/**
 * Sends messages by mail, SMS and push to who chose so, some at a time, beside any number of other processes. Whether it may go out is
 * asked right before. A process that dies between a message and its note has it sent again, later: lost would be worse.
 */
export async function deliverDue(work: DeliveryWork, now: Date, signal: AbortSignal): Promise<void> {
  let left = lookMost;
  async function send(): Promise<void> {
    while (left > 0 && !signal.aborted) {
      left -= 1;
      const due = await claim(work.db, now);
      if (!due) return;
      await deliverOne(work, due, now);
    }
  }
  // All have ended before one's fault ends the look: the next look must not begin beside them.
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, send));
  const broken = ends.find((end) => end.status === 'rejected');
  if (broken) throw broken.reason;
}
