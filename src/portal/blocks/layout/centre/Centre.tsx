import { useEffect, useRef } from 'react';
import type { CentreProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useMenu } from '#ui/menu/use-menu.ts';
import { ScreenView } from '#ui/renderer/ScreenView.tsx';
import { useText } from '#ui/text/use-text.ts';
import { MenuLink } from '#portal/menu/MenuLink.tsx';
import { bringIntoStrip } from '#portal/parts/bring-into-strip.ts';
import { useScrollEdges } from '#portal/parts/use-scroll-edges.ts';
import { useModal } from '#portal/shell/modal-context.ts';
import { ScreenGate } from '#portal/shell/ScreenGate.tsx';
import '#portal/parts/fading-row.css';
import './centre.css';

/** A centre: its menu, and the panel that the address of its modal names. */
export function Centre({ props }: BlockViewProps<CentreProps>) {
  const say = useText();
  const modal = useModal();
  const { label, entries } = useMenu(props.menu);
  const id = modal?.panel ?? props.home;
  const panel = useDocuments(({ screens }) =>
    Object.hasOwn(screens, id) ? screens[id] : screens[props.home],
  );
  const strip = useRef<HTMLUListElement>(null);
  const { atStart, atEnd } = useScrollEdges(strip);
  const shown = panel?.id;
  // On a phone the menu is a strip: what is open is in view, also after a reload or the way back.
  useEffect(() => {
    if (shown !== undefined) bringIntoStrip(strip.current);
  }, [shown]);
  return (
    <div className="lv-centre">
      <nav className="lv-centre-menu" aria-label={say(label ?? 'centre.menu')}>
        <ul
          ref={strip}
          className="lv-fading-row"
          data-start={atStart || undefined}
          data-end={atEnd || undefined}
        >
          {entries.map((entry) => {
            const page =
              entry.action?.do === 'openCentre' ? (entry.action['page'] as string | undefined) : undefined;
            return (
              <li key={entry.id}>
                <MenuLink entry={entry} current={page !== undefined && page === panel?.id} />
              </li>
            );
          })}
        </ul>
      </nav>
      <section
        className="lv-centre-panel"
        aria-label={panel?.title === undefined ? undefined : say(panel.title)}
      >
        {panel && (
          <>
            {panel.title !== undefined && <h3 className="lv-centre-title">{say(panel.title)}</h3>}
            <ScreenGate key={panel.id} screen={panel}>
              <ScreenView screen={panel} />
            </ScreenGate>
          </>
        )}
      </section>
    </div>
  );
}
