import type { LogoutConfirmProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<LogoutConfirmProps> = {
  view: lazyView(() => import('./LogoutConfirm.tsx').then((module) => module.LogoutConfirm)),
};
