import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Link, useNavigate } from 'react-router-dom';
import type { CommandPlace } from '../commands/command.ts';
import { useCommands } from '../commands/useCommands.ts';
import { Icon } from '../parts/Icon.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { EntryWords } from './EntryWords.tsx';
import { rememberEntry } from './recent-entries.ts';
import { say } from '../language/say.ts';
import { useSearch } from './useSearch.ts';
import './search.css';

const ROW = 56;

type PaletteProps = {
  onClose: () => void;
  /** Shows a dialog that a command asks with. */
  show: CommandPlace['show'];
};

/** A box over the page that finds everything of the pack, and does what is chosen, by keyboard. */
export const SearchPalette = ({ onClose, show }: PaletteProps) => (
  <ModalOverlay
    isOpen
    isDismissable
    className="op-overlay op-finder-overlay"
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
  >
    <Modal className="op-finder">
      <Dialog aria-label={say('console.search.open')} className="op-finder-dialog">
        <PaletteSearch onClose={onClose} show={show} />
      </Dialog>
    </Modal>
  </ModalOverlay>
);

const PaletteSearch = ({ onClose, show }: PaletteProps) => {
  const { pack } = usePack();
  const navigate = useNavigate();
  const id = useId();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = useSearch(words, useCommands());
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the list is small and only this component draws it
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: 6,
  });
  const active = Math.min(chosen, found.length - 1);

  const choose = (index: number): void => {
    const next = Math.max(0, Math.min(index, found.length - 1));
    setChosen(next);
    if (found.length > 0) rows.scrollToIndex(next);
  };
  const open = (index: number): void => {
    const entry = found[index];
    if (!entry) return;
    rememberEntry(pack, entry.id);
    onClose();
    const go = (address: string): void => void navigate(address);
    if (entry.run) entry.run({ go, show });
    else go(entry.address);
  };
  const page = Math.max(1, Math.floor((list.current?.clientHeight ?? ROW) / ROW) - 1);
  const steps: Record<string, () => void> = {
    ArrowDown: () => choose(active + 1),
    ArrowUp: () => choose(active - 1),
    PageDown: () => choose(active + page),
    PageUp: () => choose(active - page),
    Enter: () => open(active),
  };
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step();
  };

  return (
    <>
      <div className="op-finder-head">
        <Icon name="search" />
        <input
          className="op-finder-input"
          role="combobox"
          aria-label={say('console.search.open')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-hint`}
          placeholder={say('console.search.placeholder')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the box was opened to type in
          autoFocus
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
      </div>
      <p className="op-finder-status" role="status">
        {words.trim() === ''
          ? say('console.search.recent')
          : found.length === 0
            ? say('console.search.none')
            : say('console.search.found', { count: found.length })}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={say('console.search.results')}
        className="op-finder-list"
      >
        <div role="presentation" style={{ blockSize: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const entry = found[index];
            return (
              entry && (
                // Keys are for the box above, which names the option that is chosen.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={entry.id}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  aria-posinset={index + 1}
                  aria-setsize={found.length}
                  className="op-finder-row"
                  style={{ transform: `translateY(${start}px)`, blockSize: ROW }}
                  onClick={() => open(index)}
                >
                  <EntryWords entry={entry} />
                </div>
              )
            );
          })}
        </div>
      </div>
      <p className="op-finder-foot">
        <span id={`${id}-hint`}>{say('console.search.hint')}</span>
        {words.trim() !== '' && (
          <Link
            className="op-link"
            to={`/${pack}/search?${new URLSearchParams({ q: words }).toString()}`}
            onClick={onClose}
          >
            {say('console.search.all')}
          </Link>
        )}
      </p>
    </>
  );
};
