import { useMemo } from 'react';
import type { FormDocument, RulesDocument } from '#contract/generated/documents.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useSource } from '../sources/use-source.ts';

type Rules = Pick<RulesDocument, 'fields'>;

/** Rules that the platform answers by a call of its own. */
const platformRules = 'register';

/**
 * What a form accepts. The rules of registration come from the platform, so that page and gateway use the same; until
 * its answer is here, and when it cannot be had, the published document stands in. Others come from the document.
 */
export function useFormRules(form: FormDocument): Rules | undefined {
  const { rules: id } = form;
  const published = useDocuments(({ rules }) =>
    id !== undefined && Object.hasOwn(rules, id) ? rules[id] : undefined,
  );
  const answered = useRegisterRules(id === platformRules);
  return answered ?? published;
}

function useRegisterRules(wanted: boolean): Rules | undefined {
  const loaded = useSource(wanted ? 'registerRules' : undefined);
  const fields = loaded?.state === 'ready' ? loaded.value : undefined;
  return useMemo(() => (fields ? { fields } : undefined), [fields]);
}
