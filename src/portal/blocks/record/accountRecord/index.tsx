import type { AccountRecordProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<AccountRecordProps> = {
  view: lazyView(() => import('./AccountRecord.tsx').then((module) => module.AccountRecord)),
  skeleton: PageSkeleton,
};
