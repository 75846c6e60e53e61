import { useEffect } from 'react';
import type { FormModel } from '#engine/forms/index.ts';
import { usePendingIdentity } from './use-pending-identity.ts';

/** Fills empty fields of a registration with the provider's data of a newcomer, also fields that new rules add. */
export function usePrefill(model: FormModel, isRegistration: boolean, rules: object | undefined): void {
  const newcomer = usePendingIdentity();
  useEffect(() => {
    if (!newcomer || !isRegistration || !rules) return;
    const said = { email: newcomer.email, nickname: newcomer.name };
    for (const [name, value] of Object.entries(said)) {
      if (value !== undefined && model.has(name) && model.field(name).value === '') model.write(name, value);
    }
  }, [model, isRegistration, rules, newcomer]);
}
