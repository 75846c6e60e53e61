import { DatabaseUnavailable } from './unavailable.ts';

/** Milliseconds between two looks; each asks the database unless the last question is still open. */
const everyMs = 300;
/** Milliseconds without any answer after which the database counts as silent: with two looks, 1.8 s at most. */
const silentMs = 1200;

export type AnswerWatch = {
  /** Begins to ask; without it the database never counts as silent. */
  begin(): void;
  /** To be called when anything came from the database, on any connection. */
  heard(): void;
  /** True while the database answers nothing. */
  isSilent(): boolean;
  /**
   * Runs work that waits for the database; fails at once while it is silent and as soon as it falls silent.
   * @param discard takes the result of work that was given up
   * @throws DatabaseUnavailable
   */
  unlessSilent<Result>(work: () => Promise<Result>, discard: (late: Result) => void): Promise<Result>;
  end(): void;
};

type WatchOptions = {
  /** Asks the database for any answer on a connection that nothing else waits for. */
  ask: () => Promise<void>;
  /** Gives up the question that is open, which then fails. */
  giveUp: () => void;
  /** Called when the database falls silent: statements under way would wait without end. */
  onSilence: () => void;
};

/**
 * Notices a database that is frozen or cut off. Its connections stay open and say nothing, so that no driver reports a fault; only that
 * nothing comes, on any connection, tells it from a slow statement.
 */
export function createAnswerWatch({ ask, giveUp, onSilence }: WatchOptions): AnswerWatch {
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = 0;
  let askedAt: number | undefined;
  /** When the first question was asked since something was last heard. */
  let waitingSince: number | undefined;
  /** When this process last stood still: answers may have come meanwhile and lie unread. */
  let stoodStillAt = 0;
  let silent = false;
  const waiting = new Set<(fault: DatabaseUnavailable) => void>();

  const isOverdue = (since: number | undefined, now: number): boolean =>
    since !== undefined && now - Math.max(since, stoodStillAt) >= silentMs;

  function heard(): void {
    waitingSince = undefined;
    silent = false;
  }

  function fallSilent(): void {
    silent = true;
    for (const fail of waiting) fail(silence());
    onSilence();
  }

  function look(): void {
    const now = performance.now();
    if (now - lookedAt > 2.5 * everyMs) stoodStillAt = now;
    lookedAt = now;
    if (askedAt === undefined) {
      askedAt = now;
      waitingSince ??= now;
      const done = (): void => void (askedAt = undefined);
      ask()
        .then(heard, () => undefined)
        .finally(done);
    } else if (isOverdue(askedAt, now)) giveUp();
    if (!silent && isOverdue(waitingSince, now)) fallSilent();
  }

  return {
    begin() {
      if (timer) return;
      lookedAt = performance.now();
      timer = setInterval(look, everyMs);
      timer.unref();
    },
    heard,
    isSilent: () => silent,
    unlessSilent: (work, discard) =>
      new Promise((resolve, reject) => {
        if (silent) return reject(silence());
        let givenUp = false;
        const fail = (fault: unknown): void => {
          givenUp = true;
          waiting.delete(fail);
          reject(fault);
        };
        waiting.add(fail);
        work().then((result) => {
          if (givenUp) return discard(result);
          waiting.delete(fail);
          resolve(result);
        }, fail);
      }),
    end() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

const silence = (): DatabaseUnavailable =>
  new DatabaseUnavailable(
    'The database does not answer. Requests are refused until it does; see that it runs and can be reached.',
  );
