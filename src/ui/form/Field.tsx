import { memo, Suspense, useMemo, type ReactNode } from 'react';
import type { FieldSpec } from '#engine/forms/index.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { Say } from '#ui/text/use-text.ts';
import { FieldBoundary } from './fields/FieldBoundary.tsx';
import { handleOf } from './fields/field-handle.ts';
import { InRow } from './fields/InRow.tsx';
import { listsRequirements, messageOf, ruleText } from './fields/field-message.ts';
import type { FormScope } from './form-context.tsx';
import type { FieldWidget, WidgetProps } from './fields/field-widget.ts';
import { useFieldView } from './fields/use-field-view.ts';
import { widgetOf } from './widgets.ts';

const Requirements = lazyView(async () => (await import('./requirements/Requirements.tsx')).Requirements);

/** Labels of required fields begin with a star (specification section 5). */
const starred = (spec: FieldSpec, text: string): string => (spec.star ? `* ${text}` : text);

const labelFor = (spec: FieldSpec, id: string, say: Say): ReactNode => (
  <label className="lv-field-label" htmlFor={id}>
    {spec.star && (
      <span className="lv-field-star" aria-hidden="true">
        *
      </span>
    )}
    {spec.row ? <InRow row={spec.row} say={say} /> : null}
    {say(spec.label, spec.textValues)}
  </label>
);

/** Help text below a valid field; the rule of a new password comes first. */
const helpOf = (spec: FieldSpec, say: Say): string =>
  [ruleText(spec, say), spec.help && say(spec.help, spec.textValues)].filter(Boolean).join(' ');

const drawn = ({ view: View, lazy }: FieldWidget, props: WidgetProps, say: Say): ReactNode =>
  lazy ? (
    <FieldBoundary say={say}>
      <Suspense fallback={<div className="lv-control lv-control-loading" />}>
        <View {...props} />
      </Suspense>
    </FieldBoundary>
  ) : (
    <View {...props} />
  );

type FieldProps = {
  /** A prop, not a context: a change of one field would otherwise rerender its neighbours. */
  scope: FormScope;
  name: string;
  last: boolean;
};

/**
 * One field: label, widget, and below it the error or the help. Rerenders only for its own changes, never for a key: the control
 * holds the typed text.
 */
export const Field = memo(function Field({ scope, name, last }: FieldProps) {
  const { model, id: formId, say } = scope;
  const field = handleOf(model, name);
  const { spec, error, checking, disabled } = useFieldView(field);
  const widget = widgetOf(spec);
  const id = `${formId}-${name}`;
  const wrong = error !== undefined;
  // A password's rule spans several lines; hiding it during a check would move the elements below under the pointer.
  const asking = checking && !spec.strength;
  const invalid = wrong && !widget.native;
  const listed = listsRequirements(spec);
  // Memoised elements are not rendered again when a message appears or disappears.
  const [label, view] = useMemo(() => {
    const props: WidgetProps = {
      spec,
      field,
      control: {
        ref: widget.native ? field.attachMarked : field.attach,
        id,
        name,
        placeholder: spec.placeholder && starred(spec, say(spec.placeholder, spec.textValues)),
        autoComplete: spec.autocomplete,
        enterKeyHint: last ? 'go' : 'next',
        disabled: disabled || undefined,
        'aria-required': spec.required || undefined,
        'aria-invalid': invalid || undefined,
        'aria-describedby': listed ? `${id}-note ${id}-rule` : `${id}-note`,
      },
    };
    return [!widget.ownLabel && labelFor(spec, id, say), drawn(widget, props, say)];
  }, [widget, spec, field, id, name, last, disabled, invalid, listed, say]);

  return (
    <div className="lv-field" data-field={name} data-width={spec.width} aria-busy={checking || undefined}>
      {label}
      {view}
      {listed && (
        <Suspense fallback={<div className="lv-requirements-room" />}>
          <Requirements id={`${id}-rule`} spec={spec} field={field} />
        </Suspense>
      )}
      <p id={`${id}-note`} className={wrong ? 'lv-field-error' : 'lv-field-help'}>
        {error ? messageOf(spec, error, scope) : asking ? say('form.checking') : helpOf(spec, say)}
      </p>
    </div>
  );
});
