import type { ActionDefinition } from './definition.ts';

/** Logs in with the values of the form. */
export const action: ActionDefinition<'login'> = (_, { login }, { form }) =>
  login.byUsername(form?.values ?? {});
