import type { PendingIdentityProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<PendingIdentityProps> = {
  view: lazyView(() => import('./PendingIdentity.tsx').then((module) => module.PendingIdentity)),
};
