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
 * What a form accepts. The rules of registration come from the platform, so that page and gateway use the same; until
 * its answer is here, when it cannot be had, or while it is older than the publication on the page, the published
 * document stands in. Other rules come from their document. A field may take its rule from another form.
 */
export function useFormRules(form: FormDocument): Rules | undefined {
  const published = useDocuments(({ rules }) => rules);
  const seq = useDocuments((documents) => documents.seq);
  const answered = usePlatformRules(
    form.rules === platformRules ||
      Object.values(form.fields).some(({ rule }) => rule?.rules === platformRules),
  );
  // A platform that does not say which publication it answers for is always right.
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
