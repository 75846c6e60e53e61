import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { record } from '#server/audit/audit.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';
import { foundPicture } from '#server/http/picture-answer.ts';
import { refuse } from '#server/http/refusal.ts';
import { noteMessage } from '#server/inbox/note-message.ts';
import { defineAdminCall, type AdminCall, type AdminCallContext } from '#server/operators/admin-call.ts';
import { pictureOf, picturesOf } from '../feedback.ts';

const queuePage = 25;
/** Letters of the question that the answer repeats. */
const questionMost = 300;

/** Feedback of a brand, a page of it: what waits the oldest first, else the newest; found by id, or part of the account. */
async function feedbackQueue(
  db: Db,
  { brand }: LiveBrand,
  { state, search = '', page = '0' }: AdminCallTypes['feedbackQueue']['query'],
) {
  const asked = search.trim();
  const rows = await db
    .selectFrom('feedback')
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'feedback.brand').onRef('member.id', '=', 'feedback.member_id'),
    )
    .selectAll('feedback')
    .select('member.account')
    .where('feedback.brand', '=', brand)
    .$if(state !== undefined, (query) => query.where('feedback.state', '=', state ?? 'OPEN'))
    .$if(asked !== '', (query) =>
      query.where(({ eb, or }) =>
        or([eb('feedback.id', '=', asked), eb('member.account', 'ilike', within(asked))]),
      ),
    )
    .orderBy('feedback.made_at', state === 'OPEN' ? 'asc' : 'desc')
    .orderBy('feedback.id')
    .offset(Number(page) * queuePage)
    .limit(queuePage + 1)
    .execute();
  const shown = rows.slice(0, queuePage);
  const pictures = await picturesOf(
    db,
    brand,
    shown.map(({ id }) => id),
  );
  return {
    feedback: shown.map((row) => ({
      id: row.id,
      member: row.account,
      questionType: row.question_type,
      content: row.content,
      contact: row.contact,
      pictures: pictures.get(row.id) ?? [],
      state: row.state,
      madeAt: row.made_at,
      answer: row.answer,
      answeredAt: row.answered_at,
      answeredBy: row.answered_by,
    })),
    more: rows.length > queuePage,
  };
}

/** Answers feedback once; the answer is noted for the member in the same transaction. */
const answer = (
  { operator, params, body, services: { context } }: AdminCallContext<'feedbackAnswer'>,
  { brand }: LiveBrand,
  db: Db,
) =>
  db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('feedback')
      .selectAll()
      .where('brand', '=', brand)
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return refuse('UNKNOWN_FEEDBACK');
    if (found.state !== 'OPEN') return refuse('FEEDBACK_ANSWERED');
    const now = context.clock();
    const said = body.answer.trim();
    await trx
      .updateTable('feedback')
      .set({ state: 'ANSWERED', answer: said, answered_at: now, answered_by: operator.account })
      .where('brand', '=', brand)
      .where('id', '=', params.id)
      .execute();
    const letters = [...found.content];
    const question =
      letters.length > questionMost ? `${letters.slice(0, questionMost).join('')}…` : found.content;
    await noteMessage(trx, {
      brand,
      memberId: found.member_id,
      topic: 'feedbackAnswered',
      key: found.id,
      at: now,
      details: { question, answer: said },
    });
    await record(trx, context.clock, {
      account: operator.account,
      action: 'feedback.answer',
      pack: params.pack,
      target: params.id,
      details: { answer: said },
    });
    return undefined;
  });

/** Feedback of members, for operators with the right `members`: looking needs viewer, answering publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('feedbackQueue', (call) =>
    onBrand(call, (brand, { db }) => feedbackQueue(db, brand, call.query)),
  ),
  defineAdminCall('feedbackAnswer', (call) => onBrand(call, (brand, { db }) => answer(call, brand, db))),
  defineAdminCall('feedbackPicture', (call) =>
    onBrand(call, async (brand, { db }) =>
      foundPicture(call.reply, await pictureOf(db, brand.brand, call.params.picture)),
    ),
  ),
];
