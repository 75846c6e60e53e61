import { useRef, type KeyboardEvent } from 'react';
import type { ModeChoice } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';

type ModeTabsProps = {
  modes: readonly ModeChoice[];
  chosen: string | undefined;
  onChoose: ((mode: string) => void) | undefined;
  panelId: string;
  say: Say;
};

/** Tabs of a form's modes; arrow keys move, and typed values stay. */
export function ModeTabs({ modes, chosen, onChoose, panelId, say }: ModeTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (side === 0) return;
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -side : side;
    event.preventDefault();
    const at = modes.findIndex(({ mode }) => mode === chosen);
    const next = (at + step + modes.length) % modes.length;
    const mode = modes[next]?.mode;
    if (mode !== undefined) onChoose?.(mode);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div ref={list} className="lv-form-modes" role="tablist" aria-label={say('form.modes')}>
      {modes.map(({ mode, label }) => (
        <button
          key={mode}
          type="button"
          role="tab"
          id={`${panelId}-${mode}`}
          aria-selected={mode === chosen}
          aria-controls={panelId}
          tabIndex={mode === chosen ? 0 : -1}
          onKeyDown={move}
          onClick={() => onChoose?.(mode)}
        >
          {say(label)}
        </button>
      ))}
    </div>
  );
}
