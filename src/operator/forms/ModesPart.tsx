import { useState } from 'react';
import { own, type Json } from '#engine/json/json.ts';
import { ConditionEditor } from '../conditions/ConditionEditor.tsx';
import { fieldName } from '../documents/form-table.ts';
import { moved } from '../documents/order.ts';
import { nameOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { Picker } from '../parts/Picker.tsx';
import { useReorder } from '../reorder/useReorder.ts';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { usePackDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import { SequenceRow } from './SequenceRow.tsx';
import { say } from '../language/say.ts';
import type { Structure } from './useStructure.ts';

type As = 'usual' | 'require' | 'omit';

const ways = (['usual', 'require', 'omit'] satisfies As[]).map((id) => ({
  id,
  name: say(`console.forms.modeAs.${id}`),
  hint: '',
}));

/** The ways to fill a form in: in which sequence they are offered, and which fields each leaves out or requires. */
export const ModesPart = ({ structure }: { structure: Structure }) => {
  const documents = usePackDocuments();
  const rights = useRights('form');
  const [open, setOpen] = useState<string>();
  const { form, set, addMode, removeMode } = structure;
  const modes = form?.modes ?? {};
  const order = form?.modeOrder ?? Object.keys(modes);
  const nameOfMode = (id: string): string => nameOf(documents, own(modes, id)?.label) ?? id;
  const { list, row } = useReorder(order.length, (from, to) =>
    set(
      say('console.forms.edit', { field: say('console.forms.modes'), what: nameOfMode(order[from] ?? '') }),
      ['modeOrder'],
      moved(order, from, to),
    ),
  );
  if (!form) return null;
  return (
    <section className="op-form-part" aria-labelledby="modes-title">
      <header className="op-group-head">
        <h2 id="modes-title">{say('console.forms.modes')}</h2>
        <span className="op-quiet">
          {order.length > 0 ? say('console.forms.modesLead') : say('console.forms.noModes')}
        </span>
        <span className="op-bar-gap" />
        {rights.edit && (
          <Button icon="plus" onPress={addMode}>
            {say('console.forms.addMode')}
          </Button>
        )}
      </header>
      {order.length > 0 && (
        <div className="op-table op-steps" ref={list}>
          {order.map((id, index) => {
            const name = nameOfMode(id);
            return (
              <SequenceRow
                key={id}
                id={id}
                name={name}
                order={row(index, name)}
                head={
                  <>
                    <strong>{name}</strong> <code>{id}</code>
                  </>
                }
                locked={!rights.edit}
                remove={{
                  label: say('console.forms.removeMode', { mode: name }),
                  onPress: () => removeMode(id, name),
                }}
                settings={{
                  label: say('console.forms.modeSettings', { mode: name }),
                  open: open === id,
                  onToggle: () => setOpen(open === id ? undefined : id),
                }}
              >
                {open === id && (
                  <ModeDetail structure={structure} mode={id} name={name} locked={!rights.edit} />
                )}
              </SequenceRow>
            );
          })}
        </div>
      )}
    </section>
  );
};

const ModeDetail = ({
  structure: { form, key, set },
  mode: id,
  name,
  locked,
}: {
  structure: Structure;
  mode: string;
  name: string;
  locked: boolean;
}) => {
  const documents = usePackDocuments();
  const mode = form && own(form.modes ?? {}, id);
  if (!form || !mode) return null;
  const as = (field: string): As =>
    mode.omit?.includes(field) ? 'omit' : mode.require?.includes(field) ? 'require' : 'usual';
  const choose = (field: string, way: As): void => {
    const lists = { omit: mode.omit ?? [], require: mode.require ?? [] };
    const without = (list: readonly string[]) => list.filter((other) => other !== field);
    const next = {
      omit: way === 'omit' ? [...without(lists.omit), field] : without(lists.omit),
      require: way === 'require' ? [...without(lists.require), field] : without(lists.require),
    };
    const lines = Object.entries(next).filter(([, list]) => list.length > 0);
    const { omit: _omit, require: _require, ...rest } = mode;
    set(say('console.forms.modeField', { field, mode: name }), ['modes', id], {
      ...rest,
      ...Object.fromEntries(lines),
    } as unknown as Json);
  };
  const shown = form.order.flatMap((group) => own(form.groups, group)?.order ?? []);
  return (
    <div className="op-detail">
      <WordsEditor
        label={say('console.forms.modeLabel')}
        of={name}
        place={{ key, path: ['modes', id, 'label'], name: `form.${form.id}.mode.${id}` }}
        locked={locked}
      />
      <ConditionEditor
        label={say('console.forms.modeWhen')}
        value={mode.when as Json | undefined}
        isDisabled={locked}
        onChange={(when) =>
          set(
            say('console.forms.edit', { field: name, what: say('console.forms.modeWhen') }),
            ['modes', id, 'when'],
            when,
          )
        }
      />
      <table className="op-uses">
        <thead>
          <tr>
            <th scope="col">{say('console.forms.field')}</th>
            <th scope="col">{say('console.forms.inMode')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((field) => (
            <tr key={field}>
              <td>
                {fieldName(documents, form, field)} <code className="op-id">{field}</code>
              </td>
              <td>
                <Picker
                  label={say('console.forms.modeField', {
                    field: fieldName(documents, form, field),
                    mode: name,
                  })}
                  value={as(field)}
                  options={ways}
                  disabled={locked}
                  onChange={(way) => choose(field, way as As)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
