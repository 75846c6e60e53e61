import { sql } from 'kysely';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { mayOn } from '#contract/operator-roles.ts';
import { record } from '#server/audit/audit.ts';
import type { Db } from '#server/db/types.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { rolesOfAll } from './grants.ts';

type Translations = AdminCallTypes['translationList']['value'];
type Assignment = AdminCallTypes['translationAssign']['body'];

/** Accounts in use that may save drafts of the pack's texts, by name. */
async function translatorsOf(db: Db, pack: string): Promise<{ id: string; username: string }[]> {
  const accounts = await db
    .selectFrom('operator_accounts')
    .select(['id', 'username'])
    .where('disabled', '=', false)
    .orderBy('username')
    .execute();
  const roles = await rolesOfAll(
    db,
    accounts.map(({ id }) => id),
  );
  return accounts.filter(({ id }) => mayOn(roles.get(id) ?? {}, pack, 'editor', 'texts'));
}

/** Who translates what of a pack. */
export async function translationsOf(db: Db, pack: string): Promise<Translations> {
  const assigned = await db
    .selectFrom('operator_translations as t')
    .innerJoin('operator_accounts as a', 'a.id', 't.account_id')
    .select(['t.language', 'a.username as account', sql<string[]>`json_agg(t.key order by t.key)`.as('keys')])
    .where('t.pack', '=', pack)
    .groupBy(['t.language', 'a.username'])
    .orderBy('t.language')
    .orderBy('a.username')
    .execute();
  const translators = (await translatorsOf(db, pack)).map(({ username }) => username);
  return { translators, assigned };
}

/** Assigns texts of a language, or takes them back. Whoever has a text already loses it. */
export async function assignTranslations(
  { db, clock }: ConfigContext,
  pack: string,
  { language, keys, account }: Assignment,
  author: string,
): Promise<Translations | Refusal> {
  const named = sql<string>`(select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
  return await db.transaction().execute(async (trx) => {
    const translator =
      account === null
        ? undefined
        : (await translatorsOf(trx, pack)).find(({ username }) => username === account);
    if (account !== null && !translator) return refuse('UNKNOWN_ACCOUNT');
    await trx
      .deleteFrom('operator_translations')
      .where('pack', '=', pack)
      .where('language', '=', language)
      .where('key', 'in', named)
      .execute();
    if (translator)
      await sql`
        insert into operator_translations (pack, language, key, account_id, assigned_by, at)
        select distinct ${pack}, ${language}, key, ${translator.id}, ${author}, ${clock()}::timestamptz
        from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) as key`.execute(trx);
    await record(trx, clock, {
      account: author,
      action: 'translation.assigned',
      pack,
      target: `texts/${language}`,
      details: { to: account, texts: keys.length },
    });
    return await translationsOf(trx, pack);
  });
}
