import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import type { Release } from './release.ts';
import { onRelease, type ReleaseCall } from './with-release.ts';

const mostComments = 200;

/** Adds a comment to a release; its contents and approvals stay. */
export const commentOn = (
  context: ConfigContext,
  call: ReleaseCall & { text: string },
): Promise<Release | Refusal> =>
  onRelease(context, call, (row) =>
    row.comments.length >= mostComments
      ? refuse('TOO_MANY_COMMENTS')
      : {
          action: 'release.commented',
          columns: {
            comments: JSON.stringify([
              ...row.comments,
              { account: call.account, at: context.clock().toISOString(), text: call.text.trim() },
            ]),
          },
        },
  );
