import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { retriedTransaction } from '#server/db/retried-transaction.ts';
import type { Db } from '#server/db/types.ts';

/** A reader: a member by its id, a visitor by the hash of the token of its cookie. */
export type Voter = `member:${string}` | `visitor:${string}`;

type Vote = {
  brand: string;
  article: string;
  language: string;
  voter: Voter;
  /** Who the voter was before the login, whose vote this one takes the place of. */
  before: Voter | undefined;
  helpful: boolean;
  now: Date;
};

/** Keeps what a reader says of an article in a language; the last word of each counts. */
export const keepVote = (db: Db, { before, voter, helpful, now, ...of }: Vote): Promise<void> =>
  retriedTransaction(db, async (trx) => {
    if (before !== undefined) {
      await trx
        .deleteFrom('help_votes')
        .where('brand', '=', of.brand)
        .where('article', '=', of.article)
        .where('language', '=', of.language)
        .where('voter', '=', before)
        .execute();
    }
    await trx
      .insertInto('help_votes')
      .values({ ...of, voter, helpful, at: now })
      .onConflict((conflict) =>
        conflict.columns(['brand', 'article', 'language', 'voter']).doUpdateSet({ helpful, at: now }),
      )
      .execute();
  });

/** Votes of a brand, by article and language. */
export async function votesOf(db: Db, brand: string): Promise<AdminCallTypes['helpVotes']['value']['votes']> {
  const rows = await db
    .selectFrom('help_votes')
    .select(['article', 'language', 'helpful', ({ fn }) => fn.countAll<string>().as('count')])
    .where('brand', '=', brand)
    .groupBy(['article', 'language', 'helpful'])
    .orderBy('article')
    .orderBy('language')
    .execute();
  const votes = new Map<string, AdminCallTypes['helpVotes']['value']['votes'][number]>();
  for (const { article, language, helpful, count } of rows) {
    const key = `${article} ${language}`;
    const vote = votes.get(key) ?? { article, language, yes: 0, no: 0 };
    votes.set(key, { ...vote, [helpful ? 'yes' : 'no']: Number(count) });
  }
  return [...votes.values()];
}
