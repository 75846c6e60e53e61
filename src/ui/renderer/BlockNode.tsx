import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { Block, Slot } from '#contract/generated/documents.ts';
import { LazyBoundary } from '../blocks/LazyBoundary.tsx';
import type { LazyView } from '../blocks/lazy-view.tsx';
import type { BlockView, BlockViewProps } from '../blocks/types.ts';
import { useCondition } from '../facts/facts.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import { ReloadNotice } from './ReloadNotice.tsx';
import type { BlockFault } from './faults.ts';
import { useRendering } from './rendering.tsx';

type BlockNodeProps = { block: Block; path: string; params: Readonly<Record<string, string>> };

type Drawn = { view: ComponentType<BlockViewProps<object>>; skeleton?: ComponentType<{ props: object }> };

type DrawnProps = BlockNodeProps & { entry: Drawn; instead: ReactNode };

const neverMissing: LazyView<never>['missing'] = proxy({ now: false, retry: () => {} });

const noProps = {};
const noSlots = {};

/**
 * One block of a screen: its condition, its view from the registry, its slots. An unknown, switched off or failing block is
 * reported and replaced by its declared fallback, or by nothing.
 */
function BlockNode({ block, path, params }: BlockNodeProps) {
  const { Around } = useRendering();
  if (!useCondition(block.when)) return null;
  const shown = <ShownBlock block={block} path={path} params={params} />;
  return Around ? (
    <Around block={block} path={path}>
      {shown}
    </Around>
  ) : (
    shown
  );
}

function ShownBlock({ block, path, params }: BlockNodeProps) {
  const { blocks, report, switchedOff } = useRendering();
  const { type } = block;
  const instead = block.fallback ? (
    <BlockNode block={block.fallback as Block} path={`${path}~`} params={params} />
  ) : null;
  if ([type, `block:${path}`].some((target) => switchedOff?.includes(target))) {
    return (
      <Contained fault={{ code: 'BLOCK_SWITCHED_OFF', path, type, message: switchedOffMessage(type, path) }}>
        {instead}
      </Contained>
    );
  }
  const entry = Object.hasOwn(blocks, type)
    ? (blocks[type] as BlockView<never> as Drawn | undefined)
    : undefined;
  if (!entry) {
    return (
      <Contained fault={{ code: 'UNKNOWN_BLOCK', path, type, message: unknownMessage(type, path) }}>
        {instead}
      </Contained>
    );
  }
  return (
    <BlockBoundary
      subject={block}
      onError={(error) =>
        report({ code: 'BLOCK_FAILED', path, type, message: failedMessage(type, path, error), error })
      }
      fallback={instead}
    >
      <DrawnBlock entry={entry} block={block} path={path} params={params} instead={instead} />
    </BlockBoundary>
  );
}

function DrawnBlock(drawn: DrawnProps) {
  const { entry, block, path, params } = drawn;
  const props = block.props ?? noProps;
  const slots = useMemo(() => slotViews(block, path, params), [block, path, params]);
  const { view: View } = entry;
  return (
    <LazyBoundary fallback={<WaitingBlock {...drawn} />}>
      <View props={props} slots={slots} params={params} />
    </LazyBoundary>
  );
}

/** Placeholder of a block while its code loads; after a failure its declared fallback, or a retry button. */
function WaitingBlock({ entry: { view, skeleton: Waiting }, block, path, instead }: DrawnProps) {
  const { now: missing, retry } = useSnapshot((view as Partial<LazyView<never>>).missing ?? neverMissing);
  const [pressed, setPressed] = useState(false);
  if (!missing) return Waiting ? <Waiting props={block.props ?? noProps} /> : <Skeleton height="8rem" />;
  const { type } = block;
  return (
    <Contained
      fault={{
        code: 'BLOCK_FAILED',
        path,
        type,
        message: failedMessage(type, path, 'Its code did not come.'),
      }}
    >
      {instead ?? (
        <ReloadNotice
          onRetry={() => {
            // The page may be older than the server's files, whose names have changed.
            if (pressed) location.reload();
            setPressed(true);
            retry();
          }}
        />
      )}
    </Contained>
  );
}

function slotViews(
  block: Block,
  path: string,
  params: BlockNodeProps['params'],
): Readonly<Record<string, ReactNode>> {
  if (!block.slots) return noSlots;
  return Object.fromEntries(
    Object.entries(block.slots).map(([name, slot]) => [
      name,
      <SlotView key={name} slot={slot} path={`${path}/${name}`} params={params} />,
    ]),
  );
}

/** Reports a fault once mounted, and shows the replacement. */
function Contained({ fault, children }: { fault: BlockFault; children: ReactNode }) {
  const { report } = useRendering();
  const { code, path, type } = fault;
  useEffect(() => {
    report(fault);
    // The same fault is one report, however often it is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [report, code, path, type]);
  return children;
}

export type SlotViewProps = { slot: Slot; path: string; params: Readonly<Record<string, string>> };

/**
 * Blocks of a slot in order. A block with the same place, id and type stays mounted across publications and moves: it keeps its
 * state, typed text and focus.
 */
export function SlotView({ slot, path, params }: SlotViewProps) {
  return slot.order.map((id) => {
    const block = Object.hasOwn(slot.items, id) ? slot.items[id] : undefined;
    return (
      block && <BlockNode key={`${id}:${block.type}`} block={block} path={`${path}/${id}`} params={params} />
    );
  });
}

const unknownMessage = (type: string, path: string) =>
  `Block "${type}" is not registered, so ${path} cannot show it. Register it or correct "type".`;
const switchedOffMessage = (type: string, path: string) =>
  `Block "${type}" at ${path} is switched off by the brand.`;
const failedMessage = (type: string, path: string, error: unknown) =>
  `Block "${type}" at ${path} failed: ${error instanceof Error ? error.message : String(error)}`;
