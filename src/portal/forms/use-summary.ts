import { useEffect, useMemo, useState } from 'react';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FormValues } from '#engine/forms/index.ts';
import type { ActionInput, Summary } from '../actions/definition.ts';
import { actionOf } from '../actions/run-action.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** Function that derives a form's summary; undefined without a summary and while its code loads. */
export function useSummary(form: FormDocument, about: ActionInput['about']) {
  const portal = usePortal();
  const [summary, setSummary] = useState<{ say: Summary }>();
  const { do: name } = form.submit.action;
  const wanted = form.summary !== undefined;
  useEffect(() => {
    if (!wanted) return undefined;
    let open = true;
    // A summary that fails to load is left out; the form works without it.
    actionOf(name)
      ?.summary?.()
      .then(
        (say) => open && setSummary({ say }),
        () => {},
      );
    return () => {
      open = false;
    };
  }, [name, wanted]);
  return useMemo(
    () => summary && ((values: FormValues) => summary.say(portal, { values, about })),
    [summary, portal, about],
  );
}
