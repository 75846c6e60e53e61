import type { AgentIncomeProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<AgentIncomeProps> = {
  view: lazyView(() => import('../parts/panels.ts').then((module) => module.AgentIncome)),
  skeleton: PageSkeleton,
};
