import { useMemo } from 'react';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FieldName, ServerCheck } from '#engine/forms/index.ts';
import { checks } from '../checks/registry.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** Checks by the platform that a form's fields name; the same object for the same form and portal. */
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
