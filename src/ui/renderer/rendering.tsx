import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Block } from '#contract/generated/documents.ts';
import type { BlockRegistry } from '../blocks/types.ts';
import type { ReportBlockFault } from './faults.ts';

export type AroundBlockProps = { block: Block; path: string; children: ReactNode };

/** Wrapper that an editor puts around every block to locate it. It must render nothing of its own. */
export type AroundBlock = ComponentType<AroundBlockProps>;

/** Context that the application provides for the renderer. */
export type Rendering = {
  blocks: BlockRegistry;
  report: ReportBlockFault;
  /** Targets of kill switches: types of blocks, and single ones as `block:` and their path; their fallback shows. */
  switchedOff?: readonly string[];
  /** Constant for the life of a page, so that no block is mounted anew. */
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
