import type { Release as SentRelease } from '#contract/generated/admin-types.ts';
import { mayOn } from '#contract/operator-roles.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import type { Background } from '#server/calls/background.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { packStates, publishedSet } from '#server/documents/packs.ts';
import { approversOf } from '#server/publishing/approvals.ts';
import type { OperatorMails, MailedOperator } from './operator-mails.ts';

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

export function createApprovalNotices(
  { db, source }: Pick<ConfigContext, 'db' | 'source'>,
  { mails, background }: { mails: OperatorMails | undefined; background: Background },
): ApprovalNotices {
  /** Accounts that may approve a release and have no hand in it. */
  async function approversReached(
    { reachable }: OperatorMails,
    pack: string,
    { keys, authors }: AskedRelease,
  ): Promise<MailedOperator[]> {
    const approvers = approversOf(await publishedSet(db, source, await packStates(db)), pack);
    return (await reachable()).filter(({ username, roles }) => {
      if (authors.includes(username)) return false;
      const holds = (role: 'publisher' | 'admin'): boolean =>
        keys.every((key) => mayOn(roles, pack, role, splitKey(key).kind));
      if (!holds('publisher')) return false;
      if (!approvers || approvers.operators.includes(username)) return true;
      return approvers.role !== null && holds(approvers.role);
    });
  }

  return {
    sends: mails !== undefined,
    asked(pack, release) {
      if (!mails) return;
      const { title, note, account } = release;
      background.run(async () => {
        for (const to of await approversReached(mails, pack, release))
          await mails.send(to, pack, (say) => ({
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
      if (!mails) return;
      background.run(async () => {
        const asker = (await mails.reachable()).find(({ username }) => username === to);
        if (!asker) return;
        await mails.send(asker, pack, (say) => ({
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
