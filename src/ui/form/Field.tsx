import { memo, Suspense, useSyncExternalStore, type FocusEvent } from 'react';
import { errorText, type FieldError, type FieldSpec } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import { FieldBoundary } from './FieldBoundary.tsx';
import { handleOf } from './field-handle.ts';
import { useFormScope, type FormScope } from './form-context.tsx';
import type { WidgetProps } from './field-widget.ts';
import { widgetOf } from './widgets.ts';

/** A required field's texts begin with a star (specification section 5). */
const starred = (spec: FieldSpec, text: string): string => (spec.star ? `* ${text}` : text);

const messageOf = (spec: FieldSpec, error: FieldError, say: Say): string => {
  const { key, params } = errorText(spec, error);
  return say(key, params);
};

const leaveField =
  ({ model, say, announce }: FormScope, name: string) =>
  (event: FocusEvent<HTMLElement>) => {
    // Another control of the same field, or another window: the player has not left.
    if (event.currentTarget.contains(event.relatedTarget) || document.activeElement === event.target) return;
    model.leave(name);
    const { spec, error } = model.field(name);
    if (error)
      announce(say('form.fieldError', { label: say(spec.label), message: messageOf(spec, error, say) }));
  };

const FieldLabel = memo(function FieldLabel({
  spec,
  htmlFor,
  say,
}: {
  spec: FieldSpec;
  htmlFor: string;
  say: Say;
}) {
  return (
    <label className="lv-field-label" htmlFor={htmlFor}>
      {spec.star && (
        <span className="lv-field-star" aria-hidden="true">
          *
        </span>
      )}
      {say(spec.label)}
    </label>
  );
});

/** One field: label, widget, and the line beneath it for its error, or else its help. Draws again only for itself. */
export const Field = memo(function Field({ name, last }: { name: string; last: boolean }) {
  const scope = useFormScope();
  const { model, id: formId, say } = scope;
  const field = handleOf(model, name);
  const { spec, error, checking } = useSyncExternalStore(field.subscribe, field.view);
  const widget = widgetOf(spec);
  const id = `${formId}-${name}`;
  const note = error ? messageOf(spec, error, say) : spec.help && say(spec.help);

  const props: WidgetProps = {
    spec,
    field,
    control: {
      ref: field.attach,
      id,
      name,
      placeholder: spec.placeholder === undefined ? undefined : starred(spec, say(spec.placeholder)),
      autoComplete: spec.autocomplete,
      enterKeyHint: last ? 'go' : 'next',
      'aria-required': spec.required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': note ? `${id}-note` : undefined,
    },
  };
  const View = widget.view;
  return (
    <div
      className={error ? 'lv-field lv-field-wrong' : 'lv-field'}
      data-width={spec.width}
      aria-busy={checking || undefined}
      onBlur={leaveField(scope, name)}
    >
      {!widget.ownLabel && <FieldLabel spec={spec} htmlFor={id} say={say} />}
      {widget.lazy ? (
        <FieldBoundary say={say}>
          <Suspense fallback={<div className="lv-control lv-control-loading" />}>
            <View {...props} />
          </Suspense>
        </FieldBoundary>
      ) : (
        <View {...props} />
      )}
      <p id={`${id}-note`} className={error ? 'lv-field-error' : 'lv-field-help'}>
        {note}
      </p>
    </div>
  );
});
