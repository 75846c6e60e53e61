import type { ContractDeskProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { contractViews } from '#portal/contracts/load-views.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<ContractDeskProps> = {
  view: lazyView(() => contractViews().then((module) => module.ContractDesk)),
  skeleton: PageSkeleton,
};
