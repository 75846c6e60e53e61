import { useState } from 'react';
import { documentKey } from '#engine/packs.ts';
import { CopyDialog, type CopiedPart } from '../copying/CopyDialog.tsx';
import type { BlockPath } from '../documents/block-path.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { blocksAt, slotOf, withBlocksAt } from './block-edits.ts';
import type { BlockNode, TreeNode } from './block-tree.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { MoveBlocksDialog } from './MoveBlocksDialog.tsx';
import { SaveSectionDialog } from './SaveSectionDialog.tsx';
import type { ScreenEdits } from './useScreenEdits.ts';

/** The blocks as a part of their screen; another brand's screen keeps its own blocks before them. */
function copiedBlocks({ id, screen }: ScreenEdits, paths: readonly BlockPath[]): CopiedPart {
  const blocks = blocksAt(screen, paths);
  const only = withBlocksAt({ ...screen, body: { order: [], items: {} } }, 'body', 0, blocks).screen;
  return {
    key: documentKey('screen', id),
    value: only,
    into: (theirs) =>
      theirs ? withBlocksAt(theirs, 'body', slotOf(theirs, 'body').order.length, blocks).screen : only,
  };
}

/** What can be done with the selected blocks, one or several. */
export const BlocksBar = ({
  edits,
  blocks,
  tree,
  onMoved,
}: {
  edits: ScreenEdits;
  blocks: readonly BlockNode[];
  tree: readonly TreeNode[];
  onMoved: (paths: readonly BlockPath[]) => void;
}) => {
  const [asking, setAsking] = useState<'move' | 'copy' | 'section'>();
  const { edit: maySave } = useRights('section');
  const close = (): void => setAsking(undefined);
  const paths = blocks.map(({ key }) => key);
  const standing = blocks.filter(({ fallback }) => !fallback).map(({ key }) => key);
  return (
    <div className="op-blocks-several" role="group" aria-label={say('console.screens.withSelected')}>
      <span className="op-quiet" role="status">
        {say('console.selection.count', { count: paths.length })}
      </span>
      {standing.length > 0 && (
        <>
          <Button look="quiet" icon="indent" onPress={() => setAsking('move')}>
            {say('console.menus.moveTo')}
          </Button>
          <Button look="quiet" icon="copy" onPress={() => setAsking('copy')}>
            {say('console.copying.action')}
          </Button>
          {maySave && (
            <Button look="quiet" icon="screens" onPress={() => setAsking('section')}>
              {say('console.sections.saveAs')}
            </Button>
          )}
        </>
      )}
      {asking === 'section' && <SaveSectionDialog edits={edits} paths={standing} onClose={close} />}
      {asking === 'move' && (
        <MoveBlocksDialog edits={edits} paths={standing} tree={tree} onMoved={onMoved} onClose={close} />
      )}
      {asking === 'copy' && (
        <CopyDialog parts={[copiedBlocks(edits, standing)]} name={edits.namesAt(standing)} onClose={close} />
      )}
    </div>
  );
};
