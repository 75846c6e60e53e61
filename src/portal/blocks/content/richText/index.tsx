import type { RichTextProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<RichTextProps> = {
  view: lazyView(() => import('./RichText.tsx').then((module) => module.RichText)),
};
