import type { ComponentType, ReactNode } from 'react';

/** Props of a block's view. `params` are those of the screen that contains the block. */
export type BlockViewProps<Props> = {
  props: Props;
  slots: Readonly<Record<string, ReactNode>>;
  params: Readonly<Record<string, string>>;
};

/**
 * View of one type of block. A large block loads its code on demand with `lazyView` (ui/blocks/lazy-view.tsx); `skeleton` is
 * shown until it has loaded.
 */
export type BlockView<Props> = {
  view: ComponentType<BlockViewProps<Props>>;
  skeleton?: ComponentType<{ props: Props }>;
};

/** Blocks by type, assembled from folders. The block's schema validates props beforehand. */
export type BlockRegistry = Readonly<Record<string, BlockView<never>>>;
