import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { BlockRegistry } from '#ui/blocks/types.ts';
import type { ReportBlockFault } from '#ui/renderer/faults.ts';
import { RenderingProvider, type AroundBlock } from '#ui/renderer/rendering.tsx';
import { usePortal } from '../runtime/portal-context.ts';

/** Types of blocks that the brand's pointer switches off, as they stand. */
export type KillSwitches = { get: () => readonly string[]; subscribe: (listener: () => void) => () => void };

/** What the console that frames a preview wants to know of its blocks. */
export type BlockWatch = { Around: AroundBlock; report: ReportBlockFault };

const none: readonly string[] = [];
const noSwitches: KillSwitches = { get: () => none, subscribe: () => () => {} };

/** Gives the renderer the portal's blocks, its place for faults and the kill switches. */
export function RenderingFromPortal({
  blocks,
  kill = noSwitches,
  watch,
  children,
}: {
  blocks: BlockRegistry;
  kill?: KillSwitches | undefined;
  watch?: BlockWatch | undefined;
  children: ReactNode;
}) {
  const { report } = usePortal();
  const switchedOff = useSyncExternalStore(kill.subscribe, kill.get);
  const rendering = useMemo(
    () => ({
      blocks,
      switchedOff,
      Around: watch?.Around,
      report: (fault: Parameters<ReportBlockFault>[0]) => {
        report(fault);
        watch?.report(fault);
      },
    }),
    [blocks, report, switchedOff, watch],
  );
  return <RenderingProvider rendering={rendering}>{children}</RenderingProvider>;
}
