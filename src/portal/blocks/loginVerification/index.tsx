import type { LoginVerificationProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<LoginVerificationProps> = {
  view: lazyView(() => import('./LoginVerification.tsx').then((module) => module.LoginVerification)),
};
