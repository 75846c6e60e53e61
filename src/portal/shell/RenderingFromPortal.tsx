import { useMemo, type ReactNode } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { Live } from '#engine/live/live.ts';
import type { BlockRegistry } from '#ui/blocks/types.ts';
import type { ReportBlockFault } from '#ui/renderer/faults.ts';
import { RenderingProvider, type AroundBlock } from '#ui/renderer/rendering.tsx';
import { usePortal } from '../runtime/portal-context.ts';

/** The bundle on show; its pointer switches types of blocks off. */
export type ShownBundle = Pick<Live, 'current'>;

/** Hooks by which the console that frames a preview follows its blocks. */
export type BlockWatch = { Around: AroundBlock; report: ReportBlockFault };

const none: readonly string[] = [];
const noBundle = proxy<ShownBundle>({ current: undefined });

/** Gives the renderer the portal's blocks, its place for faults and the kill switches. */
export function RenderingFromPortal({
  blocks,
  live = noBundle,
  watch,
  children,
}: {
  blocks: BlockRegistry;
  live?: ShownBundle | undefined;
  watch?: BlockWatch | undefined;
  children: ReactNode;
}) {
  const { report } = usePortal();
  const switchedOff = useSnapshot(live, { sync: true }).current?.kill ?? none;
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
