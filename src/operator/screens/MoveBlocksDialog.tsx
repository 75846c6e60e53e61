import { useState } from 'react';
import { isWithin, type BlockPath, type SlotPath } from '../documents/block-path.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Labelled } from '../parts/Labelled.tsx';
import { PlaceField } from '../parts/PlaceField.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { slotOf } from './block-edits.ts';
import { allNodes, slotInto, type TreeNode } from './block-tree.ts';
import type { ScreenEdits } from './useScreenEdits.ts';

/** Asks where blocks go: into the screen or a block that holds some, and after which of those there. */
export const MoveBlocksDialog = ({
  edits,
  paths,
  tree,
  onMoved,
  onClose,
}: {
  edits: ScreenEdits;
  paths: readonly BlockPath[];
  tree: readonly TreeNode[];
  onMoved: (paths: readonly BlockPath[]) => void;
  onClose: () => void;
}) => {
  const slots: { id: SlotPath; name: string }[] = [
    { id: 'body', name: say('console.screens.topOfScreen') },
    ...allNodes(tree).flatMap((node) => {
      const slot = slotInto(node);
      const isOneOf = node.kind === 'block' && node.children.some(({ kind }) => kind === 'slot');
      return slot === undefined || isOneOf || paths.some((path) => isWithin(slot, path))
        ? []
        : [{ id: slot, name: node.name }];
    }),
  ];
  const [asked, setAsked] = useState('body');
  const slot = slots.find(({ id }) => id === asked)?.id ?? 'body';
  const [place, setPlace] = useState<number>();
  const { order } = slotOf(edits.screen, slot);
  const at = place === undefined || place > order.length ? order.length : place;
  const move = (): void => {
    const moved = edits.moveAll(paths, slot, at);
    onClose();
    if (moved.length > 0) onMoved(moved);
  };
  const search = say('console.screens.search');
  const nothing = say('console.screens.paletteNone');
  return (
    <FormDialog
      title={say('console.menus.moveToOf', { entry: edits.namesAt(paths) })}
      confirm={say('console.menus.move')}
      onConfirm={move}
      onClose={onClose}
    >
      <div className="op-stack">
        <Labelled label={say('console.screens.intoBlock')}>
          <SearchPicker
            label={say('console.screens.intoBlock')}
            search={search}
            nothing={nothing}
            value={slot}
            sections={[
              { id: '*slots*', name: '', options: slots.map((each) => ({ ...each, hint: each.id })) },
            ]}
            onChange={(next) => {
              setAsked(next);
              setPlace(undefined);
            }}
          />
        </Labelled>
        <PlaceField
          others={order.map((id) => ({ id, name: edits.nameAt(`${slot}/${id}`) }))}
          search={search}
          nothing={nothing}
          value={at}
          onChange={setPlace}
        />
      </div>
    </FormDialog>
  );
};
