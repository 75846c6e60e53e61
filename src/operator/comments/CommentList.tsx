import type { ReactNode } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { useCommentSteps, type Comment } from './useComments.ts';
import './comments.css';

/** Comments with their authors; whoever edits the brand says what is done. */
export const CommentList = ({
  comments,
  label,
  place,
}: {
  comments: readonly Comment[];
  label: string;
  /** What a comment is about, where that is not plain. */
  place?: (comment: Comment) => ReactNode;
}) => {
  const { edit } = useRights();
  const { close } = useCommentSteps();
  return (
    <>
      <ul className="op-comments" aria-label={label}>
        {comments.map((comment) => {
          const { id, account, at, text, done } = comment;
          return (
            <li key={id} className="op-comment" data-done={done !== null}>
              {place?.(comment)}
              <p className="op-comment-head">
                <strong>{account}</strong> <span className="op-quiet">{momentText(at)}</span>
              </p>
              <p className="op-comment-text">{text}</p>
              {done && <p className="op-quiet">{say('console.comments.doneBy', { account: done.by })}</p>}
              {edit && (
                <Button
                  icon={done ? 'undo' : 'check'}
                  aria-label={say(done ? 'console.comments.openOf' : 'console.comments.doneOf', { text })}
                  onPress={() => close.mutate({ id, done: !done })}
                >
                  {say(done ? 'console.comments.open' : 'console.comments.done')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {close.error && <RefusalNotice refusal={refusalOf(close.error)} />}
    </>
  );
};
