import { say } from '../language/say.ts';
import { useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { isError } from '#engine/problems.ts';

/** Number of problems of the last check; nothing for none. */
export const ProblemCount = () => {
  const { problems } = useWorkspaceState();
  const count = problems?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className={problems?.some(isError) ? 'op-count op-count-danger' : 'op-count'}>
      <span aria-hidden="true">{count}</span>
      <span className="op-unseen">{say('console.nav.problemCount', { count })}</span>
    </span>
  );
};
