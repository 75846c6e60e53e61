import type { CallValue } from '../gateway/call-types.ts';

export type Puzzle = CallValue<'humanChallenge'>;

/** Shows the platform that a browser is at work: one puzzle for each login or registration. */
export type HumanVerification = {
  /** Begins with a puzzle, unless one is under way or solved and still good. */
  prepare: () => void;
  /** The solved puzzle as calls take it; each is given once. Rejects with a CallError when there is none to be had. */
  take: () => Promise<string>;
};

type HumanVerificationOptions = {
  puzzle: () => Promise<Puzzle>;
  /** Solves a puzzle; takes about a second and leaves the page free for typing. */
  solve: (challenge: Puzzle['challenge']) => Promise<string>;
  clock: () => Date;
};

/** A puzzle under way or solved. */
type Attempt = {
  answer: Promise<string>;
  /** Milliseconds since 1970; unknown until the platform has given the puzzle. */
  goodUntil: number;
};

/** Milliseconds before a puzzle runs out, so that its answer still arrives in time. */
const margin = 15_000;

export function createHumanVerification({
  puzzle,
  solve,
  clock,
}: HumanVerificationOptions): HumanVerification {
  let current: Attempt | undefined;

  const isOver = ({ goodUntil }: Attempt): boolean => clock().getTime() >= goodUntil;

  const begin = (): Attempt => {
    const fetched = puzzle();
    const attempt: Attempt = {
      goodUntil: Infinity,
      answer: fetched.then(({ challenge }) => solve(challenge)),
    };
    fetched.then(
      ({ expiresAt }) => {
        attempt.goodUntil = Date.parse(expiresAt) - margin;
      },
      () => {},
    );
    // What fails is begun anew by whoever needs it.
    attempt.answer.catch(() => {
      if (current === attempt) current = undefined;
    });
    return attempt;
  };

  const running = (): Attempt => {
    if (!current || isOver(current)) current = begin();
    return current;
  };

  const take = async (): Promise<string> => {
    const attempt = running();
    const answer = await attempt.answer;
    if (current === attempt) current = undefined;
    // Solving may take longer than the puzzle is good for, such as on a phone that slept.
    return isOver(attempt) ? take() : answer;
  };

  return { prepare: () => void running(), take };
}
