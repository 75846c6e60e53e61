import type { Pictures } from './pictures.ts';

/** What a run of tests adds to each story. */
export type StoryHooks = {
  before: () => Promise<void>;
  /** Throws what is wrong with the story that is drawn; it has no pictures where it failed to be drawn. */
  after: (canvas: HTMLElement, pictures: Pictures | undefined) => Promise<void>;
};

let hooks: StoryHooks | undefined;

/** Vitest runs its setup files once for a page that many files of stories share: hooks of its own would hold for the first file only. */
export const addHooks = (added: StoryHooks): void => void (hooks = added);

/** Undefined where stories are looked at, not tested. */
export const storyHooks = (): StoryHooks | undefined => hooks;
