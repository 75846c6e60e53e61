import type { ExplainNames } from '#engine/forms/explain/explain-text.ts';
import type { ConditionAnswer, FieldExplanation } from '#engine/forms/explain/explain.ts';
import type { PackDocuments } from '../../documents/reader.ts';
import { say } from '../../language/say.ts';
import { ReasonItem } from './ReasonItem.tsx';

type Shared = { names: ExplainNames; documents: PackDocuments; pack: string };

const questions = ['shown', 'required', 'disabled', 'sent', 'valid'] as const;

/** Tone of each answer by its value. */
const tone: Readonly<Record<(typeof questions)[number], (holds: boolean) => string>> = {
  shown: (holds) => (holds ? 'good' : 'warning'),
  required: (holds) => (holds ? 'accent' : 'plain'),
  disabled: (holds) => (holds ? 'warning' : 'plain'),
  sent: (holds) => (holds ? 'good' : 'warning'),
  valid: (holds) => (holds ? 'good' : 'danger'),
};

const AnswerPart = ({
  question,
  answer,
  message,
  ...shared
}: Shared & {
  question: (typeof questions)[number];
  answer: ConditionAnswer;
  message?: string | undefined;
}) => {
  const decides = (holds: boolean): boolean => holds === answer.holds;
  // Deciding reasons come first; both groups keep their order.
  const reasons = [...answer.reasons].sort((a, b) => Number(decides(b.holds)) - Number(decides(a.holds)));
  const words = say(`console.trial.questions.${question}`);
  return (
    <section className="op-why-answer" data-tone={tone[question](answer.holds)} aria-label={words}>
      <h3>
        {words}
        <span className={`op-chip op-chip-${tone[question](answer.holds)}`}>
          {answer.holds ? say('console.trial.yes') : say('console.trial.no')}
        </span>
      </h3>
      {message !== undefined && (
        <p className="op-why-message">
          {say('console.trial.playersRead')}: “{message}”
        </p>
      )}
      <ul>
        {reasons.map((reason) => (
          <ReasonItem
            key={`${reason.code} ${reason.document} ${reason.pointer}`}
            reason={reason}
            decides={decides(reason.holds)}
            {...shared}
          />
        ))}
      </ul>
    </section>
  );
};

/** Explanation of a field's state in plain words. `message` is the player's error message. */
export const WhyPanel = ({
  explanation,
  message,
  ...shared
}: Shared & { explanation: FieldExplanation; message: string | undefined }) => (
  <div className="op-why">
    {questions.map((question) => (
      <AnswerPart
        key={question}
        question={question}
        answer={explanation[question]}
        message={question === 'valid' ? message : undefined}
        {...shared}
      />
    ))}
  </div>
);
