import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { Collection, Tree, TreeItem } from 'react-aria-components';
import type { Direction } from './block-edits.ts';
import type { BlockPath, SlotPath } from '../documents/block-path.ts';
import { allNodes, type TreeNode } from './block-tree.ts';
import { BlockRow, type BlockMarks } from './BlockRow.tsx';
import { useBlockDrag } from './useBlockDrag.tsx';
import type { ScreenEdits } from './useScreenEdits.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

const rowOf = (tree: HTMLElement | null, key: string | undefined): HTMLElement | undefined =>
  [...(tree?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
    (element) => element.dataset['key'] === key,
  );

export type BlockTreeProps = {
  label: string;
  nodes: readonly TreeNode[];
  edits: ScreenEdits;
  editable: boolean;
  selected: BlockPath | SlotPath | undefined;
  /** All selected paths, `selected` among them. */
  chosen: readonly string[];
  /** A new block, focused once selected and rendered. */
  added: BlockPath | undefined;
  onEntered: () => void;
  /** Closed paths; all others are open. */
  closed: ReadonlySet<string>;
  marksOf: (path: string) => BlockMarks;
  onSelect: (paths: readonly string[]) => void;
  onClosed: (closed: ReadonlySet<string>) => void;
  onStep: (direction: Direction) => void;
  onMoved: (paths: readonly BlockPath[]) => void;
  onRemove: () => void;
};

/** Tree of a screen's blocks. Alt and the arrow keys move the selected one; Shift and Ctrl select several. */
export const BlockTree = (props: BlockTreeProps) => {
  const { label, nodes, edits, editable, selected, added, onEntered, closed, marksOf } = props;
  const box = useRef<HTMLDivElement>(null);
  const all = useMemo(() => new Map(allNodes(nodes).map((node) => [node.key, node])), [nodes]);
  const { dragAndDropHooks } = useBlockDrag(all, edits, props.onMoved);

  // A moved block has a new path and row: the focus follows.
  useEffect(() => {
    const inside = box.current?.contains(document.activeElement) ?? false;
    const row = rowOf(box.current, selected);
    row?.scrollIntoView?.({ block: 'nearest' });
    if (inside && !row?.contains(document.activeElement)) row?.focus({ preventScroll: true });
  }, [selected]);

  // Rows render after the tree, and a closing dialog restores its focus first.
  useEffect(() => {
    if (added === undefined || added !== selected) return undefined;
    const frame = requestAnimationFrame(() => {
      rowOf(box.current, added)?.focus({ preventScroll: true });
      onEntered();
    });
    return () => cancelAnimationFrame(frame);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = event.altKey ? directions[event.key] : undefined;
    const removes = event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey);
    if (!editable || (!direction && !removes)) return;
    event.preventDefault();
    event.stopPropagation();
    if (direction) props.onStep(direction);
    else props.onRemove();
  };

  const renderNode = (node: TreeNode) => (
    <TreeItem id={node.key} textValue={node.name} className="op-tree-item">
      <BlockRow node={node} marks={marksOf(node.key)} />
      <Collection items={node.children.map((child) => ({ ...child, id: child.key }))}>
        {renderNode}
      </Collection>
    </TreeItem>
  );

  return (
    <div ref={box} onKeyDownCapture={onKeyDown} role="presentation">
      <Tree
        aria-label={label}
        className="op-tree"
        selectionMode={editable ? 'multiple' : 'single'}
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={props.chosen}
        onSelectionChange={(keys) => {
          const paths = keys === 'all' ? [...all.keys()] : [...keys].map(String);
          if (paths.length > 0) props.onSelect(paths);
        }}
        expandedKeys={[...all.keys()].filter((key) => !closed.has(key))}
        onExpandedChange={(open) => props.onClosed(new Set([...all.keys()].filter((key) => !open.has(key))))}
        items={nodes.map((node) => ({ ...node, id: node.key }))}
        dependencies={[marksOf, editable]}
        {...(editable && { dragAndDropHooks })}
      >
        {renderNode}
      </Tree>
    </div>
  );
};
