import { sql } from 'kysely';
import { documentOf } from '#server/brands/documents.ts';
import type { Brands } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import type { Messengers } from '#server/messages/messages.ts';
import type { Conversation } from './conversations.ts';
import { answerMail } from './transcript.ts';

type SendMail = NonNullable<Messengers['mail']>;

export type MailWork = { db: Db; brands: Pick<Brands, 'live'>; messengers: Messengers };

/** Conversations of one look. */
const atOnce = 20;
/** Answers of one mail. */
const most = 50;
/** Time for one mail, after which another process tries. */
const leaseMs = 5 * 60_000;

/** A conversation with answers to mail, kept from other processes for a while. */
const claim = (db: Db, now: Date): Promise<Conversation | undefined> =>
  db
    .updateTable('support_conversations as due')
    .set({ mail_at: new Date(now.getTime() + leaseMs) })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('due.brand', 'due.id'),
        'in',
        selectFrom('support_conversations')
          .select(['brand', 'id'])
          .where('mail_at', '<=', now)
          .orderBy('mail_at')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .$asTuple('brand', 'id'),
      ),
    )
    .returningAll()
    .executeTakeFirst();

async function mailOne({ db, brands }: MailWork, mail: SendMail, due: Conversation): Promise<void> {
  const answers = await db
    .selectFrom('support_messages')
    .selectAll()
    .where('brand', '=', due.brand)
    .where('conversation_id', '=', due.id)
    .where('author', '=', 'DESK')
    .where('seq', '>', due.mailed_seq)
    .orderBy('seq')
    .limit(most)
    .execute();
  const brand = await brands.live(due.brand);
  const desk = brand && documentOf(brand, 'support');
  if (brand && desk && answers.length > 0)
    await mail({ ...answerMail({ brand, desk, language: due.language }, answers), to: due.contact });
  const mailed = answers.at(-1)?.seq ?? due.mailed_seq;
  await sql`
    update support_conversations due set mailed_seq = ${mailed}, mail_at = case when exists (
        select 1 from support_messages said where said.brand = due.brand and said.conversation_id = due.id
          and said.author = 'DESK' and said.seq > ${mailed}) then due.last_at end
      where brand = ${due.brand} and id = ${due.id}`.execute(db);
}

/**
 * Mails answers to visitors who wrote out of hours and left an address, beside any number of other processes. A process that dies
 * between a mail and its note has it sent again, later.
 */
export async function mailAnswers(work: MailWork, now: Date, signal: AbortSignal): Promise<void> {
  const { mail } = work.messengers;
  if (!mail) return;
  for (let count = 0; count < atOnce && !signal.aborted; count += 1) {
    const due = await claim(work.db, now);
    if (!due) return;
    await mailOne(work, mail, due);
  }
}
