import { useLayoutEffect, useState, type KeyboardEvent } from 'react';
import type { Option } from './option.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/** The option that Enter chooses, while the focus stays in the field: arrows move it, round at the ends. */
export type Active = {
  key: string | undefined;
  /** Takes a key of the field. */
  onKey: (event: KeyboardEvent) => void;
  /** Puts it at an option, such as below the pointer. */
  move: (key: string) => void;
};

/** @param first the first option is active until another is: what was found for what was typed */
export function useActive(
  options: readonly Option[],
  { first, idOf }: { first: boolean; idOf: (key: string) => string },
): Active {
  const [chosen, setChosen] = useState<string>();
  const known = options.findIndex(({ key }) => key === chosen);
  const at = known === -1 && first && options.length > 0 ? 0 : known;
  const key = options[at]?.key;
  const byKeys = chosen !== undefined && key === chosen ? idOf(key) : undefined;
  useLayoutEffect(() => {
    if (byKeys !== undefined) document.getElementById(byKeys)?.scrollIntoView?.({ block: 'nearest' });
  }, [byKeys]);
  return {
    key,
    move: setChosen,
    onKey(event) {
      if (event.nativeEvent.isComposing || options.length === 0) return;
      const step = steps[event.key];
      if (event.key === 'Enter' && at !== -1) {
        event.preventDefault();
        options[at]?.choose();
      } else if (step !== undefined) {
        event.preventDefault();
        setChosen(options[next(at, step, options.length)]?.key);
      }
    },
  };
}

/** A step of one goes round, a larger one stops at the ends. */
function next(at: number, step: number, count: number): number {
  if (Math.abs(step) > 1) return Math.max(0, Math.min(count - 1, at + step));
  if (at === -1) return step > 0 ? 0 : count - 1;
  return (at + step + count) % count;
}
