import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Block } from '#contract/generated/documents.ts';
import type { BlockRegistry } from '../blocks/types.ts';
import type { ReportBlockFault } from './faults.ts';

export type AroundBlockProps = { block: Block; path: string; children: ReactNode };

/** What an editor puts around every block, to know where it is. It must draw nothing of its own. */
export type AroundBlock = ComponentType<AroundBlockProps>;

/** What the renderer needs from the application around it. */
export type Rendering = {
  blocks: BlockRegistry;
  report: ReportBlockFault;
  /** Types of blocks that are switched off from outside; their fallback shows. */
  switchedOff?: readonly string[];
  /** The same for the life of a page, so that no block is drawn anew. */
  Around?: AroundBlock | undefined;
};

const RenderingContext = createContext<Rendering | undefined>(undefined);

export function RenderingProvider({ rendering, children }: { rendering: Rendering; children: ReactNode }) {
  return <RenderingContext value={rendering}>{children}</RenderingContext>;
}

export function useRendering(): Rendering {
  const rendering = useContext(RenderingContext);
  if (!rendering) throw new Error('The renderer needs a RenderingProvider above it.');
  return rendering;
}
