import { useState } from 'react';
import { ToggleButton, Toolbar, Tooltip, TooltipTrigger } from 'react-aria-components';
import { useAnnounce } from '../parts/Announcer.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { slotOf, type Direction } from './block-edits.ts';
import { isFallback, lastOf, parentOf, type BlockPath, type SlotPath } from '../documents/block-path.ts';
import { slotInto, type BlockNode, type TreeNode } from './block-tree.ts';
import { BlockPalette } from './BlockPalette.tsx';
import { SectionPicker } from './SectionPicker.tsx';
import type { BlockType } from './block-types.ts';
import { say } from '../language/say.ts';
import { presentationOf } from './screen-entries.ts';
import type { ScreenEdits } from './useScreenEdits.ts';

const steps = [
  { direction: 'up', icon: 'up', label: say('console.screens.moveUp') },
  { direction: 'down', icon: 'down', label: say('console.screens.moveDown') },
  { direction: 'out', icon: 'outdent', label: say('console.screens.moveOut') },
  { direction: 'in', icon: 'indent', label: say('console.screens.moveIn') },
] as const;

/** Place of a new block: in the selected block if it holds blocks, else after it, else at the end of the screen. */
function placeForNew(
  edits: ScreenEdits,
  node: TreeNode | undefined,
): { slot: SlotPath; at: number; label: string } {
  const inner = node && slotInto(node);
  if (node && inner !== undefined) {
    const at = slotOf(edits.screen, inner).order.length;
    return { slot: inner, at, label: say('console.screens.addInto', { name: node.name }) };
  }
  if (node?.kind === 'block' && !isFallback(node.key)) {
    const slot = parentOf(node.key);
    const at = slotOf(edits.screen, slot).order.indexOf(lastOf(node.key)) + 1;
    return { slot, at, label: say('console.screens.addAfter', { name: node.name }) };
  }
  return {
    slot: 'body',
    at: slotOf(edits.screen, 'body').order.length,
    label: say('console.screens.addEnd'),
  };
}

export type BlockBarProps = {
  edits: ScreenEdits;
  node: TreeNode | undefined;
  /** Selected blocks; actions for one are off while there are several. */
  blocks: readonly BlockNode[];
  picking: boolean;
  onPicking: (on: boolean) => void;
  onSelect: (path: BlockPath | undefined) => void;
  /** Called with the path of a new block. */
  onAdded: (path: BlockPath) => void;
  onStep: (direction: Direction) => void;
  onRemove: () => void;
};

/** Actions on the selected block. */
export const BlockBar = ({ edits, node, blocks, picking, onPicking, ...props }: BlockBarProps) => {
  const { onSelect, onAdded, onStep, onRemove } = props;
  const rights = useRights('screen');
  const announce = useAnnounce();
  const [adding, setAdding] = useState<'block' | 'section'>();
  const block = node?.kind === 'block' && blocks.length < 2 ? node : undefined;
  const standing = blocks.filter(({ fallback }) => !fallback);
  const isShown = standing.some(({ shown }) => shown);
  const place = placeForNew(edits, node);
  const add = (type: BlockType): void => {
    setAdding(undefined);
    onAdded(edits.add(type, place.slot, place.at));
    announce(say('console.screens.added', { name: type.name }));
  };
  if (!rights.edit) return null;
  return (
    <Toolbar aria-label={say('console.screens.actions')} className="op-block-bar">
      <Button look="main" icon="plus" onPress={() => setAdding('block')}>
        {say('console.screens.add')}
      </Button>
      <Button look="quiet" icon="screens" onPress={() => setAdding('section')}>
        {say('console.sections.insert')}
      </Button>
      {steps.map(({ direction, icon, label }) => (
        <IconButton
          key={direction}
          icon={icon}
          label={label}
          isDisabled={!block || edits.stepOf(block.key, direction) === undefined}
          onPress={() => onStep(direction)}
        />
      ))}
      <IconButton
        icon="copy"
        label={say('console.screens.duplicate')}
        isDisabled={!block || block.fallback}
        onPress={() => block && onSelect(edits.copy(block.key) ?? block.key)}
      />
      <IconButton
        icon={standing.length > 0 && !isShown ? 'eye' : 'hide'}
        label={standing.length > 0 && !isShown ? say('console.screens.show') : say('console.screens.hide')}
        isDisabled={standing.length === 0}
        onPress={() =>
          edits.showAll(
            standing.map(({ key }) => key),
            !isShown,
          )
        }
      />
      <IconButton
        icon="bin"
        label={say('console.screens.removeBlock')}
        isDisabled={blocks.length === 0}
        onPress={onRemove}
      />
      <span className="op-bar-gap" />
      <TooltipTrigger delay={500}>
        <ToggleButton
          className="op-icon-button op-pick"
          aria-label={say('console.screens.pickOnPage')}
          isSelected={picking}
          onChange={onPicking}
        >
          <Icon name="target" />
        </ToggleButton>
        <Tooltip className="op-tooltip" offset={6}>
          {say('console.screens.pickHint')}
        </Tooltip>
      </TooltipTrigger>
      {adding === 'block' && (
        <BlockPalette
          title={`${say('console.screens.palette')}: ${place.label.toLowerCase()}`}
          presentation={presentationOf(edits.screen)}
          onPick={add}
          onClose={() => setAdding(undefined)}
        />
      )}
      {adding === 'section' && (
        <SectionPicker
          title={`${say('console.sections.insertTitle')}: ${place.label.toLowerCase()}`}
          presentation={presentationOf(edits.screen)}
          onPick={(section) => {
            setAdding(undefined);
            const [first] = edits.insert(section, place.slot, place.at);
            if (first !== undefined) onAdded(first);
            announce(say('console.screens.added', { name: section.name }));
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </Toolbar>
  );
};
