import type { Release as SentRelease } from '#contract/generated/admin-types.ts';
import { mayOn } from '#contract/operator-roles.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import { createI18n } from '#engine/texts/i18n.ts';
import type { Background } from '#server/calls/background.ts';
import { consoleTree, readConsoleTexts } from '#server/delivery/console-texts.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { packStates, publishedSet } from '#server/documents/packs.ts';
import type { Mail, Messengers } from '#server/messages/messages.ts';
import { rolesOfAll } from '#server/operators/grants.ts';
import { approversOf } from '#server/publishing/approvals.ts';

/** A release that approval was asked for. */
export type AskedRelease = Pick<SentRelease, 'title' | 'note' | 'authors'> & {
  keys: readonly DocumentKey[];
  /** Account that asked. */
  account: string;
};
type Answered = Pick<SentRelease, 'title'> & {
  /** Account that asked. */
  to: string;
  by: string;
  /** Why the release was sent back; undefined when it was approved. */
  why?: string;
};

/** Mails about approvals. They go out after the answer of the call; a failure is logged and changes nothing. */
export type ApprovalNotices = {
  /** False without anything to send mails with. */
  sends: boolean;
  asked: (pack: string, release: AskedRelease) => void;
  answered: (pack: string, release: Answered) => void;
};

type Recipient = { username: string; email: string; language: string | null };

export function createApprovalNotices(
  context: ConfigContext,
  { mail, background }: { mail: Messengers['mail']; background: Background },
): ApprovalNotices {
  const { db, source } = context;

  /** Accounts in use that have a mail address. */
  const reachable = async (): Promise<(Recipient & { id: string })[]> => {
    const rows = await db
      .selectFrom('operator_accounts')
      .select(['id', 'username', 'email', 'language'])
      .where('disabled', '=', false)
      .where('email', 'is not', null)
      .execute();
    return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]));
  };

  /** Those of them who may approve a release and have no hand in it. */
  async function approversReached(pack: string, { keys, authors }: AskedRelease): Promise<Recipient[]> {
    const accounts = (await reachable()).filter(({ username }) => !authors.includes(username));
    const roles = await rolesOfAll(
      db,
      accounts.map(({ id }) => id),
    );
    const approvers = approversOf(await publishedSet(db, source, await packStates(db)), pack);
    return accounts.filter(({ id, username }) => {
      const holds = (role: 'publisher' | 'admin'): boolean =>
        keys.every((key) => mayOn(roles.get(id) ?? {}, pack, role, splitKey(key).kind));
      if (!holds('publisher')) return false;
      if (!approvers || approvers.operators.includes(username)) return true;
      return approvers.role !== null && holds(approvers.role);
    });
  }

  /** A mail in the words of the console, in the language that its recipient reads there. */
  async function send(
    { email, language }: Recipient,
    pack: string,
    write: (say: (key: string, values: Record<string, string>) => string) => Pick<Mail, 'subject' | 'text'>,
  ): Promise<void> {
    const tree = await consoleTree({ db });
    if (!mail || !tree) return;
    const { texts, language: spoken } = await readConsoleTexts(tree, { db }, language ?? undefined);
    const words = createI18n(texts, { language: spoken, fallback: texts.map((each) => each.language) });
    const { subject, text } = write((key, values) => words.t(key, values));
    await mail({ brand: pack, to: email, subject, text, language: spoken });
  }

  return {
    sends: mail !== undefined,
    asked(pack, release) {
      if (!mail) return;
      const { title, note, account } = release;
      background.run(async () => {
        for (const to of await approversReached(pack, release))
          await send(to, pack, (say) => ({
            subject: say('console.mail.asked.subject', { title, pack }),
            text: [
              say('console.mail.asked.text', { title, pack, account }),
              note,
              say('console.mail.where', { pack }),
            ]
              .filter(Boolean)
              .join('\n\n'),
          }));
      });
    },
    answered(pack, { title, to, by, why }) {
      if (!mail) return;
      background.run(async () => {
        const asker = (await reachable()).find(({ username }) => username === to);
        if (!asker) return;
        await send(asker, pack, (say) => ({
          subject: say(
            why === undefined ? 'console.mail.approved.subject' : 'console.mail.returned.subject',
            { title, pack },
          ),
          text: [
            say(why === undefined ? 'console.mail.approved.text' : 'console.mail.returned.text', {
              title,
              pack,
              account: by,
            }),
            why ?? '',
            say('console.mail.where', { pack }),
          ]
            .filter(Boolean)
            .join('\n\n'),
        }));
      });
    },
  };
}
