import { useEffect } from 'react';
import type { FormModel } from '#engine/forms/index.ts';
import { useNewcomer } from './use-newcomer.ts';

/** Puts what a provider says of a newcomer into the fields of a registration that are still empty. */
export function usePrefill(model: FormModel, names: readonly string[]): void {
  const newcomer = useNewcomer();
  useEffect(() => {
    if (!newcomer) return;
    const said = { email: newcomer.email, nickname: newcomer.name };
    for (const [name, value] of Object.entries(said)) {
      if (value !== undefined && names.includes(name) && model.field(name).value === '') {
        model.write(name, value);
      }
    }
  }, [model, names, newcomer]);
}
