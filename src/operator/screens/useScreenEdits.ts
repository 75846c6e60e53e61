import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import type { Path } from '../documents/layer.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import type { PackDocuments } from '../documents/reader.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { usePackDocuments, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import {
  outermostBlocks,
  slotOf,
  stepTo,
  withBlock,
  withBlockCopied,
  withBlocksAt,
  withBlockMoved,
  withBlockShown,
  withBlocksMoved,
  withBlocksShown,
  withoutBlock,
  withPart,
  type Direction,
} from './block-edits.ts';
import { lastOf, parentOf, valueAtPath, type BlockPath, type SlotPath } from '../documents/block-path.ts';
import { blockType, type BlockType } from './block-types.ts';
import type { SavedSection } from './sections.ts';
import { newBlock } from './new-block.ts';
import { say } from '../language/say.ts';

export type ScreenEdits = ReturnType<typeof screenEdits>;

/** Edits of one screen. Those that place a block return its new path. */
export const useScreenEdits = (id: string): ScreenEdits =>
  screenEdits(useWorkspace(), usePackDocuments(), id);

/** Edits of a screen of documents as they are now. */
export function screenEdits(workspace: Workspace, documents: PackDocuments, id: string) {
  const key: DocumentKey = documentKey('screen', id);
  const screen: JsonObject = own(documents, key) ?? {};
  const put = (label: string, edited: JsonObject, group?: string): void =>
    workspace.edit(label, { [key]: edited }, group);
  const slotsOf = (type: string): readonly string[] => blockType(type)?.slots ?? [];
  const nameAt = (path: BlockPath): string => {
    const type = valueAtPath(screen, path)?.['type'];
    return typeof type === 'string' ? (blockType(type)?.name ?? type) : lastOf(path);
  };

  const namesAt = (paths: readonly BlockPath[]): string =>
    paths.length === 1 && paths[0] !== undefined
      ? nameAt(paths[0])
      : say('console.screens.blocksCount', { count: paths.length });

  return {
    id,
    screen,
    nameAt,
    namesAt,
    /** Puts a new block into a slot. */
    add(type: BlockType, slot: SlotPath, at: number): BlockPath {
      const { block, texts: words } = newBlock(documents, id, type);
      const placed = withBlock(screen, slot, at, type.type, block);
      workspace.edit(say('console.screens.editAdd', { name: type.name }), { ...words, [key]: placed.screen });
      return placed.path;
    },
    move(path: BlockPath, slot: SlotPath, at: number): BlockPath | undefined {
      const placed = withBlockMoved(screen, path, slot, at);
      if (placed) put(say('console.screens.editMove', { name: nameAt(path) }), placed.screen);
      return placed?.path;
    },
    /** Destination of one step; undefined when there is none. */
    stepOf: (path: BlockPath, direction: Direction) => stepTo(screen, path, direction, slotsOf),
    /** Position of a block in its slot, from 1, and the number of blocks. */
    placeOf(path: BlockPath): { place: number; total: number } {
      const { order } = slotOf(screen, parentOf(path));
      return { place: order.indexOf(lastOf(path)) + 1, total: order.length };
    },
    copy(path: BlockPath): BlockPath | undefined {
      const placed = withBlockCopied(screen, path);
      if (placed) put(say('console.screens.editCopy', { name: nameAt(path) }), placed.screen);
      return placed?.path;
    },
    remove: (path: BlockPath): void =>
      put(say('console.screens.editRemoveBlock', { name: nameAt(path) }), withoutBlock(screen, path)),
    show(path: BlockPath, shown: boolean): void {
      put(
        say(shown ? 'console.screens.editShow' : 'console.screens.editHide', { name: nameAt(path) }),
        withBlockShown(screen, path, shown),
      );
    },
    /** Puts the blocks of a section into a slot; answers their paths. */
    insert({ name, blocks }: SavedSection, slot: SlotPath, at: number): BlockPath[] {
      const placed = withBlocksAt(screen, slot, at, blocks);
      put(say('console.screens.editAdd', { name }), placed.screen);
      return placed.paths;
    },
    removeAll(paths: readonly BlockPath[]): void {
      const label = say('console.screens.editRemoveBlock', { name: namesAt(paths) });
      put(label, outermostBlocks(paths).reduce(withoutBlock, screen));
    },
    showAll(paths: readonly BlockPath[], shown: boolean): void {
      const name = namesAt(paths);
      const label = shown
        ? say('console.screens.editShow', { name })
        : say('console.screens.editHide', { name });
      put(label, withBlocksShown(screen, paths, shown));
    },
    /** Moves blocks together; answers their new paths. */
    moveAll(paths: readonly BlockPath[], slot: SlotPath, at: number): BlockPath[] {
      const placed = withBlocksMoved(screen, paths, slot, at);
      if (placed) put(say('console.screens.editMove', { name: namesAt(paths) }), placed.screen);
      return placed?.paths ?? [];
    },
    /** `steps` lead to the change: edits of one place are one undo step. */
    setProps(path: BlockPath, props: Json | undefined, steps: Path): void {
      const kept = isJsonObject(props) && Object.keys(props).length === 0 ? undefined : props;
      put(
        say('console.screens.editProps', { name: nameAt(path) }),
        withPart(screen, path, 'props', kept),
        `${key}${joinPointer('', ...steps)}`,
      );
    },
    setWhen(path: BlockPath, when: Json | undefined): void {
      put(
        say('console.screens.editWhen', { name: nameAt(path) }),
        withPart(screen, path, 'when', when),
        `when/${id}/${path}`,
      );
    },
    setFallback(path: BlockPath, type: BlockType): BlockPath {
      const { block, texts: words } = newBlock(documents, id, type);
      const edited = withPart(screen, path, 'fallback', block);
      workspace.edit(say('console.screens.editFallback', { name: nameAt(path) }), {
        ...words,
        [key]: edited,
      });
      return `${path}~`;
    },
    /** Replaces the screen's properties, blocks included. */
    setProperties(name: string, properties: JsonObject, steps: Path): void {
      put(say('console.screens.editScreen', { name }), properties, `${key}${joinPointer('', ...steps)}`);
    },
  };
}
