import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/types.ts';
import { proofsMax } from '#server/images/pictures.ts';

type Sent = {
  brand: string;
  memberId: string;
  id: string;
  questionType: string;
  content: string;
  contact: string;
  now: Date;
};

/** Writes feedback down; the one that waits where the member has sent the same already. */
export async function addFeedback(
  db: Db,
  { brand, memberId, id, questionType, content, contact, now }: Sent,
): Promise<{ id: string; at: Date }> {
  const added = await sql<{ id: string; made_at: Date }>`
    insert into feedback (brand, id, member_id, question_type, content, contact, state, made_at)
      values (${brand}, ${id}, ${memberId}, ${questionType}, ${content}, ${contact}, 'OPEN', ${now})
      on conflict (brand, member_id, question_type, md5(content)) where state = 'OPEN'
        do update set contact = excluded.contact
      returning id, made_at`.execute(db);
  const [row] = added.rows;
  if (!row) throw new Error('Feedback was not written down.');
  return { id: row.id, at: row.made_at };
}

/** Stores a picture of feedback of the member that waits, and answers how many it has. */
export async function addFeedbackPicture(
  trx: Trx,
  { brand, memberId, feedback }: { brand: string; memberId: string; feedback: string },
  { id, picture, now }: { id: string; picture: Buffer; now: Date },
): Promise<number | 'UNKNOWN' | 'TOO_MANY'> {
  const open = await trx
    .selectFrom('feedback')
    .select('id')
    .where('brand', '=', brand)
    .where('id', '=', feedback)
    .where('member_id', '=', memberId)
    .where('state', '=', 'OPEN')
    .forUpdate()
    .executeTakeFirst();
  if (!open) return 'UNKNOWN';
  const { count } = await trx
    .selectFrom('feedback_pictures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('brand', '=', brand)
    .where('feedback_id', '=', feedback)
    .executeTakeFirstOrThrow();
  const before = Number(count);
  if (before >= proofsMax) return 'TOO_MANY';
  await trx
    .insertInto('feedback_pictures')
    .values({ brand, feedback_id: feedback, id, picture, sent_at: now })
    .execute();
  return before + 1;
}

/** Ids of the pictures of some feedback, by its id. */
export async function picturesOf(
  db: Db,
  brand: string,
  feedback: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (feedback.length === 0) return new Map();
  const rows = await db
    .selectFrom('feedback_pictures')
    .select(['feedback_id', 'id'])
    .where('brand', '=', brand)
    .where('feedback_id', 'in', feedback)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  const all = new Map<string, string[]>();
  for (const { feedback_id: of, id } of rows) all.set(of, [...(all.get(of) ?? []), id]);
  return all;
}

/** A picture by its id; undefined if the brand has none. */
export const pictureOf = async (db: Db, brand: string, id: string): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom('feedback_pictures')
      .select('picture')
      .where('brand', '=', brand)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.picture;
