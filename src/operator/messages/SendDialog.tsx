import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { zonedMoment } from '../releases/zone-time.ts';
import { CountText } from './CountText.tsx';
import { bodyOf, type MessageDraft, type Recipients } from './message-draft.ts';
import { useMakeMessage } from './useMessages.ts';

/** Asks once more before a message is sent or planned, with how many members would get it. */
export const SendDialog = ({
  draft,
  recipients,
  sendAt,
  zone,
  onDone,
  onClose,
}: {
  draft: MessageDraft;
  recipients: Recipients;
  /** When; at once without it. */
  sendAt: Date | undefined;
  zone: string;
  onDone: () => void;
  onClose: () => void;
}) => {
  const make = useMakeMessage(onDone);
  return (
    <FormDialog
      title={say(sendAt ? 'console.messages.planTitle' : 'console.messages.sendTitle')}
      confirm={say(sendAt ? 'console.messages.plan' : 'console.messages.send')}
      busy={make.isPending}
      onConfirm={() => make.mutate(bodyOf(draft, recipients, sendAt))}
      onClose={onClose}
    >
      <CountText asked={{ recipients, promotional: draft.promotional }} />
      {sendAt && <p>{say('console.messages.sentAt', { moment: zonedMoment(sendAt, zone) })}</p>}
      <p className="op-quiet">{say('console.messages.sendHint')}</p>
      {make.error !== null && <RefusalNotice refusal={refusalOf(make.error)} />}
    </FormDialog>
  );
};
