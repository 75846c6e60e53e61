import { memo } from 'react';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FieldName, GroupLayout } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import { Field } from './Field.tsx';

type FormGroupProps = {
  layout: GroupLayout;
  group: FormDocument['groups'][string] | undefined;
  /** The last field of the form. */
  last: FieldName | undefined;
  say: Say;
};

/** The visible fields of a group under its heading, side by side from 640 px of the form's own width up. */
export const FormGroup = memo(function FormGroup({ layout, group, last, say }: FormGroupProps) {
  const fields = layout.fields.map((name) => <Field key={name} name={name} last={name === last} />);
  const columns = group?.columns ?? 1;
  if (group?.label === undefined) {
    return (
      <div className="lv-form-group" data-columns={columns}>
        {fields}
      </div>
    );
  }
  return (
    <fieldset className="lv-form-set">
      <legend>{say(group.label)}</legend>
      <div className="lv-form-group" data-columns={columns}>
        {fields}
      </div>
    </fieldset>
  );
});
