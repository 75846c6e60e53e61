import { valuesOfLogin } from '../../session/remembered-login.ts';
import type { ActionDefinition } from '../definition.ts';
import { lazyAction } from './lazy-flow-action.ts';

/** Logs in with the values of the form, which starts with the account that the browser remembers. */
export const action: ActionDefinition<'login'> = Object.assign(lazyAction('login'), {
  initial: ({ window }: Parameters<NonNullable<ActionDefinition<'login'>['initial']>>[0]) =>
    valuesOfLogin(window),
});
