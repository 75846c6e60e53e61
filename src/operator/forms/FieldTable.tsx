import type { Problem } from '../api/types.ts';
import { useAnnounce } from '../parts/Announcer.tsx';
import type { FieldGroup } from '../documents/form-table.ts';
import { useReorder } from '../reorder/useReorder.ts';
import { dropPlace } from '../reorder/drop-place.ts';
import { say } from '../language/say.ts';
import { FieldRow } from './FieldRow.tsx';
import { GroupHead } from './GroupHead.tsx';

import { useFormEdits, type FormEdits } from './useFormEdits.ts';
import type { Structure } from './useStructure.ts';

type Shared = {
  form: string;
  structure: Structure;
  focused: string | null;
  problemsOf: (field: string) => Problem[];
  onAdd: (group: FieldGroup) => void;
};

/** The fields of a form in their groups. */
export const FieldTable = ({ groups, ...shared }: Shared & { groups: readonly FieldGroup[] }) => {
  const edits = useFormEdits(shared.form);
  return (
    <div className="op-field-groups">
      {groups.map((group, index) => (
        <GroupTable key={group.id} group={group} groups={groups} index={index} edits={edits} {...shared} />
      ))}
    </div>
  );
};

const columns = ['field', 'enabled', 'required', 'min', 'max', 'pattern', 'order'] as const;

/** The group of a form at a height of the page, and the place in it. */
function placeAt(y: number): { group: string; index: number } | undefined {
  for (const section of document.querySelectorAll<HTMLElement>('.op-group[data-group]')) {
    const { top, bottom } = section.getBoundingClientRect();
    if (y < top || y > bottom) continue;
    const rows = [...section.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
    return { group: section.dataset['group'] ?? '', index: dropPlace(rows, -1, y) };
  }
  return undefined;
}

const GroupTable = ({
  group,
  groups,
  index: place,
  edits,
  form,
  structure,
  focused,
  problemsOf,
  onAdd,
}: Shared & { group: FieldGroup; groups: readonly FieldGroup[]; index: number; edits: FormEdits }) => {
  const announce = useAnnounce();
  const [before, after] = [groups[place - 1], groups[place + 1]];
  const give = (index: number, to: FieldGroup, at: number): void => {
    const field = group.rows[index];
    if (!field) return;
    structure.moveField(field.name, field.label, { group: to.id, index: at }, to.label);
    announce(say('console.forms.movedTo', { field: field.label, group: to.label }));
  };
  const { list, row } = useReorder(
    group.rows.length,
    (from, to) => {
      const moving = group.rows[from];
      if (moving) edits.moveField(group.id, moving.label, moving.index, group.rows[to]?.index ?? to);
    },
    {
      before: before !== undefined,
      after: after !== undefined,
      leave: (index, step) => {
        const to = step < 0 ? before : after;
        if (to) give(index, to, step < 0 ? to.rows.length : 0);
      },
      dropAt: (index, y) => {
        const target = placeAt(y);
        const to = groups.find(({ id }) => id === target?.group);
        if (to && target && to.id !== group.id) give(index, to, target.index);
      },
    },
  );
  return (
    <section className="op-group" aria-label={group.label} data-group={group.id}>
      <GroupHead
        group={group}
        groups={groups}
        index={place}
        edits={edits}
        structure={structure}
        onAdd={onAdd}
      />
      <div className="op-table" role="table" aria-label={group.label}>
        <div role="rowgroup" className="op-table-head">
          <div role="row" className="op-row-grid">
            {columns.map((column) => (
              <span key={column} role="columnheader" data-column={column}>
                {say(`console.fields.${column}`)}
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
              structure={structure}
              order={row(index, field.label)}
              focused={focused === field.name}
              problems={problemsOf(field.name)}
            />
          ))}
        </div>
      </div>
      {group.rows.length === 0 && <p className="op-quiet">{say('console.fields.noFields')}</p>}
    </section>
  );
};
