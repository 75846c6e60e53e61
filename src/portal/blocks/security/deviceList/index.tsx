import type { DeviceListProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<DeviceListProps> = {
  view: lazyView(() => import('./DeviceList.tsx').then((module) => module.DeviceList)),
  skeleton: PageSkeleton,
};
