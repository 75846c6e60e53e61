import { useState } from 'react';
import { own } from '#engine/json/json.ts';
import { groupName } from '../documents/form-table.ts';
import { nameOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { useReorder } from '../reorder/useReorder.ts';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { usePackDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import { SequenceRow } from './SequenceRow.tsx';
import { say } from '../language/say.ts';
import type { Structure } from './useStructure.ts';

const words = [
  { what: 'label', name: say('console.forms.stepLabel'), optional: false },
  { what: 'help', name: say('console.forms.stepHelp'), optional: true },
  { what: 'next', name: say('console.forms.stepNext'), optional: true },
] as const;

/** Steps of a form, with their groups and texts. */
export const StepsPart = ({ structure }: { structure: Structure }) => {
  const documents = usePackDocuments();
  const rights = useRights('form');
  const [open, setOpen] = useState<string>();
  const { form, key, addStep, removeStep, moveStep, stopSteps } = structure;
  const order = form?.steps?.order ?? [];
  const nameOfStep = (id: string): string =>
    nameOf(documents, own(form?.steps?.items ?? {}, id)?.label) ?? id;
  const { list, row } = useReorder(order.length, (from, to) =>
    moveStep(nameOfStep(order[from] ?? ''), from, to),
  );
  if (!form) return null;
  return (
    <section className="op-form-part" aria-labelledby="steps-title">
      <header className="op-group-head">
        <h2 id="steps-title">{say('console.forms.steps')}</h2>
        <span className="op-quiet">
          {order.length > 0 ? say('console.forms.stepsLead') : say('console.forms.noSteps')}
        </span>
        <span className="op-bar-gap" />
        {rights.edit && order.length > 0 && (
          <Button look="quiet" onPress={stopSteps}>
            {say('console.forms.stopSteps')}
          </Button>
        )}
        {rights.edit && (
          <Button icon="plus" onPress={addStep}>
            {order.length > 0 ? say('console.forms.addStep') : say('console.forms.inSteps')}
          </Button>
        )}
      </header>
      {order.length > 0 && (
        <div className="op-table op-steps" ref={list}>
          {order.map((id, index) => {
            const name = nameOfStep(id);
            const groups = own(form.steps?.items ?? {}, id)?.groups ?? [];
            return (
              <SequenceRow
                key={id}
                id={id}
                name={name}
                order={row(index, name)}
                head={
                  <div>
                    <strong>
                      {index + 1}. {name}
                    </strong>
                    <p className="op-quiet">
                      {groups.length === 0
                        ? say('console.forms.noGroups')
                        : groups.map((group) => groupName(documents, form, group)).join(', ')}
                    </p>
                  </div>
                }
                locked={!rights.edit}
                remove={{
                  label: say('console.forms.removeStep', { step: name }),
                  onPress: () => removeStep(id, name),
                }}
                settings={{
                  label: say('console.forms.stepSettings', { step: name }),
                  open: open === id,
                  onToggle: () => setOpen(open === id ? undefined : id),
                }}
              >
                {open === id && (
                  <div className="op-detail">
                    {words.map(({ what, name: label, optional }) => (
                      <WordsEditor
                        key={what}
                        label={label}
                        of={name}
                        place={{
                          key,
                          path: ['steps', 'items', id, what],
                          name: `form.${form.id}.step.${id}.${what}`,
                        }}
                        locked={!rights.edit}
                        optional={optional}
                        start={name}
                      />
                    ))}
                  </div>
                )}
              </SequenceRow>
            );
          })}
        </div>
      )}
    </section>
  );
};
