import { isError } from '#engine/problems.ts';
import type { ApiRefusal } from '../api/refusal.ts';
import type { Problem } from '../api/types.ts';
import { say } from '../language/say.ts';

/** The errors that a refusal names, one a line. */
export const ProblemLines = ({ refusal }: { refusal: ApiRefusal }) => {
  const { problems } = refusal.details;
  const errors = (Array.isArray(problems) ? (problems as Problem[]) : []).filter(isError);
  if (errors.length === 0) return null;
  return (
    <>
      <p>{say('console.brands.problems')}</p>
      <ul>
        {errors.slice(0, 20).map(({ file, pointer, code, message, fix }) => (
          <li key={`${file}${pointer}${code}`}>
            {message} {fix}
          </li>
        ))}
      </ul>
    </>
  );
};
