import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import type { Path } from '../documents/layer.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import { usePackDocuments, useWorkspace } from '../workspace/WorkspaceContext.tsx';
import {
  slotOf,
  stepTo,
  withBlock,
  withBlockCopied,
  withBlockMoved,
  withBlockShown,
  withoutBlock,
  withPart,
  type Direction,
} from './block-edits.ts';
import { lastOf, parentOf, valueAtPath, type BlockPath, type SlotPath } from '../documents/block-path.ts';
import { blockType, type BlockType } from './block-types.ts';
import { newBlock } from './new-block.ts';
import { say } from '../language/say.ts';

export type ScreenEdits = ReturnType<typeof useScreenEdits>;

/** Edits of one screen. Those that place a block return its new path. */
export function useScreenEdits(id: string) {
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const key: DocumentKey = documentKey('screen', id);
  const screen: JsonObject = own(documents, key) ?? {};
  const put = (label: string, edited: JsonObject, group?: string): void =>
    workspace.edit(label, { [key]: edited }, group);
  const slotsOf = (type: string): readonly string[] => blockType(type)?.slots ?? [];
  const nameAt = (path: BlockPath): string => {
    const type = valueAtPath(screen, path)?.['type'];
    return typeof type === 'string' ? (blockType(type)?.name ?? type) : lastOf(path);
  };

  return {
    id,
    screen,
    nameAt,
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
