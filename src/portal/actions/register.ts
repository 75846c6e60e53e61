import { registrationCall } from '../flows/registration.ts';
import type { ActionDefinition } from './definition.ts';

/** Registers with the values of the form; the answer is a login. */
export const action: ActionDefinition<'register'> = async (_, portal, { form }) => {
  await portal.login.finish(await registrationCall(portal, form?.values ?? {}, form?.mode));
};
