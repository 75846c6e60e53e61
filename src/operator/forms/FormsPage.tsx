import { lazy, Suspense, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { formName } from '../documents/form-table.ts';
import { documentOf, idsOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { LinkTabs } from '../parts/LinkTabs.tsx';
import { Loading } from '../parts/Loading.tsx';
import { say } from '../language/say.ts';
import { usePackDocuments, usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { FormBar } from './FormBar.tsx';
import { purposeOf } from './form-purpose.ts';
import { FormEditor } from './FormEditor.tsx';
import { NewFormDialog } from './NewFormDialog.tsx';

// Lazy: includes the player's form and its fonts.
const TrialPage = lazy(() =>
  import('./try/TrialPage.tsx').then(({ TrialPage: page }) => ({ default: page })),
);

const TRY = 'try';

/**
 * The forms of a pack: their fields and rules, or one to be tried out and explained. One page for both views, so that the
 * keyboard stays on the tab that leads from one to the other.
 */
export const FormsPage = () => {
  const { pack } = usePack();
  const { form: asked, view } = useParams();
  const trial = view === TRY;
  const documents = usePackDocuments();
  const forms = idsOf(documents, 'form');
  const form = asked ?? (forms.includes('register') ? 'register' : forms[0]);
  if (form === undefined) return <NoForms />;
  const document = documentOf(documents, 'form', form);
  if (!document) return <Navigate to={`/${pack}/forms`} replace />;
  if (asked === undefined || (view !== undefined && !trial))
    return <Navigate to={`/${pack}/forms/${form}`} replace />;
  return (
    <section className="op-section" data-wide="true" aria-labelledby="form-title">
      <FormBar form={form} trial={trial} />
      <header className="op-section-head">
        <h1 id="form-title">
          {formName(documents, form)} <code className="op-id">{form}</code>
        </h1>
        <p className="op-lead">
          {say('console.forms.does')}: {purposeOf(documents, form)}
        </p>
      </header>
      <LinkTabs
        label={say('console.trial.views')}
        tabs={[
          { id: 'fields', to: `/${pack}/forms/${form}`, label: say('console.trial.fields'), exact: true },
          { id: TRY, to: `/${pack}/forms/${form}/${TRY}`, label: say('console.trial.open') },
        ]}
      />
      {trial ? (
        <Suspense fallback={<Loading rows={8} />}>
          <TrialPage key={form} form={document} />
        </Suspense>
      ) : (
        <FormEditor key={form} document={document} />
      )}
    </section>
  );
};

const NoForms = () => {
  const rights = useRights('form');
  const [making, setMaking] = useState(false);
  return (
    <EmptyState icon="forms" title={say('console.fields.emptyTitle')}>
      <p>{say('console.fields.empty')}</p>
      {rights.edit && (
        <Button icon="plus" onPress={() => setMaking(true)}>
          {say('console.forms.new')}
        </Button>
      )}
      {making && <NewFormDialog from={undefined} onClose={() => setMaking(false)} />}
    </EmptyState>
  );
};
