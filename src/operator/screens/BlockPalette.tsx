import { useRef, useState, type KeyboardEvent } from 'react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import { Dialog } from '../parts/Dialog.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { findBlockTypes, type BlockType } from './block-types.ts';
import { say } from '../language/say.ts';

/** Searchable list of block types: Enter takes the first result, Arrow down moves into the list. */
export const BlockPalette = ({
  title,
  onPick,
  onClose,
}: {
  title: string;
  onPick: (type: BlockType) => void;
  onClose: () => void;
}) => {
  const [search, setSearch] = useState('');
  const found = findBlockTypes(search);
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const [first] = found;
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role=option]')?.focus();
    // Without a search text there is no first result.
    else if (event.key === 'Enter' && search.trim() !== '' && first) onPick(first);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <div className="op-palette" role="presentation" onKeyDownCapture={press}>
        <SearchBox label={say('console.screens.paletteSearch')} value={search} first onChange={setSearch} />
        <ListBox
          ref={list}
          aria-label={title}
          className="op-palette-list"
          layout="grid"
          items={found.map((type) => ({ ...type, id: type.type }))}
          renderEmptyState={() => <p className="op-quiet">{say('console.screens.paletteNone')}</p>}
          onAction={(key) => {
            const type = found.find((entry) => entry.type === key);
            if (type) onPick(type);
          }}
        >
          {(type) => (
            <ListBoxItem id={type.id} textValue={type.name} className="op-palette-item">
              <Text slot="label" className="op-palette-name">
                {type.name}
                {type.slots.length > 0 && (
                  <span className="op-chip">
                    {say('console.screens.holds', { count: type.slots.length })}
                  </span>
                )}
              </Text>
              <Text slot="description">{type.description}</Text>
            </ListBoxItem>
          )}
        </ListBox>
      </div>
    </Dialog>
  );
};
