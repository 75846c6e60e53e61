import type { AdminCallId } from '#contract/generated/admin-calls.ts';
import { record } from '#server/audit/audit.ts';
import { documentOf, inOrder, zoneOf } from '#server/brands/documents.ts';
import { plainTranslator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import type { Cashier } from '#server/cashier/cashier.ts';
import { newId } from '#server/crypto/tokens.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { foundPicture } from '#server/http/picture-answer.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { messagePictureMax, sharedPictureOf } from '#server/images/pictures.ts';
import { noteMessage } from '#server/inbox/note-message.ts';
import { defineAdminCall, type AdminCall, type AdminCallContext } from '#server/operators/admin-call.ts';
import { answering } from '../colleagues.ts';
import {
  addMessage,
  addSupportPicture,
  closeConversation,
  lockConversation,
  markConversationRead,
  supportPicture,
  type Conversation,
} from '../conversations.ts';
import { conversationView, queueView } from '../desk-view.ts';
import { openingAt } from '../hours.ts';
import { usualWait } from '../queue.ts';
import { tellSupport } from '../tell-support.ts';

/** Longest answer where the brand has no support document any more. */
const wordsMost = 4000;
const watchSeconds = 20;
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The desk as the console shows it. */
async function about(call: AdminCallContext<'supportAbout'>, brand: LiveBrand, db: Db) {
  const now = call.services.context.clock();
  const document = documentOf(brand, 'support');
  const languages = documentOf(brand, 'brand')?.languages ?? [];
  const inEvery = (key: string): Record<string, string> =>
    Object.fromEntries(languages.map((language) => [language, plainTranslator(brand, language)(key)]));
  const timeZone = zoneOf(brand);
  return {
    desk: document?.desk ?? ('off' as const),
    open: document !== undefined && openingAt(document, { now, timeZone }).open,
    timeZone,
    messageMax: document?.messageMax ?? wordsMost,
    waitSeconds: (await usualWait(db, brand.brand, now)) ?? null,
    answers: inOrder(document?.answers.order, document?.answers.items).map(({ id, item }) => ({
      id,
      titles: inEvery(item.title),
      words: inEvery(item.words),
    })),
    account: call.operator.account,
    operators: await answering(db, brand.brand),
  };
}

type DeskCall = Extract<AdminCallId, `support${string}`>;
type Step<T> = (trx: Trx, conversation: Conversation) => Promise<T | Refusal>;

/** Changes a conversation under its lock and tells the player and the other consoles. */
async function change<C extends DeskCall, T>(
  { services, params, request }: AdminCallContext<C>,
  { brand }: LiveBrand,
  step: Step<T>,
): Promise<T | Refusal> {
  const { db } = services.context;
  const { id } = params as { id: string };
  const done = await db.transaction().execute(async (trx) => {
    const conversation = await lockConversation(trx, brand, id);
    if (!conversation || conversation.last_seq === 0) return refuse('UNKNOWN_CONVERSATION');
    const answer = await step(trx, conversation);
    return answer instanceof Refusal ? answer : { answer, conversation };
  });
  if (done instanceof Refusal) return done;
  // Only a hint: it is done.
  await tellSupport(db, done.conversation).catch((fault: unknown) => request.log.error(fault));
  return done.answer;
}

/** Why a conversation is not the operator's to write in. */
function notMine({ state, operator }: Conversation, account: string): Refusal | undefined {
  if (state === 'CLOSED') return refuse('CONVERSATION_ENDED');
  return state === 'TAKEN' && operator === account ? undefined : refuse('CONVERSATION_OF_ANOTHER');
}

const take =
  ({
    body,
    operator: { account },
    services: { context },
  }: AdminCallContext<'supportTake'>): Step<undefined> =>
  async (trx, conversation) => {
    const { brand, id, state, operator } = conversation;
    if (state === 'CLOSED') return refuse('CONVERSATION_ENDED');
    if (state === 'TAKEN' && operator === account) return undefined;
    if (state === 'TAKEN' && body.over !== true) return refuse('CONVERSATION_OF_ANOTHER');
    const now = context.clock();
    const words = state === 'TAKEN' ? 'handedOver' : 'taken';
    await addMessage(trx, conversation, {
      author: 'EVENT',
      words,
      operator: account,
      key: newId(context.random),
      at: now,
    });
    await trx
      .updateTable('support_conversations')
      .set({ state: 'TAKEN', operator: account, queued_at: null })
      .where('brand', '=', brand)
      .where('id', '=', id)
      .execute();
    return undefined;
  };

/** What follows from an answer to who wrote out of hours: a member gets it as a message too, a visitor by mail. */
async function tellAway(
  trx: Trx,
  { brand, id, away, member_id: memberId, last_seq: last }: Conversation,
  { seq, words, at }: { seq: number; words: string; at: Date },
): Promise<void> {
  if (!away || memberId === null || seq <= last) return;
  await noteMessage(trx, {
    brand,
    memberId,
    topic: 'supportAnswered',
    key: `${id}-${seq}`,
    at,
    details: { answer: words },
  });
}

const answer =
  (
    { body, operator: { account }, services: { context } }: AdminCallContext<'supportAnswer'>,
    most: number,
  ): Step<{ seq: number }> =>
  async (trx, conversation) => {
    const words = body.words.trim();
    if (words === '' || [...words].length > most)
      return refuse('INVALID_REQUEST', { message: `An answer has 1 to ${most} characters.` });
    const refused = notMine(conversation, account);
    if (refused) return refused;
    const at = context.clock();
    const message = { author: 'DESK', words, operator: account, key: body.key, at } as const;
    const seq = await addMessage(trx, conversation, message);
    await tellAway(trx, conversation, { seq, words, at });
    return { seq };
  };

const note =
  ({ body, operator, services: { context } }: AdminCallContext<'supportNote'>): Step<{ seq: number }> =>
  async (trx, conversation) => {
    const words = body.words.trim();
    if (words === '') return refuse('INVALID_REQUEST', { message: 'A note has words.' });
    const message = { author: 'NOTE', words, operator: operator.account, key: body.key } as const;
    return { seq: await addMessage(trx, conversation, { ...message, at: context.clock() }) };
  };

const handOver =
  (call: AdminCallContext<'supportHandOver'>, colleagues: readonly string[]): Step<undefined> =>
  async (trx, conversation) => {
    const { body, operator, params, services } = call;
    const { clock, random } = services.context;
    const refused = notMine(conversation, operator.account);
    if (refused) return refused;
    const { to } = body;
    if (to !== null && !colleagues.includes(to)) return refuse('UNKNOWN_OPERATOR');
    const at = clock();
    await addMessage(trx, conversation, {
      author: 'EVENT',
      words: 'handedOver',
      operator: to,
      key: newId(random),
      at,
    });
    await trx
      .updateTable('support_conversations')
      .set(
        to === null
          ? { state: 'WAITING', queued_at: at, waiting_since: conversation.waiting_since ?? at }
          : { operator: to },
      )
      .where('brand', '=', conversation.brand)
      .where('id', '=', conversation.id)
      .execute();
    await record(trx, clock, {
      account: operator.account,
      action: 'support.handOver',
      pack: params.pack,
      target: conversation.id,
      details: { to },
    });
    return undefined;
  };

const close =
  ({
    operator: { account },
    params,
    services: { context },
  }: AdminCallContext<'supportClose'>): Step<undefined> =>
  async (trx, conversation) => {
    const refused = notMine(conversation, account);
    if (refused) return refused;
    const now = context.clock();
    await closeConversation(trx, conversation, {
      words: 'closed',
      operator: account,
      key: newId(context.random),
      now,
    });
    await record(trx, context.clock, {
      account,
      action: 'support.close',
      pack: params.pack,
      target: conversation.id,
      details: { messages: conversation.last_seq },
    });
    return undefined;
  };

async function sendPicture(call: AdminCallContext<'supportPictureSend'>, brand: LiveBrand) {
  const { body, operator, services } = call;
  const { clock, random } = services.context;
  const file = Buffer.from(body.file, 'base64');
  if (file.length > messagePictureMax) return refuse('PICTURE_REFUSED');
  const drawn = await sharedPictureOf(file, pictureTypes);
  if (!drawn.ok) return refuse('PICTURE_REFUSED');
  return change(call, brand, async (trx, conversation) => {
    const refused = notMine(conversation, operator.account);
    if (refused) return refused;
    const picture = { file: newId(random), picture: drawn.picture };
    const message = { author: 'DESK', operator: operator.account, key: body.key, at: clock() } as const;
    return { seq: await addSupportPicture(trx, conversation, { ...message, ...picture }) };
  });
}

/** Marks and typing change nothing that needs the lock. */
async function seen(call: AdminCallContext<'supportSeen'>, { brand }: LiveBrand, db: Db) {
  const { body, operator, params, request } = call;
  const conversation = await db
    .selectFrom('support_conversations')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', params.id)
    .where('last_seq', '>', 0)
    .executeTakeFirst();
  if (!conversation) return refuse('UNKNOWN_CONVERSATION');
  const isMine = conversation.state === 'TAKEN' && conversation.operator === operator.account;
  // What colleagues look at is not read by the desk.
  if (!isMine) return undefined;
  const reads =
    body.read !== undefined &&
    (await markConversationRead(db, conversation, { by: 'desk_read', seq: body.read }));
  const told = (kind: 'changed' | 'deskTyping'): Promise<void> =>
    tellSupport(db, conversation, kind).catch((fault: unknown) => request.log.error(fault));
  if (reads) await told('changed');
  if (body.typing) await told('deskTyping');
  return undefined;
}

const mostOf = (brand: LiveBrand): number => documentOf(brand, 'support')?.messageMax ?? wordsMost;
const withDb = (cashier: Cashier): Db => cashier.db;

/** The support desk, for operators with the right `members`: looking needs viewer, everything else publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('supportAbout', (call) => onBrand(call, (brand, { db }) => about(call, brand, db))),
  defineAdminCall('supportQueue', (call) =>
    onBrand(call, (brand, { db }) =>
      queueView(db, brand.brand, { ...call.query, account: call.operator.account }),
    ),
  ),
  defineAdminCall('supportRead', (call) =>
    onBrand(
      call,
      async (brand, { db }) =>
        (await conversationView(db, brand.brand, call.params.id, call.query)) ??
        refuse('UNKNOWN_CONVERSATION'),
    ),
  ),
  defineAdminCall('supportTake', (call) => onBrand(call, (brand) => change(call, brand, take(call)))),
  defineAdminCall('supportAnswer', (call) =>
    onBrand(call, (brand) => change(call, brand, answer(call, mostOf(brand)))),
  ),
  defineAdminCall('supportPictureSend', (call) => onBrand(call, (brand) => sendPicture(call, brand))),
  defineAdminCall('supportNote', (call) => onBrand(call, (brand) => change(call, brand, note(call)))),
  defineAdminCall('supportHandOver', (call) =>
    onBrand(call, async (brand, cashier) =>
      change(call, brand, handOver(call, await answering(withDb(cashier), brand.brand))),
    ),
  ),
  defineAdminCall('supportClose', (call) => onBrand(call, (brand) => change(call, brand, close(call)))),
  defineAdminCall('supportSeen', (call) => onBrand(call, (brand, { db }) => seen(call, brand, db))),
  defineAdminCall('supportImage', (call) =>
    onBrand(call, async ({ brand }, { db }) =>
      foundPicture(call.reply, await supportPicture(db, { brand, id: call.params.id }, call.params.picture)),
    ),
  ),
  defineAdminCall('supportWatch', (call) =>
    onBrand(
      call,
      async ({ brand }) =>
        (await call.services.deskWatch?.next(brand, 1000 * Number(call.query.seconds ?? watchSeconds))) ?? {
          changed: null,
          typing: null,
        },
    ),
  ),
];
