import { Link } from 'react-router-dom';
import type { Problem } from '../api/types.ts';
import { documentName } from '../documents/document-name.ts';
import { Icon } from '../parts/Icon.tsx';
import { say } from '../language/say.ts';
import { isChanged } from '../workspace/state.ts';
import { usePackDocuments, usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { placeAddress, problemKey, problemPack, problemPlace } from './problem-place.ts';

/** Problems with message, fix and a link to their place. */
export const ProblemList = ({
  problems,
  onFollow,
}: {
  problems: readonly Problem[];
  onFollow?: (() => void) | undefined;
}) => {
  const documents = usePackDocuments();
  const { pack } = usePack();
  const { drafts } = useWorkspaceState();
  // Drafts have no file to point at.
  const isDrafted = (problem: Problem): boolean => {
    const draft = problemPack(problem) === pack ? drafts[problemKey(problem)] : undefined;
    return draft !== undefined && isChanged(draft);
  };
  return (
    <ul className="op-problems">
      {problems.map((problem) => {
        const place = problemPlace(documents, problem);
        const address = placeAddress(pack, place);
        const words = place.words.join(' › ');
        return (
          <li
            key={[problem.file, problem.pointer, problem.code, problem.message].join(' ')}
            className={`op-problem op-problem-${problem.severity}`}
          >
            <p className="op-problem-head">
              <span
                className={
                  problem.severity === 'error' ? 'op-chip op-chip-danger' : 'op-chip op-chip-warning'
                }
              >
                <Icon name="problems" />
                {say(`console.problems.${problem.severity}`)}
              </span>
              <Link
                className="op-link"
                to={address}
                onClick={onFollow}
                aria-label={say('console.problems.goTo', { place: words })}
              >
                {words}
              </Link>
              {problemPack(problem) !== pack && <span className="op-chip">{problemPack(problem)}</span>}
            </p>
            <p>{problem.message}</p>
            <p className="op-problem-fix">
              <span className="op-unseen">{say('console.problems.fix')}: </span>
              {problem.fix}
            </p>
            <p className="op-problem-file">
              {isDrafted(problem) ? (
                say('console.problems.inDraft', {
                  document: documentName(documents, problemKey(problem)),
                  line: problem.line,
                })
              ) : (
                <code>
                  {problem.file}:{problem.line}:{problem.column}
                </code>
              )}{' '}
              <code>{problem.code}</code>
            </p>
          </li>
        );
      })}
    </ul>
  );
};
