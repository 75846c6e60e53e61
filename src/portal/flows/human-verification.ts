import type { CallValue } from '../gateway/call-types.ts';

/** Task of the platform: a puzzle for the browser, or a Geetest captcha for the player. */
type HumanTask = CallValue<'humanChallenge'>;

/** A puzzle that the browser solves by itself. */
export type Puzzle = Extract<HumanTask, { challenge: unknown }>;

/** Parameters of a Geetest captcha. */
export type GeetestTask = Extract<HumanTask, { geetest: unknown }>['geetest'];

/** Proofs of a human player: one for each login or registration. */
export type HumanVerification = {
  /** Starts the part without the player, unless it is pending or still valid. */
  prepare: () => void;
  /** The proof for a call, each given once. Rejects with a CallError when none is available. */
  take: () => Promise<string>;
};

type HumanVerificationOptions = {
  task: () => Promise<HumanTask>;
  /** Solves a puzzle in about a second, without blocking the page. */
  solve: (challenge: Puzzle['challenge']) => Promise<string>;
  /** Prepares a captcha; the resulting function asks the player. */
  geetest: (task: GeetestTask) => Promise<() => Promise<string>>;
  clock: () => Date;
};

/** A pending or finished task. */
type Attempt = {
  /** Gives the proof, possibly after asking the player. */
  ready: Promise<() => Promise<string>>;
  /** Milliseconds since 1970; unknown until the platform has given the task. */
  goodUntil: number;
};

/** Milliseconds before its expiry at which a task is replaced, so that its proof arrives in time. */
const margin = 15_000;

export function createHumanVerification({
  task,
  solve,
  geetest,
  clock,
}: HumanVerificationOptions): HumanVerification {
  let current: Attempt | undefined;

  const isOver = ({ goodUntil }: Attempt): boolean => clock().getTime() >= goodUntil;

  const work = async (given: HumanTask): Promise<() => Promise<string>> => {
    if ('geetest' in given) return geetest(given.geetest);
    const solved = await solve(given.challenge);
    return async () => solved;
  };

  const begin = (): Attempt => {
    const fetched = task();
    const attempt: Attempt = { goodUntil: Infinity, ready: fetched.then(work) };
    fetched.then(
      ({ expiresAt }) => {
        attempt.goodUntil = Date.parse(expiresAt) - margin;
      },
      () => {},
    );
    // The next use starts a failed task anew.
    attempt.ready.catch(() => {
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
    const prove = await attempt.ready;
    if (current === attempt) current = undefined;
    // Solving may outlast the task, such as on a phone that slept.
    if (isOver(attempt)) return take();
    const proof = await prove();
    return isOver(attempt) ? take() : proof;
  };

  return { prepare: () => void running(), take };
}
