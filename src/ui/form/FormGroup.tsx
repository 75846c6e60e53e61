import { memo } from 'react';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FieldName, GroupLayout } from '#engine/forms/index.ts';
import { Field } from './Field.tsx';
import { useFormScope } from './form-context.tsx';

type FormGroupProps = {
  layout: GroupLayout;
  group: FormDocument['groups'][string] | undefined;
  /** The last field of the form. */
  last: FieldName | undefined;
};

const NARROW = new Set<unknown>(['half', 'third']);

/** The visible fields of a group under its heading, side by side from 640 px of the form's own width up. */
export const FormGroup = memo(function FormGroup({ layout, group, last }: FormGroupProps) {
  const { model, id, say } = useFormScope();
  const headingId = group?.label === undefined ? undefined : `${id}-group-${layout.group}`;
  const columns = group?.columns ?? 1;
  // Fields in one column need no grid, which costs time with each message in a form of a thousand.
  const grid = columns > 1 || layout.fields.some((name) => NARROW.has(model.field(name).spec.width));
  // One element with and without a heading: a group that gets one keeps its controls.
  return (
    <div className="lv-form-set" role={headingId && 'group'} aria-labelledby={headingId}>
      {group?.label !== undefined && (
        <p id={headingId} className="lv-form-heading">
          {say(group.label)}
        </p>
      )}
      {group?.help !== undefined && <p className="lv-form-help">{say(group.help)}</p>}
      <div className={grid ? 'lv-form-group lv-form-grid' : 'lv-form-group'} data-columns={columns}>
        {layout.fields.map((name) => (
          <Field key={name} name={name} last={name === last} />
        ))}
      </div>
    </div>
  );
});
