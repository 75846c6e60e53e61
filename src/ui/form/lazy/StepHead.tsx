import type { FormStep } from '#engine/forms/index.ts';
import { Icon } from '#ui/primitives/Icon.tsx';
import type { Say } from '#ui/text/use-text.ts';
import './steps.css';

type StepHeadProps = {
  steps: readonly FormStep[];
  /** Id of the heading, which gets the focus when the step changes. */
  id: string;
  say: Say;
  onBack: (step: string) => void;
};

function Progress({ steps, say, onBack }: Omit<StepHeadProps, 'id'>) {
  return (
    <ol className="lv-steps" aria-label={say('form.steps')}>
      {steps.map(({ step, label, state }, index) => {
        const inside = (
          <>
            <span className="lv-steps-mark" aria-hidden="true">
              {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span className="lv-steps-label">
              {say(label)}
              {state === 'done' && <span className="lv-visually-hidden"> ({say('form.step.done')})</span>}
            </span>
          </>
        );
        return (
          <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' ? (
              <button type="button" onClick={() => onBack(step)}>
                {inside}
              </button>
            ) : (
              <span>{inside}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Progress of a form with steps; passed steps are links back. */
export function StepHead({ steps, id, say, onBack }: StepHeadProps) {
  const at = steps.findIndex(({ state }) => state === 'current');
  const step = steps[at];
  if (!step) return null;
  const label = say(step.label);
  const place = say('form.step', { at: at + 1, count: steps.length, label });
  return (
    <div className="lv-form-step">
      <Progress steps={steps} say={say} onBack={onBack} />
      <h2 id={id} className="lv-step-title" tabIndex={-1} aria-label={place}>
        <span className="lv-step-place">{place}</span>
        <span className="lv-step-label">{label}</span>
      </h2>
      {step.help !== undefined && <p className="lv-form-help">{say(step.help)}</p>}
    </div>
  );
}
