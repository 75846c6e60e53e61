import type { DrawnPage } from '#contract/drawn-page.ts';

/**
 * Keeps a portal in the state of the page that the server drew, a visitor's, until the page has been hydrated. `release` makes it the
 * one of whoever looks at it.
 */
export type Hold = {
  readonly drawn: DrawnPage;
  /** Time of the drawing until the release, the present from then on. */
  clock: () => Date;
  /** Answers that came with the page, until the release. */
  answers: ReadonlyMap<string, unknown>;
  /** Resolves when all texts are there, or are given up, to what puts them in the place of some. */
  texts: Promise<() => void>;
  released: Promise<void>;
  release: () => void;
};

export function createHold(
  drawn: DrawnPage,
  clock: () => Date,
  texts: Hold['texts'] = Promise.resolve(() => {}),
): Hold {
  const answers = new Map(Object.entries(drawn.answers));
  let isHeld = true;
  let resolve = (): void => {};
  const released = new Promise<void>((done) => (resolve = done));
  return {
    drawn,
    clock: () => (isHeld ? new Date(drawn.at) : clock()),
    answers,
    texts,
    released,
    release() {
      isHeld = false;
      answers.clear();
      resolve();
    },
  };
}
