import { useState } from 'react';
import { adminAddress } from '#contract/admin-request.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { MembersAbout } from '../members/calls.ts';
import { Button } from '../parts/Button.tsx';
import { PaymentCard } from '../payments/PaymentCard.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import type { Feedback } from './useFeedback.ts';

/** What a member wrote; operators who may write to members answer what waits. */
export const FeedbackCard = ({ feedback, desk }: { feedback: Feedback; desk: MembersAbout }) => {
  const [answers, setAnswers] = useState(false);
  const { pack } = usePack();
  const { answer, answeredAt, answeredBy, contact, content, id, madeAt, member, pictures } = feedback;
  const { questionType, state } = feedback;
  const waits = state === 'OPEN';
  return (
    <PaymentCard
      amount={questionType}
      state={say(`console.feedback.states.${state}`)}
      calls={waits}
      pictures={pictures}
      pictureAt={(picture) => adminAddress('feedbackPicture', { params: { pack, picture } })}
      nameOf={(number) => say('console.feedback.picture', { number })}
      facts={[
        [say('console.feedback.member'), member],
        [say('console.feedback.contact'), contact === '' ? null : contact],
        [say('console.feedback.since'), momentText(madeAt, desk.timeZone)],
        [
          say('console.feedback.answeredBy'),
          answeredBy === null || answeredAt === null
            ? null
            : `${answeredBy} · ${momentText(answeredAt, desk.timeZone)}`,
        ],
      ]}
    >
      <blockquote className="op-feedback-words">{content}</blockquote>
      {answer !== null && (
        <div>
          <strong>{say('console.feedback.answer')}</strong>
          <blockquote className="op-feedback-words">{answer}</blockquote>
        </div>
      )}
      {waits && desk.writes && (
        <div className="op-payment-steps">
          <Button look="main" onPress={() => setAnswers(true)}>
            {say('console.feedback.write')}
          </Button>
        </div>
      )}
      {answers && (
        <AnswerDialog id={id} member={member} content={content} onClose={() => setAnswers(false)} />
      )}
    </PaymentCard>
  );
};
