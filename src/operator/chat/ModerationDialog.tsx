import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { useModeration, type ChatMessage, type Moderation } from './useChat.ts';

export type Step = 'delete' | 'mute' | 'ban';

const reasonMin = 3;
const times = ['5', '60', '1440', '10080'] as const;

/** Asks for the reason, and of a mute for how long. */
export const ModerationDialog = ({
  step,
  message: { id, memberId, nickname, room, text },
  onClose,
}: {
  step: Step;
  message: ChatMessage;
  onClose: () => void;
}) => {
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<(typeof times)[number]>('60');
  const send = useModeration(onClose);
  const words = reason.trim();
  const moderation = (): Moderation => {
    if (step === 'delete') return { what: 'delete', room, id, reason: words };
    const restriction =
      step === 'ban'
        ? ({ do: 'ban', reason: words } as const)
        : ({ do: 'mute', minutes: Number(minutes), reason: words } as const);
    return { what: 'restrict', member: memberId, restriction };
  };
  return (
    <FormDialog
      title={say(`console.chat.ask.${step}`, { name: nickname })}
      confirm={say(`console.chat.${step}`)}
      size="medium"
      ready={words.length >= reasonMin}
      busy={send.isPending}
      onConfirm={() => send.mutate(moderation())}
      onClose={onClose}
    >
      <blockquote className="op-feedback-words">{text}</blockquote>
      {step === 'mute' && (
        <Segments
          label={say('console.chat.howLong')}
          value={minutes}
          options={times.map((time) => ({ id: time, name: say(`console.chat.times.${time}`) }))}
          onChange={setMinutes}
        />
      )}
      <TextArea
        label={say(step === 'delete' ? 'console.chat.reasonLog' : 'console.chat.reasonRead')}
        value={reason}
        onChange={setReason}
        maxLength={500}
        rows={3}
        isRequired
      />
      {send.error !== null && <RefusalNotice refusal={refusalOf(send.error)} />}
    </FormDialog>
  );
};
