import type { ComponentType, ReactNode } from 'react';

/** What the view of a block is given. `params` are those of the screen the block stands in. */
export type BlockViewProps<Props> = {
  props: Props;
  slots: Readonly<Record<string, ReactNode>>;
  params: Readonly<Record<string, string>>;
};

/**
 * How one type of block is drawn. A large block keeps its code out of the first load with `lazyView`
 * (ui/blocks/lazy-view.tsx) and says with `skeleton` what stands there until it has come.
 */
export type BlockView<Props> = {
  view: ComponentType<BlockViewProps<Props>>;
  skeleton?: ComponentType<{ props: Props }>;
};

/** Blocks by type, assembled from folders; props are checked by the block's schema before they get here. */
export type BlockRegistry = Readonly<Record<string, BlockView<never>>>;
