import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { FormDocument } from '#contract/generated/documents.ts';
import { documentKey } from '#engine/packs.ts';
import { hiddenGroups } from '../documents/form-structure.ts';
import { formTable, groupName, rulesIdOf, type FieldGroup } from '../documents/form-table.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice } from '../parts/Notice.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { problemPlace } from '../problems/problem-place.ts';
import { say } from '../language/say.ts';
import { usePackDocuments, usePack, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { AddFieldDialog } from './AddFieldDialog.tsx';
import { FieldTable } from './FieldTable.tsx';
import { ModesPart } from './ModesPart.tsx';
import { StepsPart } from './StepsPart.tsx';

import { useStructure } from './useStructure.ts';
import { WholePart } from './WholePart.tsx';
import './form-editor.css';

// With the player's form and its fonts.
const LiveForm = lazy(() => import('./try/LiveForm.tsx').then((module) => ({ default: module.LiveForm })));

/** A form to be edited, its fields, steps, ways and words; beside it the form as players meet it, with every edit. */
export const FormEditor = ({ document }: { document: FormDocument }) => {
  const form = document.id;
  const { pack } = usePack();
  const documents = usePackDocuments();
  const rights = useRights('form');
  const { problems } = useWorkspaceState();
  const structure = useStructure(form);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [beside, setBeside] = useState(true);
  const [adding, setAdding] = useState<FieldGroup>();
  const ofForm = (problems ?? [])
    .map((problem) => ({ problem, place: problemPlace(documents, problem) }))
    .filter(({ place }) => place.form?.form === form);
  const content = documents[documentKey('form', form)];
  const hidden = content ? hiddenGroups(content) : [];
  const problemsOf = (field: string | undefined) =>
    ofForm.filter(({ place }) => place.form?.field === field).map(({ problem }) => problem);
  return (
    <div className="op-form-editor" data-beside={beside}>
      <div className="op-form-main">
        {rulesIdOf(documents, form) === undefined && <Notice title={say('console.fields.noRules')} />}
        <InlineProblems problems={problemsOf(undefined)} />
        <StepsPart structure={structure} />
        <FieldTable
          key={documentKey('form', form)}
          form={form}
          structure={structure}
          groups={formTable(documents, form)}
          focused={search.get('field')}
          problemsOf={problemsOf}
          onAdd={setAdding}
        />
        {rights.edit && (
          <div className="op-group-head">
            <Button icon="plus" onPress={structure.addGroup}>
              {say('console.forms.addGroup')}
            </Button>
            {hidden.length > 0 && <span className="op-quiet">{say('console.forms.hiddenGroups')}</span>}
            {hidden.map((group) => {
              const name = groupName(documents, document, group);
              return (
                <Button key={group} look="quiet" onPress={() => structure.showGroup(group, name)}>
                  {say('console.forms.showGroup', { group: name })}
                </Button>
              );
            })}
          </div>
        )}
        <ModesPart structure={structure} />
        <WholePart structure={structure} />
      </div>
      {beside ? (
        <aside className="op-live" aria-label={say('console.forms.live')}>
          <header className="op-group-head">
            <h2>{say('console.forms.live')}</h2>
            <span className="op-bar-gap" />
            <IconButton icon="cross" label={say('console.forms.liveHide')} onPress={() => setBeside(false)} />
          </header>
          <p className="op-quiet">{say('console.forms.liveLead')}</p>
          <Suspense fallback={<Loading rows={6} />}>
            <LiveForm key={form} form={document} />
          </Suspense>
        </aside>
      ) : (
        <div className="op-live-show">
          <IconButton icon="eye" label={say('console.forms.liveShow')} onPress={() => setBeside(true)} />
        </div>
      )}
      {adding && (
        <AddFieldDialog
          structure={structure}
          group={adding}
          onClose={() => setAdding(undefined)}
          onAdded={(field) =>
            void navigate(`/${pack}/forms/${form}?field=${encodeURIComponent(field)}`, { replace: true })
          }
        />
      )}
    </div>
  );
};
