import { useEffect } from 'react';
import type { FormModel } from '#engine/forms/index.ts';
import { usePendingIdentity } from './use-pending-identity.ts';

/** Fills empty fields of a registration with the confirmed identity's data, also fields that new rules add. */
export function usePrefill(model: FormModel, isRegistration: boolean, rules: object | undefined): void {
  const identity = usePendingIdentity();
  useEffect(() => {
    if (!identity || !isRegistration || !rules) return;
    const said = { email: identity.email, nickname: identity.name };
    for (const [name, value] of Object.entries(said)) {
      if (value !== undefined && model.has(name) && model.field(name).value === '') model.write(name, value);
    }
  }, [model, isRegistration, rules, identity]);
}
