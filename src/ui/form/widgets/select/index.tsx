import './select.css';
import { memo } from 'react';
import type { FieldOption } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import { NOT_APPLICABLE, type FieldWidget, type WidgetProps } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { optionLabel } from '../../fields/option-text.ts';
import { useStartText } from '../../fields/use-field-state.ts';

const Options = memo(function Options({ options, say }: { options: readonly FieldOption[]; say: Say }) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {optionLabel(option, say)}
    </option>
  ));
});

/** A native list: phones show their own picker, and typing finds an entry. */
function SelectField({ spec, field, control }: WidgetProps) {
  const start = useStartText(field);
  const { say } = useFormScope();
  const { placeholder, enterKeyHint: _, ...attributes } = control;
  return (
    <select
      className="lv-control lv-select lv-select-arrow"
      {...attributes}
      defaultValue={start}
      onChange={field.typed}
    >
      <option value="">{placeholder ?? say('form.select.choose')}</option>
      {spec.options && <Options options={spec.options} say={say} />}
    </select>
  );
}

export const widget: FieldWidget = {
  rank: (spec) => (spec.input === 'select' ? 10 : NOT_APPLICABLE),
  view: SelectField,
  native: true,
};
