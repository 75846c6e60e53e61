import { documentKey } from '#engine/packs.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import type { Problem } from '../api/types.ts';
import { isUnsaved, type WorkspaceState } from '../workspace/state.ts';

export const PATTERNS = documentKey('patterns', 'main');

/** The server's verdict on an expression's run time, with its own `words`. */
export type Safety = {
  verdict: 'safe' | 'checking' | 'backtracks' | 'unproven' | 'broken' | 'unknown';
  words?: { message: string; fix: string } | undefined;
};

/** Problems of one pattern of the catalogue. */
export const patternProblems = (problems: readonly Problem[], pattern: string): Problem[] => {
  const pointer = joinPointer('/patterns', pattern);
  return problems.filter(
    (problem) =>
      problem.file.endsWith(`/${PATTERNS}.json`) &&
      (problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`)),
  );
};

type SafetyState = Pick<WorkspaceState, 'drafts' | 'problems' | 'isChecked' | 'checkRefusal'>;

/** Verdict of the last check, if it was about the current expression: the pattern's own, or that of its requirement at an index. */
export function safetyOf(
  { drafts, problems, isChecked, checkRefusal }: SafetyState,
  pattern: string,
  requirement?: number,
): Safety {
  const draft = drafts[PATTERNS];
  if (!draft || isUnsaved(draft) || draft.saving) return { verdict: 'checking' };
  if (!problems || !isChecked) return { verdict: checkRefusal ? 'unknown' : 'checking' };
  const here = patternProblems(problems, pattern);
  const at = (...steps: readonly (string | number)[]): Problem[] => {
    const pointer = joinPointer('/patterns', pattern, ...steps);
    return here.filter((problem) => problem.pointer === pointer && problem.code.startsWith('PATTERN_'));
  };
  // Requirements are not checked beside an expression that is no good.
  if (requirement !== undefined && at('pattern').length > 0) return { verdict: 'unknown' };
  const [told] = requirement === undefined ? at('pattern') : at('requirements', requirement, 'pattern');
  if (told?.code === 'PATTERN_SYNTAX') return { verdict: 'broken' };
  if (told) return { verdict: told.code === 'PATTERN_BACKTRACKS' ? 'backtracks' : 'unproven', words: told };
  // Patterns are not checked in a document that violates its schema.
  const shape = problems.some(
    ({ file, code }) => file.endsWith(`/${PATTERNS}.json`) && !/^(?:PATTERN|EXAMPLE)_/u.test(code),
  );
  return { verdict: shape ? 'broken' : 'safe' };
}
