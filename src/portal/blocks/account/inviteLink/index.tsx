import type { InviteLinkProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<InviteLinkProps> = {
  view: lazyView(() => import('./InviteLink.tsx').then((module) => module.InviteLink)),
  skeleton: PageSkeleton,
};
