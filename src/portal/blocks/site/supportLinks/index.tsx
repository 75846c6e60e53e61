import type { SupportLinksProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<SupportLinksProps> = {
  view: lazyView(() => import('./SupportLinks.tsx').then((module) => module.SupportLinks)),
};
