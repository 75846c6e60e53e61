import type { ComponentType } from 'react';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView, BlockViewProps } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import type * as Panels from './panels.ts';

type Panel = keyof typeof Panels;

/** A panel of the agent centre, by its view: written once, since each block stands in the first load. */
export const panel = <Props extends object>(name: Panel): BlockView<Props> => ({
  view: lazyView<BlockViewProps<Props>>(() =>
    import('./panels.ts').then((panels) => panels[name] as ComponentType<BlockViewProps<Props>>),
  ),
  skeleton: PageSkeleton,
});
