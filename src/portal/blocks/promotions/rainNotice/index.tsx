import type { RainNoticeProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<RainNoticeProps> = {
  view: lazyView(() => import('./RainNotice.tsx').then((module) => module.RainNotice)),
};
