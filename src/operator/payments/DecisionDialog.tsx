import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';

/** Shortest reason that the audit log takes. */
export const reasonMin = 3;

/** Asks once more before a decision, and for its reason where one is needed. */
export const DecisionDialog = ({
  title,
  confirm,
  about,
  reasonLabel,
  decision: { isPending, error },
  onDecide,
  onClose,
}: {
  title: string;
  /** Label of the confirm button. */
  confirm: string;
  /** What is decided about. */
  about: string;
  /** Label of the reason; undefined for a decision without one. */
  reasonLabel: string | undefined;
  /** The call that is on its way, or was refused. */
  decision: { isPending: boolean; error: Error | null };
  /** Given the reason without spaces around it; empty without one. */
  onDecide: (reason: string) => void;
  onClose: () => void;
}) => {
  const [text, setText] = useState('');
  const reason = text.trim();
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      ready={reasonLabel === undefined || reason.length >= reasonMin}
      busy={isPending}
      onConfirm={() => onDecide(reason)}
      onClose={onClose}
    >
      <p className="op-payment-about">{about}</p>
      {reasonLabel !== undefined && (
        <TextInput label={reasonLabel} value={text} onChange={setText} maxLength={500} isRequired />
      )}
      {error !== null && <RefusalNotice refusal={refusalOf(error)} />}
    </FormDialog>
  );
};
