import type { ReactNode } from 'react';
import { say } from '../language/say.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** A dialog with inputs. Enter in a field confirms, like its button. */
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
  /** Label of the confirm button. */
  confirm: string;
  size?: 'small' | 'medium' | 'large';
  /** False while required input is missing, which the dialog explains itself; the button is then disabled. */
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
