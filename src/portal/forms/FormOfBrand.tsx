import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Action, FormDocument } from '#contract/generated/documents.ts';
import type { FormData, FormValues, SendAnswer } from '#engine/forms/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Form, useFormModel } from '#ui/form/index.ts';
import { Skeleton } from '#ui/primitives/index.ts';
import { useWholeTexts } from '#ui/text/use-text.ts';
import type { ActionResult } from '../actions/definition.ts';
import { actionOf, initialValues } from '../actions/run-action.ts';
import { useAction, usePreparedAction } from '../actions/use-action.ts';
import { SourceView } from '../parts/SourceView.tsx';
import { usePortal } from '../runtime/portal-context.ts';
import { readEntries } from './kept-entries.ts';
import { KeptNote } from './KeptNote.tsx';
import { usePrefill } from '../ways-in/use-prefill.ts';
import { formAnswer } from './send-answer.ts';
import { sendOnce } from './send-once.ts';
import { useFormData } from './use-form-data.ts';
import { useSummary } from './use-summary.ts';
import { useFormChecks } from './use-form-checks.ts';
import { useFormRules } from './use-form-rules.ts';
import { useFormSources } from './use-form-sources.ts';
import { useKeptEntries } from './use-kept-entries.ts';
import { useKeptValues } from './use-kept-values.ts';
import { useRememberedPassword } from './use-remembered-password.ts';

/**
 * A form of the brand by its id, with the current rules, submitting to its action. The server draws none: without its code a form
 * would take entries and send nothing.
 */
export function FormOfBrand({ id, ...use }: { id: string } & FormUse) {
  const isReady = useWholeTexts();
  const form = useDocuments(({ forms }) => (Object.hasOwn(forms, id) ? forms[id] : undefined));
  if (!form) throw new Error(`The brand has no form "${id}".`);
  return isReady ? <FormWithData form={form} {...use} /> : <Skeleton height="16rem" />;
}

type FormUse = {
  /** Subject of the form, such as one of several accounts. */
  about?: Readonly<Record<string, string>>;
  /** Called when the values were accepted. */
  onSent?: (result: ActionResult) => void;
};

function FormWithData({ form, ...use }: { form: FormDocument } & FormUse) {
  const data = useFormData(form);
  return (
    <SourceView loaded={data} skeleton={<Skeleton height="16rem" />}>
      {(value) => <FormInUse form={form} data={value} {...use} />}
    </SourceView>
  );
}

function FormInUse({ form, data, about, onSent }: { form: FormDocument; data: FormData } & FormUse) {
  const portal = usePortal();
  const run = useAction();
  const { search } = useLocation();
  const rules = useFormRules(form);
  const patterns = useDocuments((documents) => documents.patterns);
  const constants = useDocuments((documents) => documents.constants.constants);
  const checks = useFormChecks(form);
  const sources = useFormSources(form.id);
  const { report, clock, toasts } = portal;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const onFault = useCallback(
    (error: unknown) =>
      report({ code: 'FORM_FAILED', message: `Form "${form.id}" failed: ${String(error)}`, error }),
    [report, form.id],
  );
  const [kept] = useState(() => readEntries(portal.storage, { form, about }, clock().getTime()));
  const [initial] = useState(() => initialValues(portal, form.submit.action, about));
  const { model, modes, mode, setMode } = useFormModel({
    document: form,
    rules,
    patterns,
    constants,
    data,
    about,
    checks,
    query,
    initial,
    clock,
    onFault,
    onRuleFault: report,
    startMode: kept?.mode,
  });
  const entries = useKeptEntries(portal, { form, about, model, mode, kept, query });
  usePreparedAction(form.submit.action);
  useRememberedPassword(model, form);
  useKeptValues(model, form);
  usePrefill(model, form.submit.action.do === 'register', rules);
  const summarise = useSummary(form, about);
  const send = async (action: Action, values: FormValues): Promise<SendAnswer> => {
    const outcome = await sendOnce(portal, { action, about, model, form: { id: form.id, mode, values } });
    if (!outcome.ok) return formAnswer(portal, outcome.error);
    // The form may be unmounted by now, with its values kept for its return.
    if (action !== form.submit.action) return outcome;
    entries.drop();
    // Clears a form that moved money, so that no payment password stays in memory.
    if (actionOf(action.do)?.once && form.success?.present !== 'replace') model.reset();
    onSent?.(outcome);
    return outcome;
  };
  return (
    <>
      {entries.restored && <KeptNote onClear={entries.clear} />}
      <Form
        document={form}
        model={model}
        modes={modes}
        mode={mode}
        onMode={setMode}
        onSend={send}
        onAction={(action) => void run(action, { about })}
        onToast={(text) => toasts.show(text, 'success')}
        sources={sources}
        summarise={summarise}
      />
    </>
  );
}
