import './checkbox.css';
import type { FieldSpec } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../../fields/field-widget.ts';
import { InRow } from '../../fields/InRow.tsx';
import { useFormScope } from '../../form-context.tsx';

/** Placeholder of the link while its sentence is composed; a private-use character that no text contains. */
const LINK = '\uE000';

/** Text before and after the link; a label without {{link}} has it at its end. */
const aroundLink = (spec: FieldSpec, say: Say): [before: string, after: string] => {
  const [before = '', after] = say(spec.label, { ...spec.textValues, link: LINK }).split(LINK);
  return after === undefined ? [`${before} `, ''] : [before, after];
};

function CheckboxField({ spec, field, control }: WidgetProps) {
  const { say, onAction } = useFormScope();
  const { link } = spec;
  const [before, after] = link ? aroundLink(spec, say) : [say(spec.label, spec.textValues), ''];
  const { placeholder: _, autoComplete: __, enterKeyHint: ___, ...attributes } = control;
  return (
    <div className="lv-check">
      <input
        {...attributes}
        type="checkbox"
        className="lv-check-box"
        // Includes the link's text in the accessible name; the label element lacks it.
        aria-labelledby={link && `${control.id}-label`}
        defaultChecked={field.state.value === true}
        onChange={field.ticked}
      />
      <span id={`${control.id}-label`}>
        <label htmlFor={control.id}>
          {spec.star && (
            <span className="lv-field-star" aria-hidden="true">
              *
            </span>
          )}
          {spec.row && <InRow row={spec.row} say={say} />}
          {before}
        </label>
        {link && (
          <button type="button" className="lv-form-link" onClick={() => onAction(link.action)}>
            {say(link.label)}
          </button>
        )}
        {after !== '' && <label htmlFor={control.id}>{after}</label>}
      </span>
    </div>
  );
}

export const widget: FieldWidget = {
  rank: (spec) => (spec.input === 'checkbox' ? 10 : NOT_APPLICABLE),
  view: CheckboxField,
  ownLabel: true,
  native: true,
};
