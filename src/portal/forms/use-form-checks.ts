import { useMemo } from 'react';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FieldName, ServerCheck } from '#engine/forms/index.ts';
import { checks } from '../checks/registry.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** The questions to the platform that the fields of a form name; the same object as long as form and portal are. */
export function useFormChecks(form: FormDocument): Readonly<Record<FieldName, ServerCheck>> {
  const portal = usePortal();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(form.fields).flatMap(([name, { check }]) =>
          check === undefined ? [] : [[name, checks[check](portal, name)] as const],
        ),
      ),
    [form, portal],
  );
}
