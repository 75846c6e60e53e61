import type { Problem } from '../api/types.ts';
import { Icon } from '../parts/Icon.tsx';
import { say } from '../language/say.ts';

/** A problem beside a field; `file`, `pointer` and `code` identify those of the server. */
export type InlineProblem = Pick<Problem, 'severity' | 'message' | 'fix'> & Partial<Problem>;

/** Problems beside the field or entry they concern. */
export const InlineProblems = ({ problems }: { problems: readonly InlineProblem[] }) =>
  problems.length === 0 ? null : (
    <ul className="op-inline-problems">
      {problems.map((problem) => (
        <li
          key={[problem.file, problem.pointer, problem.code, problem.message].join(' ')}
          data-severity={problem.severity}
        >
          <Icon name="problems" />
          <span>
            <span className="op-unseen">{say(`console.problems.${problem.severity}`)}: </span>
            {problem.message} {problem.fix}
          </span>
        </li>
      ))}
    </ul>
  );
