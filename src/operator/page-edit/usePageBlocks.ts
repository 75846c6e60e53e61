import { useCallback, useState } from 'react';
import type { BlockAct } from '#contract/preview-messages.ts';
import { isFallback, lastOf, parentOf, valueAtPath } from '../documents/block-path.ts';
import { slotOf } from '../screens/block-edits.ts';
import type { BlockType } from '../screens/block-types.ts';
import { screenEdits, type ScreenEdits } from '../screens/useScreenEdits.ts';
import { say } from '../language/say.ts';
import { useAnnounce } from '../parts/Announcer.tsx';
import { usePreviewLink } from '../preview/PreviewLinkContext.ts';
import { documentsOf } from '../workspace/state.ts';
import { useWorkspace } from '../workspace/WorkspaceContext.tsx';
import { splitPagePath } from './text-on-page.ts';

export type PageBlockAct = Exclude<BlockAct, 'leave'>;

type Target = { edits: ScreenEdits; block: string; name: string };

/** Edits of the page's blocks by their path on it; each is one undo step, and the block stays selected on the page. */
export function usePageBlocks() {
  const workspace = useWorkspace();
  const link = usePreviewLink();
  const announce = useAnnounce();
  const [path, setPath] = useState<string>();
  const [adding, setAdding] = useState<string>();

  const select = useCallback(
    (next: string | undefined, scroll = false): void => {
      setPath(next);
      link.select(next, scroll);
    },
    [link],
  );

  // Of the documents as they are now: messages of the page come between two drawings of the console.
  const targetOf = useCallback(
    (at: string): Target | undefined => {
      const { screen, block } = splitPagePath(at);
      const edits = screenEdits(workspace, documentsOf(workspace.getState().drafts, 'edited'), screen);
      return valueAtPath(edits.screen, block) && { edits, block, name: edits.nameAt(block) };
    },
    [workspace],
  );

  const moved = useCallback(
    ({ edits, name }: Target, next: string | undefined): void => {
      if (next === undefined) return;
      const after = targetOf(`${edits.id}/${next}`);
      const { place, total } = after?.edits.placeOf(next) ?? { place: 0, total: 0 };
      select(`${edits.id}/${next}`);
      announce(say('console.pageEdit.moved', { name, place, total }));
    },
    [announce, select, targetOf],
  );

  const act = useCallback(
    (what: PageBlockAct, at: string): void => {
      const target = targetOf(at);
      if (!target) return;
      const { edits, block, name } = target;
      if (what === 'add') {
        select(at);
        setAdding(at);
      } else if (what === 'remove') {
        edits.remove(block);
        select(undefined);
        announce(say('console.screens.removed', { name }));
      } else {
        const to = edits.stepOf(block, what);
        if (to) moved(target, edits.move(block, to.slot, to.at));
        else announce(say('console.pageEdit.stays', { name }));
      }
    },
    [announce, moved, select, targetOf],
  );

  return {
    path,
    select,
    adding,
    act,
    targetOf,
    stopAdding: () => setAdding(undefined),
    /** Puts a block before or after another of its screen. */
    drop: useCallback(
      (at: string, beside: string, side: 'before' | 'after'): void => {
        const target = targetOf(at);
        const other = splitPagePath(beside);
        if (!target || other.screen !== target.edits.id || isFallback(other.block)) return;
        const slot = parentOf(other.block);
        const index = slotOf(target.edits.screen, slot).order.indexOf(lastOf(other.block));
        if (index === -1) return;
        moved(target, target.edits.move(target.block, slot, side === 'before' ? index : index + 1));
      },
      [moved, targetOf],
    ),
    /** Puts a new block after the one that was chosen for it. */
    add(type: BlockType): void {
      const target = adding === undefined ? undefined : targetOf(adding);
      setAdding(undefined);
      if (!target || isFallback(target.block)) return;
      const slot = parentOf(target.block);
      const { order } = slotOf(target.edits.screen, slot);
      const placed = target.edits.add(type, slot, order.indexOf(lastOf(target.block)) + 1);
      select(`${target.edits.id}/${placed}`);
      announce(say('console.screens.added', { name: type.name }));
    },
  };
}

export type PageBlocks = ReturnType<typeof usePageBlocks>;
