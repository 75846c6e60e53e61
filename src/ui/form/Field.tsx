import { memo, Suspense, useSyncExternalStore } from 'react';
import type { FieldSpec } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import { FieldBoundary } from './FieldBoundary.tsx';
import { handleOf } from './field-handle.ts';
import { messageOf } from './field-message.ts';
import { useFormScope } from './form-context.tsx';
import type { WidgetProps } from './field-widget.ts';
import { widgetOf } from './widgets.ts';

/** A required field's texts begin with a star (specification section 5). */
const starred = (spec: FieldSpec, text: string): string => (spec.star ? `* ${text}` : text);

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
      {say(spec.label, spec.textValues)}
    </label>
  );
});

/** One field: label, widget, and the line beneath it for its error, or else its help. Draws again only for itself. */
export const Field = memo(function Field({ name, last }: { name: string; last: boolean }) {
  const scope = useFormScope();
  const { model, id: formId, say } = scope;
  const field = handleOf(model, name);
  const { spec, error, checking, disabled } = useSyncExternalStore(field.subscribe, field.view);
  const widget = widgetOf(spec);
  const id = `${formId}-${name}`;

  const props: WidgetProps = {
    spec,
    field,
    control: {
      ref: field.attach,
      id,
      name,
      placeholder: spec.placeholder && starred(spec, say(spec.placeholder, spec.textValues)),
      autoComplete: spec.autocomplete,
      enterKeyHint: last ? 'go' : 'next',
      disabled: disabled || undefined,
      'aria-required': spec.required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': `${id}-note`,
    },
  };
  const View = widget.view;
  return (
    <div className="lv-field" data-field={name} data-width={spec.width} aria-busy={checking || undefined}>
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
        {error
          ? messageOf(spec, error, scope)
          : checking
            ? say('form.checking')
            : spec.help && say(spec.help, spec.textValues)}
      </p>
    </div>
  );
});
