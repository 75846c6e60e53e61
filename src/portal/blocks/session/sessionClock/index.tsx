import type { SessionClockProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<SessionClockProps> = {
  view: lazyView(() => import('./SessionClock.tsx').then((module) => module.SessionClock)),
  skeleton: () => null,
};
