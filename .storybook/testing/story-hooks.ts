import type { Pictures } from './pictures.ts';

/** Checks that a test run adds to each story. */
export type StoryHooks = {
  before: () => Promise<void>;
  /** Throws for problems of the rendered story; `pictures` is undefined when rendering failed. */
  after: (canvas: HTMLElement, pictures: Pictures | undefined) => Promise<void>;
};

let hooks: StoryHooks | undefined;

/** Registers the hooks once: Vitest runs setup files once per page, so hooks of its own would apply to the first story file only. */
export const addHooks = (added: StoryHooks): void => void (hooks = added);

/** Undefined outside of tests. */
export const storyHooks = (): StoryHooks | undefined => hooks;
