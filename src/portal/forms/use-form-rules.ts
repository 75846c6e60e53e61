import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import { formRules } from '#engine/forms/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import type { Loaded } from '../calls/loaded.ts';
import type { CallValue } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';

type Rules = Pick<RulesDocument, 'fields'>;

/** Rules that the platform answers by a call of its own. */
const platformRules = 'register';

/**
 * Rules of a form. Those of registration come from the platform, as on the gateway; the published document replaces a missing, failed or
 * outdated answer. Other rules come from documents. A field may take its rule from another form.
 */
export function useFormRules(form: FormDocument): Rules | undefined {
  const published = useDocuments(({ rules }) => rules);
  const seq = useDocuments((documents) => documents.seq);
  const answered = usePlatformRules(
    form.rules === platformRules ||
      Object.values(form.fields).some(({ rule }) => rule?.rules === platformRules),
  );
  // An answer without a publication number is always current.
  const current = answered && (answered.seq ?? seq) >= seq ? answered : undefined;
  return useMemo(() => {
    const documentOf = (id: string) => (Object.hasOwn(published, id) ? published[id] : undefined);
    return formRules(form, (id) =>
      id === platformRules ? (current ?? documentOf(id) ?? answered) : documentOf(id),
    );
  }, [form, published, current, answered]);
}

type Answer = Extract<Loaded<CallValue<'settingRegister'>>, { state: 'ready' }>['value'];

function usePlatformRules(wanted: boolean): Answer | undefined {
  const { calls } = usePortal();
  const watch = useCallback(
    (listener: () => void) => (wanted ? calls.watch('settingRegister', {}, listener) : () => {}),
    [calls, wanted],
  );
  const loaded = useSyncExternalStore(watch, () => (wanted ? calls.read('settingRegister', {}) : undefined));
  return loaded?.state === 'ready' ? loaded.value : undefined;
}
