/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list has neither search nor pictures */
import '../select/select.css';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '#ui/primitives/Icon.tsx';
import { Popover, type PopoverTrigger } from '#ui/primitives/Popover.tsx';
import type { ControlAttributes } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import type { ListEntry } from './list-entry.ts';
import { Flag, SearchableList } from './SearchableList.tsx';

export type SearchableChoiceProps<Entry extends ListEntry> = {
  control: ControlAttributes;
  /** Name of the field, without its star. */
  label: string;
  entries: readonly Entry[];
  chosen: Entry | undefined;
  /** Text while nothing is chosen. */
  empty: string;
  search: string;
  none: string;
  /** The list is loading. */
  loading?: boolean;
  /** The list failed to load: message and retry. */
  failed?: { text: string; retry: () => void } | undefined;
  onChoose: (entry: Entry) => void;
};

const OPENING = new Set(['ArrowDown', 'ArrowUp']);

/** A choice among many: a button with the chosen entry that opens a searchable list, also by arrow keys and letters. */
export function SearchableChoice<Entry extends ListEntry>({
  control,
  label,
  entries,
  chosen,
  empty,
  search,
  none,
  loading = false,
  failed,
  onChoose,
}: SearchableChoiceProps<Entry>) {
  const { say } = useFormScope();
  const [start, setStart] = useState('');
  const open = useRef(false);

  const openByKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    const letter = [...event.key].length === 1 && event.key !== ' ' ? event.key : '';
    // Letters typed before the list has the focus go to the search too.
    setStart((typed) => (open.current ? typed + letter : letter));
    if (letter === '' && !OPENING.has(event.key) && !open.current) return;
    event.preventDefault();
    if (open.current) return;
    open.current = true;
    event.currentTarget.click();
  };
  const { ref: _, placeholder: __, autoComplete: ___, enterKeyHint: ____, ...attributes } = control;
  const button = ({ popoverTarget, ...trigger }: PopoverTrigger) => (
    <button
      type="button"
      {...attributes}
      {...trigger}
      className="lv-control lv-select"
      role="combobox"
      aria-expanded={trigger['aria-expanded']}
      aria-controls={trigger['aria-controls']}
      aria-haspopup="dialog"
      aria-busy={loading || undefined}
      {...(failed ? { onClick: failed.retry } : { popoverTarget, onKeyDown: openByKey })}
      onPointerDown={() => setStart('')}
    >
      {chosen?.picture !== undefined && <Flag src={chosen.picture} />}
      <span className={chosen ? 'lv-select-chosen' : 'lv-select-empty'}>
        {chosen?.name ?? failed?.text ?? empty}
      </span>
      <Icon name={failed ? 'refresh' : 'chevron'} size={16} />
    </button>
  );
  return (
    <Popover
      className="lv-list-popover"
      role="dialog"
      label={label}
      trigger={button}
      onClose={() => (open.current = false)}
    >
      {(close) =>
        loading ? (
          <p className="lv-list-none" role="status">
            {say('form.waiting')}
          </p>
        ) : (
          <SearchableList
            entries={entries}
            chosen={chosen?.value}
            start={start}
            label={label}
            search={search}
            none={none}
            onLeave={close}
            onChoose={(entry) => {
              onChoose(entry);
              close();
            }}
          />
        )
      }
    </Popover>
  );
}
