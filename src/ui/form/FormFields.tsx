import { Fragment } from 'react';
import { useSnapshot } from 'valtio';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FormModel, ModeChoice } from '#engine/forms/index.ts';
import { FormGroup } from './FormGroup.tsx';
import { useFormScope } from './form-context.tsx';
import type { Summarise } from './lazy/FormSummary.tsx';
import { LazyPart } from './LazyPart.tsx';
import { ModeTabs } from './ModeTabs.tsx';
import { FormSummary, StepHead } from './parts.ts';

type FormFieldsProps = {
  form: FormDocument;
  model: FormModel;
  modes: readonly ModeChoice[];
  mode: string | undefined;
  onMode: ((mode: string) => void) | undefined;
  onBack: (step: string) => void;
  summarise: Summarise | undefined;
};

/** The visible part of a form: the tabs of its modes, the step, and its groups. */
export function FormFields({ form, model, modes, mode, onMode, onBack, summarise }: FormFieldsProps) {
  const { id, say } = useFormScope();
  const { layout, steps } = useSnapshot(model.form, { sync: true });
  const started = steps.length === 0 || steps[0]?.state === 'current';
  const panelId = `${id}-fields`;
  const tabs = started && modes.length > 1;
  // A phone's "next" key moves between typed or chosen values; check boxes at the end are skipped.
  const lastField = layout
    .flatMap(({ fields }) => fields)
    .findLast((name) => typeof model.field(name).value !== 'boolean');
  const last = steps.at(-1)?.state === 'ahead' ? undefined : lastField;
  const summaryAfter = layout.some(({ group }) => group === form.summary?.after)
    ? form.summary?.after
    : layout.at(-1)?.group;
  const starred = layout.some(({ fields }) =>
    fields.some((name) => {
      const { spec } = model.field(name);
      return spec.star || spec.requiredWhen !== undefined;
    }),
  );
  return (
    <>
      {started && form.intro !== undefined && <p className="lv-form-intro">{say(form.intro)}</p>}
      {tabs && <ModeTabs modes={modes} chosen={mode} onChoose={onMode} panelId={panelId} say={say} />}
      {steps.length > 1 && (
        <LazyPart say={say} fallback={<div className="lv-steps-loading" />}>
          <StepHead steps={steps} id={`${id}-step`} say={say} onBack={onBack} />
        </LazyPart>
      )}
      {starred && <p className="lv-form-required">{say('form.requiredNote')}</p>}
      <div
        id={panelId}
        className="lv-form-fields"
        {...(tabs && { role: 'tabpanel', 'aria-labelledby': `${panelId}-${mode}` })}
      >
        {layout.map((group) => (
          <Fragment key={group.group}>
            <FormGroup layout={group} group={form.groups[group.group]} last={last} />
            {form.summary && summarise && group.group === summaryAfter && (
              <LazyPart say={say}>
                <FormSummary summary={form.summary} model={model} summarise={summarise} say={say} />
              </LazyPart>
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}
