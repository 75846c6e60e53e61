import type { ActionDefinition } from './definition.ts';

/** Logs in as a guest. */
export const action: ActionDefinition<'freePlay'> = (_, { login }) => login.asGuest();
