import type { ReactNode } from 'react';
import { say } from '../language/say.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** A dialog that asks for something. Enter in one of its fields answers it as its button does. */
export const FormDialog = ({
  title,
  confirm,
  size,
  ready = true,
  busy = false,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  /** What the button that answers says. */
  confirm: string;
  size?: 'small' | 'medium' | 'large';
  /** False while something is missing that the dialog says itself; the button then waits. */
  ready?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}) => (
  <Dialog
    title={title}
    {...(size && { size })}
    onClose={onClose}
    onSubmit={() => {
      if (ready && !busy) onConfirm();
    }}
    actions={
      <>
        <Button onPress={onClose}>{say('console.common.cancel')}</Button>
        <Button look="main" type="submit" isDisabled={!ready} busy={busy}>
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
