import type { CallValue } from '../gateway/call-types.ts';

/** What the platform wants to see: a puzzle solved by the browser, or the player asked by Geetest. */
type HumanTask = CallValue<'humanChallenge'>;

/** A puzzle that the browser solves by itself. */
export type Puzzle = Extract<HumanTask, { challenge: unknown }>;

/** What Geetest needs to ask a player. */
export type GeetestTask = Extract<HumanTask, { geetest: unknown }>['geetest'];

/** Shows the platform that a person is at work: one proof for each login or registration. */
export type HumanVerification = {
  /** Begins with what can be done without the player, unless it is under way or done and still good. */
  prepare: () => void;
  /** The proof as calls take it; each is given once. Rejects with a CallError when there is none to be had. */
  take: () => Promise<string>;
};

type HumanVerificationOptions = {
  task: () => Promise<HumanTask>;
  /** Solves a puzzle; takes about a second and leaves the page free for typing. */
  solve: (challenge: Puzzle['challenge']) => Promise<string>;
  /** Makes ready to ask the player; what it gives asks. */
  geetest: (task: GeetestTask) => Promise<() => Promise<string>>;
  clock: () => Date;
};

/** A task under way or done. */
type Attempt = {
  /** Gives the proof; may ask the player for it. */
  ready: Promise<() => Promise<string>>;
  /** Milliseconds since 1970; unknown until the platform has given the task. */
  goodUntil: number;
};

/** Milliseconds before a task runs out, so that its answer still arrives in time. */
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
    // What fails is begun anew by whoever needs it.
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
    // Solving may take longer than the puzzle is good for, such as on a phone that slept.
    if (isOver(attempt)) return take();
    const proof = await prove();
    return isOver(attempt) ? take() : proof;
  };

  return { prepare: () => void running(), take };
}
