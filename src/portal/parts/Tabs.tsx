import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { bringIntoStrip } from './bring-into-strip.ts';
import './tabs.css';

export type Tab = { id: string; label: ReactNode; panel: ReactNode };

/** Tabs after the ARIA pattern: arrows move between them, Home and End go to the ends, only the open one is in the tab order. */
export function Tabs({
  tabs,
  open,
  onOpen,
  label,
}: {
  tabs: readonly Tab[];
  open: string;
  onOpen: (id: string) => void;
  label: string;
}) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === open),
  );

  const current = tabs[at]?.id;
  useEffect(() => {
    if (current !== undefined) bringIntoStrip(list.current);
  }, [current]);

  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const to = {
      [forward]: (at + 1) % tabs.length,
      [back]: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onOpen(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
  };

  return (
    <div className="lv-tabs">
      <div ref={list} role="tablist" aria-label={label} className="lv-tabs-list">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            className="lv-tab"
            aria-selected={index === at}
            aria-controls={index === at ? `${prefix}-panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => onOpen(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={tabs[at]?.id}
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${tabs[at]?.id}`}
        className="lv-tab-panel"
      >
        {tabs[at]?.panel}
      </div>
    </div>
  );
}
