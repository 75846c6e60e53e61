import type { AddressListProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<AddressListProps> = {
  view: lazyView(() => import('./AddressList.tsx').then((module) => module.AddressList)),
  skeleton: PageSkeleton,
};
