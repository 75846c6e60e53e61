import { useCallback, useSyncExternalStore } from 'react';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
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
 * document stands in. Rules of other forms come from the document.
 */
export function useFormRules(form: FormDocument): Rules | undefined {
  const { rules: id } = form;
  const published = useDocuments(({ rules }) =>
    id !== undefined && Object.hasOwn(rules, id) ? rules[id] : undefined,
  );
  const seq = useDocuments((documents) => documents.seq);
  const answered = usePlatformRules(id === platformRules);
  // A platform that does not say which publication it answers for is always right.
  const current = answered && (answered.seq ?? seq) >= seq;
  return current || !published ? answered : published;
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
