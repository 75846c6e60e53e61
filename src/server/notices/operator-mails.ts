import type { Roles } from '#contract/operator-roles.ts';
import { createI18n } from '#engine/texts/i18n.ts';
import { consoleTree, readConsoleTexts } from '#server/delivery/console-texts.ts';
import type { Db } from '#server/db/types.ts';
import type { Mail, Messengers } from '#server/messages/messages.ts';
import { rolesOfAll } from '#server/operators/grants.ts';

export type MailedOperator = { username: string; email: string; language: string | null };

export type OperatorMails = {
  /** Accounts in use that have a mail address, with their roles. */
  reachable(): Promise<(MailedOperator & { roles: Roles })[]>;
  /** Sends a mail in the words of the console, in the language that its recipient reads there. */
  send(
    to: MailedOperator,
    pack: string,
    write: (say: (key: string, values: Record<string, string>) => string) => Pick<Mail, 'subject' | 'text'>,
  ): Promise<void>;
};

/** Mails to operators; undefined without anything to send mails with. */
export function createOperatorMails(db: Db, mail: Messengers['mail']): OperatorMails | undefined {
  if (!mail) return undefined;
  return {
    async reachable() {
      const rows = await db
        .selectFrom('operator_accounts')
        .select(['id', 'username', 'email', 'language'])
        .where('disabled', '=', false)
        .where('email', 'is not', null)
        .execute();
      const roles = await rolesOfAll(
        db,
        rows.map(({ id }) => id),
      );
      return rows.flatMap(({ id, email, ...row }) =>
        email === null ? [] : [{ ...row, email, roles: roles.get(id) ?? {} }],
      );
    },
    async send({ email, language }, pack, write) {
      const tree = await consoleTree({ db });
      if (!tree) return;
      const { texts, language: spoken } = await readConsoleTexts(tree, { db }, language ?? undefined);
      const words = createI18n(texts, { language: spoken, fallback: texts.map((each) => each.language) });
      const { subject, text } = write((key, values) => words.t(key, values));
      await mail({ brand: pack, to: email, subject, text, language: spoken });
    },
  };
}
