import type { DrawnPage } from '#contract/drawn-page.ts';

/** Milliseconds for which answers that came with the page count as fresh. */
const freshMs = 30_000;

/**
 * Keeps a portal in the state of the page that the server drew, a visitor's, until the page has been hydrated. `release` makes it the
 * one of whoever looks at it.
 */
export type Hold = {
  readonly drawn: DrawnPage;
  /** Time of the drawing until the release, the present from then on. */
  clock: () => Date;
  answers: ReadonlyMap<string, unknown>;
  released: Promise<void>;
  onRelease: (task: (isFresh: boolean) => void) => void;
  release: () => void;
};

export function createHold(drawn: DrawnPage, clock: () => Date): Hold {
  const answers = new Map(Object.entries(drawn.answers));
  const tasks: ((isFresh: boolean) => void)[] = [];
  let held = true;
  let resolve = (): void => {};
  const released = new Promise<void>((done) => (resolve = done));
  return {
    drawn,
    clock: () => (held ? new Date(drawn.at) : clock()),
    answers,
    released,
    onRelease: (task) => void tasks.push(task),
    release() {
      if (!held) return;
      held = false;
      answers.clear();
      const isFresh = clock().getTime() - drawn.at < freshMs;
      for (const task of tasks) task(isFresh);
      resolve();
    },
  };
}
