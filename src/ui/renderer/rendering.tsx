import { createContext, useContext, type ReactNode } from 'react';
import type { BlockRegistry } from '../blocks/types.ts';
import type { ReportBlockFault } from './faults.ts';

/** What the renderer needs from the application around it. */
export type Rendering = {
  blocks: BlockRegistry;
  report: ReportBlockFault;
  /** Types of blocks that are switched off from outside; their fallback shows. */
  switchedOff?: readonly string[];
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
