import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { say } from '../language/say.ts';
import { Icon } from './Icon.tsx';

const CONTROLS = 'input, textarea, select, button, a[href], [contenteditable=true], [tabindex]';
const TEXT_FIELDS =
  'input:is([type=text], [type=email], [type=url], [type=tel], [type=search], [type=password], [type=number], :not([type]))' +
  ':not([role=combobox], [readonly], :disabled), textarea:not([readonly], :disabled)';

/** Content of a dialog. A text field that is its first control gets the focus on opening; other dialogs are read from the top. */
const DialogBody = ({ children }: { children: ReactNode }) => {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = body.current?.querySelector<HTMLElement>(CONTROLS);
    // The content may have taken the focus itself.
    if (first?.matches(TEXT_FIELDS) && !body.current?.contains(document.activeElement)) first.focus();
  }, []);
  return (
    <div ref={body} className="op-dialog-body">
      {children}
    </div>
  );
};

/** No tooltip: an open one would take the Escape that closes the dialog. */
const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Button className="op-icon-button" aria-label={say('console.common.close')} onPress={onClose}>
    <Icon name="cross" />
  </Button>
);

const Sent = ({ onSubmit, children }: { onSubmit: (() => void) | undefined; children: ReactNode }) =>
  onSubmit ? (
    <form
      className="op-dialog-sent"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  ) : (
    children
  );

/**
 * A modal dialog. Traps the focus, closes on Escape and restores the focus. Without `onClose` it stays until its question is
 * answered.
 */
export const Dialog = ({
  title,
  onClose,
  onSubmit,
  size = 'medium',
  children,
  actions,
}: {
  title: string;
  onClose?: (() => void) | undefined;
  /** Makes the dialog a form, submitted by its submit button and by Enter in a field. */
  onSubmit?: (() => void) | undefined;
  size?: 'small' | 'medium' | 'large';
  children: ReactNode;
  actions?: ReactNode;
}) => (
  <ModalOverlay
    isOpen
    className="op-overlay"
    isKeyboardDismissDisabled={!onClose}
    onOpenChange={(open) => {
      if (!open) onClose?.();
    }}
  >
    <Modal className={`op-modal op-modal-${size}`}>
      <AriaDialog className="op-dialog">
        <header className="op-dialog-head">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {onClose && <CloseButton onClose={onClose} />}
        </header>
        <Sent onSubmit={onSubmit}>
          <DialogBody>{children}</DialogBody>
          {actions && <footer className="op-dialog-actions">{actions}</footer>}
        </Sent>
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
