import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FormModel } from '#engine/forms/index.ts';
import { PlainButton } from '#ui/primitives/PlainButton.tsx';
import { useFormScope } from './form-context.tsx';
import { LazyPart } from './LazyPart.tsx';
import { FurtherButtons } from './parts.ts';
import { MAIN, type FormButton } from './use-sending.ts';

type Pressing = {
  /** Id of the button whose action runs. */
  running: string | undefined;
  onPress: (button: FormButton) => void;
};

type FormButtonsProps = { form: FormDocument; model: FormModel; onBack: (step?: string) => void } & Pressing;

/** The buttons of a form: back and next between steps, submitting in the last one, and further actions. */
export function FormButtons({ form, model, running, onPress, onBack }: FormButtonsProps) {
  const { say, announce } = useFormScope();
  const { steps, waiting } = useSnapshot(model.form, { sync: true });
  const at = steps.findIndex(({ state }) => state === 'current');
  const leadsOn = at >= 0 && at < steps.length - 1;
  const busy = running === MAIN;
  const label = leadsOn ? (steps[at]?.next ?? 'form.next') : form.submit.label;
  const busyLabel = waiting ? 'form.waiting' : leadsOn ? label : (form.submit.busy ?? label);

  useEffect(() => {
    if (waiting && running !== undefined) announce(say('form.waiting'));
  }, [waiting, running, announce, say]);

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
      {form.actions && (
        <LazyPart say={say}>
          <FurtherButtons actions={form.actions} leadsOn={leadsOn} running={running} onPress={onPress} />
        </LazyPart>
      )}
    </div>
  );
}
