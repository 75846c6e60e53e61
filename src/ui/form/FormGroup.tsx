import { memo } from 'react';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FieldName, GroupLayout } from '#engine/forms/index.ts';
import { Field } from './Field.tsx';
import { useFormScope, type FormScope } from './form-context.tsx';
import { LazyPart } from './LazyPart.tsx';
import { RepeatedRows } from './parts.ts';

type FormGroupProps = {
  layout: GroupLayout;
  group: FormDocument['groups'][string] | undefined;
  /** The last field of the form. */
  last: FieldName | undefined;
};

const NARROW = new Set<unknown>(['half', 'third']);

/** React looks at all children of a parent when one of them changes; of a very long group only at those of one run. */
const RUN = 50;

const runsOf = (fields: readonly FieldName[]): (readonly FieldName[])[] =>
  Array.from({ length: Math.ceil(fields.length / RUN) }, (_, run) =>
    fields.slice(run * RUN, (run + 1) * RUN),
  );

type RunProps = { names: readonly FieldName[]; last: FieldName | undefined; scope: FormScope };

const FieldRun = memo(function FieldRun({ names, last, scope }: RunProps) {
  return names.map((name) => <Field key={name} scope={scope} name={name} last={name === last} />);
});

/** The visible fields of a group under its heading, side by side from 640 px of the form's own width up. */
export const FormGroup = memo(function FormGroup({ layout, group, last }: FormGroupProps) {
  const scope = useFormScope();
  const { model, id, say } = scope;
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
      {group?.repeat ? (
        <LazyPart say={say} fallback={<div className="lv-rows-loading" />}>
          <RepeatedRows
            group={layout.group}
            repeat={group.repeat}
            names={layout.fields}
            columns={columns}
            last={last}
            scope={scope}
          />
        </LazyPart>
      ) : (
        <div className={grid ? 'lv-form-group lv-form-grid' : 'lv-form-group'} data-columns={columns}>
          {runsOf(layout.fields).map((names, run) => (
            // oxlint-disable-next-line react/no-array-index-key -- runs have no name; a field that changes its run is drawn anew
            <FieldRun key={run} names={names} last={last} scope={scope} />
          ))}
        </div>
      )}
    </div>
  );
});
