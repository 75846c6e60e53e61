import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useAnnounce } from '../parts/Announcer.tsx';
import { say } from '../language/say.ts';
import { dropPlace } from './drop-place.ts';

/** Distance in pixels beyond its list at which a row has left it. */
const LEFT = 12;

type Drag = { from: number; to: number };

export type RowOrder = {
  /** Drop mark of the current drag: before or after this row. */
  mark: 'before' | 'after' | undefined;
  dragging: boolean;
  first: boolean;
  last: boolean;
  moveBy: (step: number) => void;
  handle: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
};

/** Neighbours of a list whose rows may leave it. */
export type Surroundings = {
  /** `before`: a list precedes this one; `after`: one follows. */
  before: boolean;
  after: boolean;
  /** Called when a row moves beyond the beginning (-1) or the end (1) of its list. */
  leave: (index: number, step: -1 | 1) => void;
  /** Called when a row is dropped outside of its list, at a height of the page. */
  dropAt: (index: number, y: number) => void;
};

/**
 * Reorders the rows of one list: dragging by a handle with mouse, pen or touch, by buttons, or by Alt with the arrow keys. Rows are
 * elements with `data-row`; `onMove` gets both indices. `ref` is the list's element where something else holds it too.
 */
export function useReorder(
  total: number,
  onMove: (from: number, to: number) => void,
  around?: Surroundings,
  ref?: RefObject<(HTMLDivElement & HTMLUListElement) | null>,
) {
  const itself = useRef<HTMLDivElement & HTMLUListElement>(null);
  const list = ref ?? itself;
  const [drag, setDrag] = useState<Drag>();
  const announce = useAnnounce();

  /** The place of a row that is let go at a height. Of a long list only the rows in view are there, with their index. */
  const placeAt = (from: number, y: number): number => {
    const shown = [...(list.current?.children ?? [])]
      .filter((element) => element.hasAttribute('data-row'))
      .map((element, nth) => ({
        index: Number(element.getAttribute('data-index') ?? nth),
        extent: element.getBoundingClientRect(),
      }));
    const others = shown.filter(({ index }) => index !== from);
    const first = others[0]?.index ?? 0;
    const above = from < first ? first - 1 : first;
    return above + dropPlace(others.map(({ extent }) => extent), -1, y); // oxfmt-ignore
  };

  const row = (index: number, name: string): RowOrder => {
    const move = (to: number): void => {
      if (to < 0 && around?.before) around.leave(index, -1);
      if (to >= total && around?.after) around.leave(index, 1);
      if (to === index || to < 0 || to >= total) return;
      onMove(index, to);
      announce(say('console.reorder.moved', { name, place: to + 1, total }));
    };
    const passes = drag && drag.to > drag.from;
    return {
      mark: drag && drag.to === index && drag.to !== drag.from ? (passes ? 'after' : 'before') : undefined,
      dragging: drag?.from === index,
      first: index === 0 && !around?.before,
      last: index === total - 1 && !around?.after,
      moveBy: (step) => move(index + step),
      handle: {
        onPointerDown: (event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.focus();
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ from: index, to: index });
        },
        onPointerMove: (event) => {
          if (drag) setDrag({ from: drag.from, to: placeAt(drag.from, event.clientY) });
        },
        onPointerUp: ({ clientY }) => {
          const box = list.current?.getBoundingClientRect();
          if (drag && around && box && (clientY < box.top - LEFT || clientY > box.bottom + LEFT)) {
            around.dropAt(index, clientY);
          } else if (drag) move(drag.to);
          setDrag(undefined);
        },
        onPointerCancel: () => setDrag(undefined),
        onKeyDown: (event) => {
          if (event.key === 'Escape') setDrag(undefined);
          if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          move(index + (event.key === 'ArrowUp' ? -1 : 1));
        },
      },
    };
  };

  return { list, row };
}
