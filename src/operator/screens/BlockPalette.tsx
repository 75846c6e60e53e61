import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components';
import { newBlock } from './new-block.ts';
import { Miniature } from '../miniature/Miniature.tsx';
import { useMiniatureTheme } from '../miniature/miniature-theme.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { findBlockTypes, fitsOn, purposes, type BlockType, type Purpose } from './block-types.ts';
import { say } from '../language/say.ts';

const purposeName = (purpose: Purpose): string => say(`console.screens.purposes.${purpose}`);

/**
 * Types of blocks by what they are for, each with a drawing of it. Enter takes the first that is found, Arrow down moves into the list.
 */
export const BlockPalette = ({
  title,
  presentation,
  onPick,
  onClose,
}: {
  title: string;
  /** Presentation of the screen that the block is for; blocks that do not work there are left out at first. */
  presentation: string | undefined;
  onPick: (type: BlockType) => void;
  onClose: () => void;
}) => {
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const theme = useMiniatureTheme();
  const matching = findBlockTypes(search, purposeName);
  const found = matching.filter((type) => all || fitsOn(type, presentation));
  const left = matching.length - matching.filter((type) => fitsOn(type, presentation)).length;
  const groups = purposes
    .map((id) => ({ id, types: found.filter(({ purpose }) => purpose === id) }))
    .filter(({ types }) => types.length > 0);
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    if (event.target.type === 'checkbox') return;
    const first = groups[0]?.types[0];
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
        {left > 0 && (
          <label className="op-check-line">
            <input type="checkbox" checked={all} onChange={({ target }) => setAll(target.checked)} />
            {say('console.screens.paletteAll', { count: left })}
          </label>
        )}
        <ListBox
          ref={list}
          aria-label={title}
          className="op-palette-list"
          layout="grid"
          items={groups}
          dependencies={[theme]}
          renderEmptyState={() => <p className="op-quiet">{say('console.screens.paletteNone')}</p>}
          onAction={(key) => {
            const type = found.find((entry) => entry.type === key);
            if (type) onPick(type);
          }}
        >
          {({ id, types }) => (
            <ListBoxSection id={`*${id}*`} className="op-palette-group">
              <Header className="op-palette-heading">{purposeName(id)}</Header>
              <Collection items={types.map((type) => ({ ...type, id: type.type }))}>
                {(type) => (
                  <ListBoxItem id={type.id} textValue={type.name} className="op-palette-item">
                    <TypeMiniature type={type} theme={theme} />
                    {/* Named by its content: a name by its label alone lacks words that are seen. */}
                    <span className="op-palette-name">
                      {type.name}{' '}
                      {type.slots.length > 0 && (
                        <span className="op-chip">
                          {say('console.screens.holds', { count: type.slots.length })}
                        </span>
                      )}
                    </span>{' '}
                    <span>{type.description}</span>
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </div>
    </Dialog>
  );
};

/** Drawing of a type as it is when it is new. */
const TypeMiniature = ({ type, theme }: { type: BlockType; theme: ReturnType<typeof useMiniatureTheme> }) => {
  const blocks = useMemo(() => {
    const { block, texts } = newBlock(theme.documents, 'home', type);
    return { blocks: [block], theme: { ...theme, documents: { ...theme.documents, ...texts } } };
  }, [type, theme]);
  return <Miniature {...blocks} />;
};
