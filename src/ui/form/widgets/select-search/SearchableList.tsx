/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events --
   a searchable list box, which no native tag is; its keys are handled around it, for the search field keeps the focus */
import './searchable-list.css';
import { memo, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { filterEntries, type ListEntry } from './list-entry.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

const PAGE = 8;

/** Rows rendered initially, and again each time the end is scrolled to: a list of a thousand opens as fast as one of fifty. */
const ROWS = 50;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

export type SearchableListProps<Entry extends ListEntry> = {
  entries: readonly Entry[];
  /** Value of the chosen entry. */
  chosen: string | undefined;
  /** Initial search text: the key that opened the list. */
  start?: string;
  /** Accessible name of the list. */
  label: string;
  /** Accessible name of the search. */
  search: string;
  /** Text when nothing matches. */
  none: string;
  onChoose: (entry: Entry) => void;
  /** Called when the player leaves by the Tab key. */
  onLeave: () => void;
};

type RowProps = {
  id: string;
  index: number;
  count: number;
  entry: ListEntry;
  chosen: boolean;
  active: boolean;
};

const Row = memo(function Row({ id, index, count, entry, chosen, active }: RowProps) {
  const { name, lang, picture, note } = entry;
  return (
    <li
      id={id}
      role="option"
      aria-selected={chosen}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      data-active={active || undefined}
    >
      {picture !== undefined && <Flag src={picture} />}
      <span lang={lang}>{name}</span>
      {note !== undefined && <bdi className="lv-list-note">{note}</bdi>}
    </li>
  );
});

/** Decorative picture beside a name. */
export const Flag = ({ src }: { src: string }) => (
  <img className="lv-flag" src={src} alt="" width={24} height={18} loading="lazy" />
);

const touches = (): boolean => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/**
 * A searchable list: typing filters, arrows move, Enter chooses, and the focus stays in the search. On touch screens the list has the
 * focus first, so that the keyboard does not cover it.
 */
export function SearchableList<Entry extends ListEntry>({
  entries,
  chosen,
  start = '',
  label,
  search,
  none,
  onChoose,
  onLeave,
}: SearchableListProps<Entry>) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(start);
  const found = useMemo(() => filterEntries(entries, query), [entries, query]);
  const [active, setActive] = useState(() =>
    Math.max(0, start === '' ? entries.findIndex(({ value }) => value === chosen) : 0),
  );
  const at = Math.min(active, found.length - 1);
  const activeId = at < 0 ? undefined : `${id}-${at}`;
  const [rows, setRows] = useState(ROWS);
  const drawn = Math.max(rows, at + ROWS);
  const inset = useKeyboardInset();

  useLayoutEffect(() => {
    (touches() ? list : field).current?.focus({ preventScroll: true });
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'center' });
  }, []);
  useLayoutEffect(() => {
    document.getElementById(activeId ?? '')?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const entry = found[at];
    const step = STEPS[event.key];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // Enter chooses here and must not submit the surrounding form.
      event.preventDefault();
      event.stopPropagation();
      if (entry) onChoose(entry);
    } else if (event.key === 'Tab') {
      onLeave();
    } else if (step !== undefined) {
      event.preventDefault();
      setActive(Math.max(0, Math.min(found.length - 1, at + step)));
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the search and of the list bubble here
    <div className="lv-list" style={{ paddingBlockEnd: inset }} onKeyDown={onKeyDown}>
      <input
        ref={field}
        type="search"
        className="lv-control"
        role="combobox"
        aria-label={search}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={search}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          setRows(ROWS);
          list.current?.scrollTo?.({ top: 0 });
        }}
      />
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-activedescendant={activeId}
        tabIndex={-1}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (scrollHeight - scrollTop < 3 * clientHeight && drawn < found.length) setRows(drawn + ROWS);
        }}
        onClick={({ target }) => {
          const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
          const entry = row ? found[Number(row.dataset['index'])] : undefined;
          if (entry) onChoose(entry);
        }}
      >
        {found.slice(0, drawn).map((entry, index) => (
          <Row
            key={entry.value}
            id={`${id}-${index}`}
            index={index}
            count={found.length}
            entry={entry}
            chosen={entry.value === chosen}
            active={index === at}
          />
        ))}
      </ul>
      <p className="lv-list-none" role="status">
        {found.length === 0 && none}
      </p>
    </div>
  );
}
