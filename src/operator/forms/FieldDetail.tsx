import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FormTableRow } from '../documents/form-table.ts';
import { Segments } from '../parts/Segments.tsx';
import { say } from '../language/say.ts';
import { usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { FieldConditions } from './FieldConditions.tsx';
import { FieldKind } from './FieldKind.tsx';
import { FieldPlace } from './FieldPlace.tsx';
import { FieldRuleSettings } from './FieldRuleSettings.tsx';
import { FieldWords } from './FieldWords.tsx';
import type { FormEdits } from './useFormEdits.ts';
import type { Structure } from './useStructure.ts';

const allTabs = ['rule', 'words', 'kind', 'conditions', 'place'] as const;
type Tab = (typeof allTabs)[number];

/** Everything of a field that its row has no room for. */
export const FieldDetail = ({
  form,
  field,
  edits,
  structure,
  locked,
}: {
  form: string;
  field: FormTableRow;
  edits: FormEdits;
  structure: Structure;
  locked: boolean;
}) => {
  const { pack } = usePack();
  const rights = useRights('form');
  const [tab, setTab] = useState<Tab>('rule');
  const { name, label } = field;
  const tabs = allTabs.filter((id) => id !== 'place' || rights.edit);
  return (
    <div className="op-detail">
      <div className="op-detail-bar">
        <Segments
          label={say('console.forms.tab', { field: label })}
          value={tab}
          options={tabs.map((id) => ({ id, name: say(`console.forms.tabs.${id}`) }))}
          onChange={setTab}
        />
        <Link className="op-link" to={`/${pack}/forms/${form}/try?field=${encodeURIComponent(name)}`}>
          {say('console.trial.openField')}
          <span className="op-unseen">{say('console.trial.openFieldOf', { field: label })}</span>
        </Link>
      </div>
      {tab === 'rule' && <FieldRuleSettings form={form} field={field} edits={edits} locked={locked} />}
      {tab === 'words' && <FieldWords form={form} field={name} label={label} />}
      {tab === 'kind' && <FieldKind structure={structure} field={name} label={label} />}
      {tab === 'conditions' && <FieldConditions structure={structure} field={name} label={label} />}
      {tab === 'place' && <FieldPlace structure={structure} field={name} label={label} />}
    </div>
  );
};
