import { useId, useState } from 'react';
import { own, type Json } from '#engine/json/json.ts';
import { ConditionEditor } from '../conditions/ConditionEditor.tsx';
import { stepOf } from '../documents/form-structure.ts';
import type { FieldGroup } from '../documents/form-table.ts';
import { nameOf } from '../documents/reader.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Picker } from '../parts/Picker.tsx';
import { Segments } from '../parts/Segments.tsx';
import { say } from '../language/say.ts';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { usePackDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import { useFormFacts } from './FieldConditions.tsx';

import type { FormEdits } from './useFormEdits.ts';
import type { Structure } from './useStructure.ts';

// No id of a step.
const NONE = '*';

/** Head of a group with its actions: add fields, step, place, settings. */
export const GroupHead = ({
  group,
  groups,
  index,
  edits,
  structure,
  onAdd,
}: {
  group: FieldGroup;
  groups: readonly FieldGroup[];
  index: number;
  edits: FormEdits;
  structure: Structure;
  onAdd: (group: FieldGroup) => void;
}) => {
  const documents = usePackDocuments();
  const rights = useRights('form');
  const [open, setOpen] = useState(false);
  const settingsId = useId();
  const { form, key, setStep, moveGroup, removeGroup } = structure;
  const order = edits.orderOrigin(group.id);
  const document = documents[key];
  const steps = form?.steps;
  return (
    <>
      <header className="op-group-head">
        <h2>{group.label}</h2>
        {order.set && (
          <span className="op-chip op-chip-accent">{`${say('console.fields.order')}: ${say('console.inheritance.set').toLowerCase()}`}</span>
        )}
        {order.set && rights.edit && (
          <Button look="quiet" icon="reset" onPress={() => edits.resetOrder(group.id)}>
            {say('console.inheritance.resetOrder')}
          </Button>
        )}
        <span className="op-bar-gap" />
        {steps && document && (
          <div className="op-group-step">
            <Picker
              label={say('console.forms.inStep', { group: group.label })}
              value={stepOf(document, group.id) ?? NONE}
              disabled={!rights.edit}
              options={[
                ...steps.order.map((id) => ({
                  id,
                  name: nameOf(documents, own(steps.items, id)?.label) ?? id,
                  hint: id,
                })),
                { id: NONE, name: say('console.forms.noStep'), hint: '' },
              ]}
              onChange={(step) => setStep(group.id, group.label, step === NONE ? undefined : step)}
            />
          </div>
        )}
        {rights.edit && (
          <>
            <IconButton
              icon="up"
              label={say('console.reorder.up', { name: group.label })}
              isDisabled={index === 0}
              onPress={() => moveGroup(group.label, index, index - 1)}
            />
            <IconButton
              icon="down"
              label={say('console.reorder.down', { name: group.label })}
              isDisabled={index === groups.length - 1}
              onPress={() => moveGroup(group.label, index, index + 1)}
            />
            <Button icon="plus" onPress={() => onAdd(group)}>
              {say('console.forms.addField')}
              <span className="op-unseen">: {group.label}</span>
            </Button>
          </>
        )}
        <IconButton
          icon="more"
          label={say('console.forms.groupSettings', { group: group.label })}
          aria-expanded={open}
          aria-controls={settingsId}
          onPress={() => setOpen(!open)}
        />
      </header>
      <div id={settingsId}>
        {open && (
          <GroupSettings group={group} structure={structure} locked={!rights.edit}>
            {rights.edit && groups.length > 1 && (
              <div>
                <Button look="danger" icon="bin" onPress={() => removeGroup(group.id, group.label)}>
                  {say('console.forms.removeGroup', { group: group.label })}
                </Button>
                <p className="op-hint">{say('console.forms.removeGroupHint')}</p>
              </div>
            )}
          </GroupSettings>
        )}
      </div>
    </>
  );
};

const COLUMNS = ['1', '2', '3'] as const;

const GroupSettings = ({
  group: { id, label },
  structure,
  locked,
  children,
}: {
  group: FieldGroup;
  structure: Structure;
  locked: boolean;
  children: React.ReactNode;
}) => {
  const facts = useFormFacts(structure);
  const { form, key, set } = structure;
  const group = form && own(form.groups, id);
  if (!form || !group) return null;
  const place = (what: string) => ({
    key,
    path: ['groups', id, what],
    name: `form.${form.id}.group.${id}.${what}`,
  });
  return (
    <div className="op-detail">
      <WordsEditor
        label={say('console.forms.groupLabel')}
        of={label}
        place={place('label')}
        locked={locked}
        optional
        start={label}
      />
      <WordsEditor
        label={say('console.forms.groupHelp')}
        of={label}
        place={place('help')}
        locked={locked}
        optional
        start={label}
      />
      <div className="op-setting">
        <span aria-hidden="true">{say('console.forms.columns')}</span>
        <Segments
          label={say('console.forms.edit', { field: label, what: say('console.forms.columns') })}
          value={COLUMNS[(group.columns ?? 1) - 1] ?? '1'}
          options={COLUMNS.map((columns) => ({ id: columns, name: columns }))}
          disabled={locked}
          onChange={(columns) =>
            set(
              say('console.forms.edit', { field: label, what: say('console.forms.columns') }),
              ['groups', id, 'columns'],
              columns === '1' ? undefined : Number(columns),
            )
          }
        />
      </div>
      <ConditionEditor
        label={say('console.forms.groupWhen')}
        value={group.when as Json | undefined}
        extraFacts={facts}
        isDisabled={locked}
        onChange={(when) =>
          set(
            say('console.forms.edit', { field: label, what: say('console.forms.groupWhen') }),
            ['groups', id, 'when'],
            when,
          )
        }
      />
      {children}
    </div>
  );
};
