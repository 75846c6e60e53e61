import { useEffect } from 'react';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FormModel } from '#engine/forms/index.ts';
import { useCondition } from '#ui/facts/facts.tsx';
import { PlainButton, type ButtonVariant } from '#ui/primitives/PlainButton.tsx';
import { useFormScope } from './form-context.tsx';
import { usePart } from './use-part.ts';
import { MAIN, type FormButton } from './use-sending.ts';

type FurtherAction = NonNullable<FormDocument['actions']>['items'][string];

type Pressing = {
  /** Id of the button whose action runs. */
  running: string | undefined;
  onPress: (button: FormButton) => void;
};

const VARIANTS: Readonly<Record<NonNullable<FurtherAction['look']>, ButtonVariant>> = {
  secondary: 'secondary',
  plain: 'ghost',
  danger: 'danger',
};

function FurtherButton({ id, item, running, onPress }: { id: string; item: FurtherAction } & Pressing) {
  const { say } = useFormScope();
  const holds = useCondition(item.when);
  const key = `action-${id}`;
  const busy = running === key;
  return (
    holds && (
      <PlainButton
        size="large"
        block
        variant={VARIANTS[item.look ?? 'secondary']}
        busy={busy}
        onClick={() =>
          onPress({ id: key, action: item.action, sends: item.sends ?? false, confirm: item.confirm })
        }
      >
        {say(busy ? (item.busy ?? item.label) : item.label)}
      </PlainButton>
    )
  );
}

type FormButtonsProps = { form: FormDocument; model: FormModel; onBack: (step?: string) => void } & Pressing;

/** The buttons of a form: back and next between steps, submitting in the last one, and further actions. */
export function FormButtons({ form, model, running, onPress, onBack }: FormButtonsProps) {
  const { say, announce } = useFormScope();
  const steps = usePart(model.form, 'steps');
  const waiting = usePart(model.form, 'waiting');
  const at = steps.findIndex(({ state }) => state === 'current');
  const leadsOn = at >= 0 && at < steps.length - 1;
  const busy = running === MAIN;
  const label = leadsOn ? (steps[at]?.next ?? 'form.next') : form.submit.label;
  const busyLabel = waiting ? 'form.waiting' : leadsOn ? label : (form.submit.busy ?? label);

  useEffect(() => {
    if (waiting && running !== undefined) announce(say('form.waiting'));
  }, [waiting, running, announce, say]);

  const { order, items } = form.actions ?? { order: [], items: {} };
  const further = order.flatMap((id) => {
    const item = items[id];
    // What sends the values stands beside submitting; anything else is at hand in every step.
    return item && !(leadsOn && item.sends) ? [{ id, item }] : [];
  });
  return (
    <div className="lv-form-buttons">
      <div className="lv-form-main">
        {at > 0 && (
          <PlainButton size="large" className="lv-form-back" onClick={() => onBack()}>
            {say('form.back')}
          </PlainButton>
        )}
        <PlainButton type="submit" variant="primary" size="large" block busy={busy}>
          {say(busy ? busyLabel : label)}
        </PlainButton>
      </div>
      {further.map(({ id, item }) => (
        <FurtherButton key={id} id={id} item={item} running={running} onPress={onPress} />
      ))}
    </div>
  );
}
