import type { LoginVerificationProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { Skeleton } from '#ui/primitives/index.ts';

export const block: BlockView<LoginVerificationProps> = {
  view: lazyView(() => import('./LoginVerification.tsx').then((module) => module.LoginVerification)),
  // About the height of two ways to confirm: the form below, which is there before, should not move under a press.
  skeleton: () => <Skeleton height="16rem" />,
};
