import type { InviterNoticeProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<InviterNoticeProps> = {
  view: lazyView(() => import('./InviterNotice.tsx').then((module) => module.InviterNotice)),
};
