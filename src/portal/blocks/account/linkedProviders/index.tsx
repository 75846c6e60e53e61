import type { LinkedProvidersProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<LinkedProvidersProps> = {
  view: lazyView(() => import('./LinkedProviders.tsx').then((module) => module.LinkedProviders)),
};
