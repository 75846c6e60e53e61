import { useEffect, useRef, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Button, Dialog } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { showDesk } from './desk-window.ts';
import { SupportBody } from './SupportBody.tsx';

/** The chat: a window at the corner that leaves the page usable, on a phone a sheet over all of it. */
export function SupportPanel() {
  const say = useText();
  const portal = usePortal();
  const { width } = useSnapshot(portal.viewer, { sync: true });
  // An action opens it without its entry.
  useEffect(() => showDesk(portal, true), [portal]);
  const close = (): void => showDesk(portal, false);
  const [title, closeLabel] = [say('support.open'), say('supportDesk.close')];
  if (width === 'phone')
    return (
      <div className="lv-support-sheet">
        <Dialog open size="full" title={title} closeLabel={closeLabel} onClose={close}>
          <SupportBody />
        </Dialog>
      </div>
    );
  return (
    <CornerWindow title={title} closeLabel={closeLabel} onClose={close}>
      <SupportBody />
    </CornerWindow>
  );
}

function CornerWindow({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // Escape inside the window closes it, as in a dialog; the page beside it stays usable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="lv-support-window"
      aria-labelledby="lv-support-title"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="lv-support-head">
        <h2 ref={heading} id="lv-support-title" tabIndex={-1}>
          {title}
        </h2>
        <Button variant="ghost" icon="close" aria-label={closeLabel} onClick={onClose} />
      </header>
      {children}
    </section>
  );
}
