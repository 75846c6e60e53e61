import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { texts } from '../texts.ts';
import { IconButton } from './Button.tsx';

/**
 * A dialog over the page. It keeps the focus, closes with Escape and gives the focus back. With `onClose` left out it stays
 * until its question is answered.
 */
export const Dialog = ({
  title,
  onClose,
  size = 'medium',
  children,
  actions,
}: {
  title: string;
  onClose?: (() => void) | undefined;
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
          {onClose && <IconButton icon="cross" label={texts.close} onPress={onClose} />}
        </header>
        <div className="op-dialog-body">{children}</div>
        {actions && <footer className="op-dialog-actions">{actions}</footer>}
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
