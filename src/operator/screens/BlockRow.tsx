import { Button, TreeItemContent } from 'react-aria-components';
import type { Problem } from '../api/types.ts';
import { Icon } from '../parts/Icon.tsx';
import { isError } from '#engine/problems.ts';
import type { BlockNode, SlotNode, TreeNode } from './block-tree.ts';
import { say } from '../language/say.ts';

export type BlockMarks = {
  /** Problems of the block itself. */
  problems: readonly Problem[];
  /** False when the page beside does not have it, though it would show. */
  onPage: boolean;
  failed: boolean;
};

/** A row of the tree: the block and its marks. */
export const BlockRow = ({ node, marks }: { node: TreeNode; marks: BlockMarks }) => (
  <TreeItemContent>
    {({ hasChildItems, allowsDragging }) => (
      <div className="op-block-row" data-kind={node.kind} data-off={node.kind === 'block' && !node.shown}>
        {allowsDragging && node.kind === 'block' && !node.fallback ? (
          <Button
            slot="drag"
            className="op-handle"
            aria-label={say('console.screens.dragOf', { name: node.name })}
          >
            <Icon name="grip" />
          </Button>
        ) : (
          <span className="op-handle-gap" />
        )}
        {hasChildItems ? (
          <Button slot="chevron" className="op-tree-chevron" aria-label={say('console.screens.open')}>
            <Icon name="chevron" />
          </Button>
        ) : (
          <span className="op-tree-gap" />
        )}
        {node.kind === 'slot' ? <SlotWords node={node} /> : <BlockWords node={node} marks={marks} />}
      </div>
    )}
  </TreeItemContent>
);

const SlotWords = ({ node }: { node: SlotNode }) => (
  <span className="op-block-slot">
    {node.name}
    {!node.known && <span className="op-chip op-chip-danger">{say('console.screens.unknownSlot')}</span>}
    {node.children.length === 0 && <span className="op-quiet">{say('console.screens.slotEmpty')}</span>}
  </span>
);

const BlockWords = ({
  node,
  marks: { problems, onPage, failed },
}: {
  node: BlockNode;
  marks: BlockMarks;
}) => (
  <>
    <span className="op-block-words" data-quiet={!onPage}>
      <span className="op-block-name">{node.name}</span>
      {node.about !== undefined && <span className="op-block-about">{node.about}</span>}
    </span>
    <span className="op-block-marks">
      {node.fallback && <span className="op-chip">{say('console.screens.fallback')}</span>}
      {!node.known && <span className="op-chip op-chip-danger">{say('console.screens.unknownType')}</span>}
      {!node.shown && !node.fallback && <span className="op-chip">{say('console.screens.hidden')}</span>}
      {node.conditional && (
        <span className="op-chip" title={say('console.screens.conditionalHint')}>
          {say('console.screens.conditional')}
        </span>
      )}
      {failed && <span className="op-chip op-chip-danger">{say('console.screens.failed')}</span>}
      {!onPage && node.shown && <span className="op-unseen">{say('console.screens.notOnPage')}</span>}
      {problems.length > 0 && (
        <span className={problems.some(isError) ? 'op-chip op-chip-danger' : 'op-chip op-chip-warning'}>
          <Icon name="problems" />
          {say('console.screens.problems', { count: problems.length })}
        </span>
      )}
    </span>
  </>
);
