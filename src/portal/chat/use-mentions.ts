import { useState, type KeyboardEvent, type RefObject } from 'react';

const offered = 6;

type Named = { by: string; name: string };

/** Names that fit what is typed after an @ at the end of the text. */
function fittingNames(text: string, names: readonly Named[]): { typed: string; fits: readonly Named[] } {
  const typed = /(?:^|\s)@([^\s@]{0,32})$/u.exec(text)?.[1];
  if (typed === undefined) return { typed: '', fits: [] };
  const asked = typed.toLocaleLowerCase();
  return {
    typed,
    fits: names.filter(({ name }) => name.toLocaleLowerCase().startsWith(asked)).slice(0, offered),
  };
}

/** Offers names while one is typed: arrows move, Enter or Tab take, Escape closes. */
export function useMentions({
  text,
  names,
  box,
  take,
}: {
  text: string;
  names: readonly Named[];
  box: RefObject<HTMLTextAreaElement | null>;
  take: (by: string, name: string, before: string) => void;
}) {
  const [moved, setMoved] = useState({ text: '', at: 0 });
  const [closed, setClosed] = useState<string>();
  const { typed, fits } = closed === text ? { typed: '', fits: [] } : fittingNames(text, names);
  const at = moved.text === text ? Math.min(moved.at, Math.max(fits.length - 1, 0)) : 0;
  const choose = (index: number): void => {
    const chosen = fits[index];
    if (!chosen) return;
    const before = text.slice(0, text.length - typed.length - 1);
    take(chosen.by, chosen.name, before);
    box.current?.focus();
  };
  return {
    names: fits,
    at,
    choose,
    close: () => setClosed(text),
    /** True when the key was for the offer. */
    onKey(event: KeyboardEvent): boolean {
      if (fits.length === 0) return false;
      const step = { ArrowDown: 1, ArrowUp: fits.length - 1 }[event.key];
      if (step !== undefined) setMoved({ text, at: (at + step) % fits.length });
      else if (event.key === 'Enter' || event.key === 'Tab') choose(at);
      else if (event.key === 'Escape') {
        setClosed(text);
        event.stopPropagation();
      } else return false;
      event.preventDefault();
      return true;
    },
  };
}
