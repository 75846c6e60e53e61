import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { TextArea } from '../parts/TextArea.tsx';
import { useAnswer } from './useFeedback.ts';

const answerMin = 3;

/** Asks for the answer, which the member reads among the messages. */
export const AnswerDialog = ({
  id,
  member,
  content,
  onClose,
}: {
  id: string;
  member: string;
  content: string;
  onClose: () => void;
}) => {
  const [answer, setAnswer] = useState('');
  const send = useAnswer(onClose);
  return (
    <FormDialog
      title={say('console.feedback.answerTo', { member })}
      confirm={say('console.feedback.send')}
      size="medium"
      ready={answer.trim().length >= answerMin}
      busy={send.isPending}
      onConfirm={() => send.mutate({ id, answer: answer.trim() })}
      onClose={onClose}
    >
      <blockquote className="op-feedback-words">{content}</blockquote>
      <TextArea
        label={say('console.feedback.answerRead')}
        value={answer}
        onChange={setAnswer}
        maxLength={4000}
        rows={6}
        isRequired
      />
      {send.error !== null && <RefusalNotice refusal={refusalOf(send.error)} />}
    </FormDialog>
  );
};
