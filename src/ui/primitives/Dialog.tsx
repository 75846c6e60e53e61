import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { dialogOpened } from './open-dialogs.ts';
import './dialog.css';

type DialogSize = 'small' | 'medium' | 'large' | 'full';

export type DialogProps = {
  open: boolean;
  /** Called on Escape, the close button or a click outside; the owner sets `open`. */
  onClose: () => void;
  title?: string | undefined;
  /** Accessible name without a visible title. */
  label?: string | undefined;
  closeLabel: string;
  size?: DialogSize | undefined;
  /** A further dialog lies over this one. */
  covered?: boolean | undefined;
  children: ReactNode;
};

const CLOSE = 'lv-dialog-close';

/** A modal on the native <dialog>: focus stays inside, the page behind is inert, Escape asks to close. */
export function Dialog({
  open,
  onClose,
  title,
  label,
  closeLabel,
  size = 'medium',
  covered,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Closing, unlike unmounting, returns the focus to the opener.
  useLayoutEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    return () => {
      if (dialog?.open) dialog.close();
      // Deferred: the opener may be inside a dialog that is still covered, or removed.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const stands = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
        const next = stands ? opener : document.querySelector<HTMLElement>('main[tabindex]');
        next?.focus({ preventScroll: true });
      });
    };
  }, []);
  // Runs before the effects of the content, which may move the focus to a field.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    // The browser leads to the first button, which closes: Enter would undo the opening.
    if (document.activeElement?.classList.contains(CLOSE)) heading.current?.focus({ preventScroll: true });
  }, [open]);
  useLayoutEffect(() => (open && sheet.current ? dialogOpened(sheet.current) : undefined), [open]);
  // A click on the backdrop has the dialog itself as its target. A drag that began inside does not count.
  const pressedOutside = useRef(false);
  return (
    // Keys reach a dialog as its cancel event; the click beside it is for pointers only.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      className={`lv-dialog lv-dialog-${size}`}
      data-covered={covered || undefined}
      {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
      onCancel={(event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === element.current;
      }}
      onClick={(event) => {
        if (event.target === element.current && pressedOutside.current) onClose();
      }}
    >
      <div ref={sheet} className="lv-dialog-sheet">
        <header className="lv-dialog-head">
          {title !== undefined && (
            <h2 ref={heading} id={titleId} className="lv-dialog-title" tabIndex={-1}>
              {title}
            </h2>
          )}
          <Button variant="ghost" icon="close" aria-label={closeLabel} className={CLOSE} onClick={onClose} />
        </header>
        <div className="lv-dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
