import type { AvatarEditorProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<AvatarEditorProps> = {
  view: lazyView(() => import('./AvatarEditor.tsx').then((module) => module.AvatarEditor)),
  skeleton: PageSkeleton,
};
