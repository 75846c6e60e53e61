import type { FormProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { FormSkeleton } from './FormSkeleton.tsx';

export const block: BlockView<FormProps> = {
  view: lazyView(() => import('./FormBlock.tsx').then((module) => module.FormBlock)),
  skeleton: FormSkeleton,
};
