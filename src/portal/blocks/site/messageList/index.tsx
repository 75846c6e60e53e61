import type { MessageListProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { promotionViews } from '#portal/promotions/load-views.ts';

export const block: BlockView<MessageListProps> = {
  view: lazyView(() => promotionViews().then((module) => module.MessageList)),
  skeleton: PageSkeleton,
};
