import { useState, type MouseEvent } from 'react';

export type Selection = {
  /** Ids of the selected rows, in the order of the list. */
  chosen: readonly string[];
  has: (id: string) => boolean;
  /** Selects a row or no longer; with `range` all from the last one to this. */
  toggle: (id: string, range: boolean) => void;
  setAll: (on: boolean) => void;
  /** Ctrl (⌘) or Shift and a press anywhere on a row, beside its controls. */
  press: (event: MouseEvent, id: string) => void;
};

/** Selected rows of a list, by id. Those that left the list are selected no more. */
export function useSelection(ids: readonly string[]): Selection {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  const chosen = ids.filter((id) => kept.has(id));
  const toggle = (id: string, range: boolean): void => {
    const [from, to] = [last === undefined ? -1 : ids.indexOf(last), ids.indexOf(id)];
    const next = new Set(chosen);
    if (range && from !== -1)
      for (const each of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
    else if (!next.delete(id)) next.add(id);
    setKept(next);
    setLast(id);
  };
  return {
    chosen,
    has: (id) => kept.has(id),
    toggle,
    setAll: (on) => setKept(new Set(on ? ids : [])),
    press: (event, id) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return;
      if (
        event.target instanceof Element &&
        event.target.closest('a, button, input, select, textarea, label')
      )
        return;
      event.preventDefault();
      toggle(id, event.shiftKey);
    },
  };
}
