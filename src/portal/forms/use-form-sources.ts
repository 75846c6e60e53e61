import { useMemo } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import type { FormSources } from '#ui/form/index.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** What the widgets of a form ask the platform for. */
export function useFormSources(): FormSources {
  const { gateway } = usePortal();
  const refreshMs = useDocuments(({ constants }) => constants.constants.captchaRefreshMs) ?? 1000;
  return useMemo(
    () => ({
      countries: async () => (await gateway.call('countryCodes', {})).countries,
      captcha: { load: () => gateway.call('captcha', {}), refreshMs },
    }),
    [gateway, refreshMs],
  );
}
