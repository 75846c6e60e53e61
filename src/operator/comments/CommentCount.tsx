import { say } from '../language/say.ts';
import { useComments } from './useComments.ts';

/** Number of comments that are not done with; nothing for none. */
export const CommentCount = () => {
  const count = useComments()?.filter(({ done }) => !done).length ?? 0;
  if (count === 0) return null;
  return (
    <span className="op-count">
      <span aria-hidden="true">{count}</span>
      <span className="op-unseen">{say('console.comments.count', { count })}</span>
    </span>
  );
};
