import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { BlockRegistry } from '#ui/blocks/types.ts';
import { RenderingProvider } from '#ui/renderer/rendering.tsx';
import { usePortal } from '../runtime/portal-context.ts';

/** Types of blocks that the brand's pointer switches off, as they stand. */
export type KillSwitches = { get: () => readonly string[]; subscribe: (listener: () => void) => () => void };

const none: readonly string[] = [];
const noSwitches: KillSwitches = { get: () => none, subscribe: () => () => {} };

/** Gives the renderer the portal's blocks, its place for faults and the kill switches. */
export function RenderingFromPortal({
  blocks,
  kill = noSwitches,
  children,
}: {
  blocks: BlockRegistry;
  kill?: KillSwitches | undefined;
  children: ReactNode;
}) {
  const { report } = usePortal();
  const switchedOff = useSyncExternalStore(kill.subscribe, kill.get);
  const rendering = useMemo(() => ({ blocks, report, switchedOff }), [blocks, report, switchedOff]);
  return <RenderingProvider rendering={rendering}>{children}</RenderingProvider>;
}
