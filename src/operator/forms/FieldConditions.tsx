import { useMemo } from 'react';
import type { FormField } from '#contract/generated/documents.ts';
import { formFieldFacts } from '#engine/conditions/fact-catalogue.ts';
import { own, type Json } from '#engine/json/json.ts';
import { ConditionEditor } from '../conditions/ConditionEditor.tsx';
import { fieldName } from '../documents/form-table.ts';
import { Picker } from '../parts/Picker.tsx';
import { say } from '../language/say.ts';
import { usePackDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import type { Structure } from './useStructure.ts';

type Policy = NonNullable<FormField['whenHidden']>;

const policies: readonly Policy[] = ['omit', 'keep', 'clear'];

/** The facts that conditions in a form may read beside those of everywhere: its other fields, under their labels. */
export function useFormFacts({ form }: Structure, without?: string) {
  const documents = usePackDocuments();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(formFieldFacts(form))
          .filter(([name]) => name !== without)
          .map(([name, fact]) => [name, { title: fieldName(documents, form, name), ...fact }]),
      ),
    [documents, form, without],
  );
}

/** Conditions under which a field shows, is required and enabled, and the fate of its value while hidden. */
export const FieldConditions = ({
  structure,
  field: name,
  label,
}: {
  structure: Structure;
  field: string;
  label: string;
}) => {
  const locked = !useRights('form').edit;
  const facts = useFormFacts(structure, name);
  const { form, set } = structure;
  const field = form && own(form.fields, name);
  if (!form || !field) return null;
  const group = Object.values(form.groups).find(({ order }) => order.includes(name));
  const hides = field.when !== undefined || group?.when !== undefined || field.whenHidden !== undefined;
  return (
    <div className="op-form-conditions">
      {(['when', 'requiredWhen', 'enabledWhen'] as const).map((what) =>
        what === 'requiredWhen' && field.requiredWhen === undefined && locked ? null : (
          <ConditionEditor
            key={what}
            label={say(`console.forms.${what}`)}
            value={field[what] as Json | undefined}
            extraFacts={facts}
            isDisabled={locked}
            {...(what === 'requiredWhen' && { none: say('console.conditions.never') })}
            onChange={(value) =>
              set(
                say('console.forms.edit', { field: label, what: say(`console.forms.${what}`) }),
                ['fields', name, what],
                value,
              )
            }
          />
        ),
      )}
      {hides && (
        <div className="op-labelled">
          <span aria-hidden="true">{say('console.trial.whenHidden')}</span>
          <Picker
            label={`${say('console.trial.whenHidden')}: ${label}`}
            value={field.whenHidden ?? 'omit'}
            options={policies.map((policy) => ({
              id: policy,
              name: say(`console.trial.policies.${policy}.name`),
              hint: say(`console.trial.policies.${policy}.hint`),
            }))}
            disabled={locked}
            onChange={(policy) =>
              set(
                say('console.trial.editWhenHidden', { field: label }),
                ['fields', name, 'whenHidden'],
                policy,
              )
            }
          />
        </div>
      )}
    </div>
  );
};
