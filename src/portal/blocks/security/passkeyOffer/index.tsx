import type { PasskeyOfferProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<PasskeyOfferProps> = {
  view: lazyView(() => import('./PasskeyOffer.tsx').then((module) => module.PasskeyOffer)),
};
