import type { Problem } from '../api/types.ts';
import type { FieldGroup } from '../documents/form-table.ts';
import { Button } from '../parts/Button.tsx';
import { useReorder } from '../reorder/useReorder.ts';
import { texts } from '../texts.ts';
import { useRights } from '../workspace/WorkspaceContext.tsx';
import { FieldRow } from './FieldRow.tsx';
import { useFormEdits, type FormEdits } from './useFormEdits.ts';

type Shared = { form: string; focused: string | null; problemsOf: (field: string) => Problem[] };

/** The fields of a form in their groups. */
export const FieldTable = ({ groups, ...shared }: Shared & { groups: readonly FieldGroup[] }) => {
  const edits = useFormEdits(shared.form);
  return (
    <div className="op-field-groups">
      {groups.map((group) => (
        <GroupTable key={group.id} group={group} edits={edits} {...shared} />
      ))}
    </div>
  );
};

const columns = ['field', 'enabled', 'required', 'min', 'max', 'pattern', 'order'] as const;

const GroupTable = ({
  group,
  edits,
  form,
  focused,
  problemsOf,
}: Shared & { group: FieldGroup; edits: FormEdits }) => {
  const rights = useRights('form');
  const { list, row } = useReorder(group.rows.length, (from, to) => {
    const moving = group.rows[from];
    if (moving) edits.moveField(group.id, moving.label, moving.index, group.rows[to]?.index ?? to);
  });
  const order = edits.orderOrigin(group.id);
  return (
    <section className="op-group" aria-label={group.label}>
      <header className="op-group-head">
        <h2>{group.label}</h2>
        {order.set && (
          <>
            <span className="op-chip op-chip-accent">
              {texts.forms.order}: {texts.inheritance.set.toLowerCase()}
            </span>
            {rights.edit && (
              <Button look="quiet" icon="reset" onPress={() => edits.resetOrder(group.id)}>
                {texts.inheritance.resetOrder}
              </Button>
            )}
          </>
        )}
      </header>
      <div className="op-table" role="table" aria-label={group.label}>
        <div role="rowgroup" className="op-table-head">
          <div role="row" className="op-row-grid">
            {columns.map((column) => (
              <span key={column} role="columnheader" data-column={column}>
                {texts.forms[column]}
              </span>
            ))}
          </div>
        </div>
        <div role="rowgroup" ref={list}>
          {group.rows.map((field, index) => (
            <FieldRow
              key={field.name}
              form={form}
              field={field}
              edits={edits}
              order={row(index, field.label)}
              focused={focused === field.name}
              problems={problemsOf(field.name)}
            />
          ))}
        </div>
      </div>
      {group.rows.length === 0 && <p className="op-quiet">{texts.forms.noFields}</p>}
    </section>
  );
};
