import { useEffect } from 'react';
import type { FormModel } from '#engine/forms/index.ts';
import { useNewcomer } from './use-newcomer.ts';

/** Puts what a provider says of a newcomer into the fields of a registration that are still empty, also into those that new rules bring. */
export function usePrefill(model: FormModel, isRegistration: boolean, rules: object | undefined): void {
  const newcomer = useNewcomer();
  useEffect(() => {
    if (!newcomer || !isRegistration || !rules) return;
    const said = { email: newcomer.email, nickname: newcomer.name };
    for (const [name, value] of Object.entries(said)) {
      if (value !== undefined && model.has(name) && model.field(name).value === '') model.write(name, value);
    }
  }, [model, isRegistration, rules, newcomer]);
}
