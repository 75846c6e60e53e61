import { sql } from 'kysely';
import { record } from '#server/audit/audit.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { messagePictureMax, proofOf } from '#server/images/pictures.ts';
import { pictureAddress, uploadedAddress } from '#server/inbox/pictures.ts';
import { defineAdminCall, type AdminCall, type AdminCallContext } from '#server/operators/admin-call.ts';
import { checkMessage, checkRecipients } from '../check-message.ts';
import { countRecipients, isMeant } from '../count-recipients.ts';

const page = 25;

/** Messages of operators, a page of them, with how many have and have read each. */
async function messageQueue(db: Db, brand: LiveBrand, pageNumber: number) {
  const rows = await db
    .selectFrom('operator_messages as message')
    .selectAll('message')
    .select(
      sql<number>`(select count(*)::integer from member_messages had where had.brand = message.brand
        and had.topic = 'operator' and had.key = message.id and had.read_at is not null)`.as('read'),
    )
    .where('brand', '=', brand.brand)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .offset(pageNumber * page)
    .limit(page + 1)
    .execute();
  return {
    messages: rows.slice(0, page).map((row) => ({
      id: row.id,
      words: row.words,
      promotional: row.promotional,
      accounts: row.member_ids?.length ?? null,
      audience: row.audience,
      picture: row.picture === null ? null : pictureAddress(brand, row.picture),
      action: row.action,
      state: row.state,
      sendAt: row.send_at,
      madeAt: row.made_at,
      madeBy: row.made_by,
      endedAt: row.ended_at,
      stoppedBy: row.stopped_by,
      sent: row.sent,
      read: row.read,
    })),
    more: rows.length > page,
  };
}

async function make(
  call: AdminCallContext<'messageMake'>,
  brand: LiveBrand,
  { db, random }: { db: Db; random: RandomBytes },
) {
  const { body, operator, params } = call;
  const { clock } = call.services.context;
  const sendAt = body.sendAt === undefined ? clock() : new Date(body.sendAt);
  if (Number.isNaN(sendAt.getTime()))
    return refuse('INVALID_MESSAGE', { message: `"${body.sendAt}" is no time of ISO 8601.` });
  const recipients = await checkMessage(call, db, brand);
  if (recipients instanceof Refusal) return recipients;
  const { words, promotional, picture, action } = body;
  const id = newId(random);
  const named = 'memberIds' in recipients ? recipients.memberIds : null;
  const audience = 'audience' in recipients ? (recipients.audience ?? null) : null;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('operator_messages')
      .values({
        brand: brand.brand,
        id,
        words: JSON.stringify(words),
        promotional,
        member_ids: named && JSON.stringify(named),
        audience: audience === null ? null : JSON.stringify(audience),
        picture: picture
          ? 'asset' in picture
            ? `asset:${picture.asset}`
            : `upload:${picture.upload}`
          : null,
        action: action === undefined ? null : JSON.stringify(action),
        state: 'WAITING',
        send_at: sendAt,
        made_at: clock(),
        made_by: operator.account,
        ended_at: null,
        stopped_by: null,
      })
      .execute();
    const { recipients: to, ...said } = body;
    await record(trx, clock, {
      account: operator.account,
      action: 'message.make',
      pack: params.pack,
      target: id,
      details: { ...said, to: to.to, ...(named && { accounts: named.length }), audience, sendAt },
    });
  });
  return { id };
}

async function stop(call: AdminCallContext<'messageStop'>, brand: LiveBrand, db: Db) {
  const { operator, params } = call;
  const { clock } = call.services.context;
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('operator_messages')
      .select(['state', 'sent'])
      .where('brand', '=', brand.brand)
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return refuse('UNKNOWN_MESSAGE');
    const { state, sent } = found;
    if (state !== 'WAITING' && state !== 'SENDING') return refuse('MESSAGE_ENDED');
    await trx
      .updateTable('operator_messages')
      .set({ state: 'STOPPED', ended_at: clock(), stopped_by: operator.account })
      .where('brand', '=', brand.brand)
      .where('id', '=', params.id)
      .execute();
    await record(trx, clock, {
      account: operator.account,
      action: 'message.stop',
      pack: params.pack,
      target: params.id,
      details: { sent },
    });
    return { sent };
  });
}

/** Messages to members, for operators with the right `members`: looking and counting needs viewer, writing publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('messageQueue', (call) =>
    onBrand(call, (brand, { db }) => messageQueue(db, brand, Number(call.query.page ?? '0'))),
  ),
  defineAdminCall('messageCount', (call) =>
    onBrand(call, async (brand, { db }) => {
      const recipients = await checkRecipients(call, db, brand);
      if (recipients instanceof Refusal) return recipients;
      const addressed = { recipients, promotional: call.body.promotional };
      const { account } = call.body;
      const now = call.services.context.clock();
      return {
        ...(await countRecipients(db, brand, addressed, now)),
        ...(account !== undefined && { account: await isMeant(db, brand, addressed, { account, now }) }),
      };
    }),
  ),
  defineAdminCall('messageMake', (call) => onBrand(call, (brand, cashier) => make(call, brand, cashier))),
  defineAdminCall('messageStop', (call) => onBrand(call, (brand, { db }) => stop(call, brand, db))),
  defineAdminCall('messagePictureAdd', (call) =>
    onBrand(call, async (brand, { db, random }) => {
      const file = Buffer.from(call.body.file, 'base64');
      if (file.length > messagePictureMax) return refuse('PICTURE_REFUSED');
      const drawn = await proofOf(file);
      if (!drawn.ok) return refuse('PICTURE_REFUSED');
      const id = newId(random);
      const { clock } = call.services.context;
      await db
        .insertInto('message_pictures')
        .values({ brand: brand.brand, id, picture: drawn.picture, made_at: clock() })
        .execute();
      return { id, address: uploadedAddress(id) };
    }),
  ),
];
