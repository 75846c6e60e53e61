import { lazy, Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { documentKey } from '#engine/packs.ts';
import { formDocumentKeys, formName, formTable, rulesIdOf } from '../documents/form-table.ts';
import { documentOf, idsOf } from '../documents/reader.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LinkTabs } from '../parts/LinkTabs.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Notice } from '../parts/Notice.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { problemPlace } from '../problems/problem-place.ts';
import { texts } from '../texts.ts';
import { isChanged } from '../workspace/state.ts';
import { useDocuments, usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { FieldTable } from './FieldTable.tsx';

// With the player's form and its fonts: only who tries a form loads them.
const TrialPage = lazy(() =>
  import('./try/TrialPage.tsx').then(({ TrialPage: page }) => ({ default: page })),
);

/** The forms of a pack: their fields and rules. */
export const FormsPage = () => <FormPage trial={false} />;

/** A form of a pack, to be tried out and explained. */
export const FormTrialPage = () => <FormPage trial />;

const FormPage = ({ trial }: { trial: boolean }) => {
  const { pack } = usePack();
  const { form: asked } = useParams();
  const [search] = useSearchParams();
  const documents = useDocuments();
  const { drafts, problems } = useWorkspaceState();
  const forms = idsOf(documents, 'form');
  const form = asked ?? (forms.includes('register') ? 'register' : forms[0]);

  if (form === undefined) {
    return (
      <EmptyState icon="forms" title={texts.forms.emptyTitle}>
        <p>{texts.forms.empty}</p>
      </EmptyState>
    );
  }
  if (!forms.includes(form)) return <Navigate to={`/${pack}/forms`} replace />;
  if (asked === undefined) return <Navigate to={`/${pack}/forms/${form}`} replace />;

  const changed = (id: string): boolean =>
    formDocumentKeys(documents, id).some((key) => {
      const draft = drafts[key];
      return draft !== undefined && isChanged(draft);
    });
  const here = (problems ?? []).map((problem) => ({ problem, place: problemPlace(documents, problem) }));
  const ofForm = here.filter(({ place }) => place.form?.form === form);
  const focused = search.get('field');
  const document = documentOf(documents, 'form', form);

  return (
    <section className="op-section" data-wide={trial} aria-labelledby="form-title">
      <LinkTabs
        label={texts.forms.pick}
        tabs={forms.map((id) => ({
          id,
          to: trial ? `/${pack}/forms/${id}/try` : `/${pack}/forms/${id}`,
          label: formName(documents, id),
          marked: changed(id),
        }))}
      />
      <header className="op-section-head">
        <h1 id="form-title">
          {formName(documents, form)} <code className="op-id">{form}</code>
        </h1>
        <p className="op-lead">{trial ? texts.trial.lead : texts.forms.lead}</p>
      </header>
      <LinkTabs
        label={texts.trial.views}
        tabs={[
          { id: 'fields', to: `/${pack}/forms/${form}`, label: texts.trial.fields, exact: true },
          { id: 'try', to: `/${pack}/forms/${form}/try`, label: texts.trial.open },
        ]}
      />
      {trial ? (
        document && (
          <Suspense fallback={<Loading rows={8} />}>
            <TrialPage key={form} form={document} />
          </Suspense>
        )
      ) : (
        <>
          {rulesIdOf(documents, form) === undefined && <Notice title={texts.forms.noRules} />}
          <InlineProblems
            problems={ofForm
              .filter(({ place }) => place.form?.field === undefined)
              .map(({ problem }) => problem)}
          />
          <FieldTable
            key={documentKey('form', form)}
            form={form}
            groups={formTable(documents, form)}
            focused={focused}
            problemsOf={(field) =>
              ofForm.filter(({ place }) => place.form?.field === field).map(({ problem }) => problem)
            }
          />
        </>
      )}
    </section>
  );
};
