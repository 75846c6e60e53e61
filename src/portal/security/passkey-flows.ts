import type { ActionDefinition } from '../actions/definition.ts';
import { textOf } from '../flows/submitted-text.ts';
import { addPasskey as add } from '../passkeys/add-passkey.ts';
import { refreshPasskeys } from '../passkeys/refresh.ts';
import '#portal/gateway/late-calls.ts';

const addPasskey: ActionDefinition<'addPasskey'> = (_, portal, { form }) =>
  add(portal, textOf(form?.values ?? {}, 'password'));

const renamePasskey: ActionDefinition<'renamePasskey'> = async (_, portal, { form, about }) => {
  const body = { id: about?.['passkey'] ?? '', name: textOf(form?.values ?? {}, 'name') };
  await portal.gateway.call('passkeyRename', { body });
  refreshPasskeys(portal);
};

const removePasskey: ActionDefinition<'removePasskey'> = async (_, portal, { form, about }) => {
  const body = { id: about?.['passkey'] ?? '', password: textOf(form?.values ?? {}, 'password') };
  await portal.gateway.call('passkeyRemove', { body });
  refreshPasskeys(portal);
};

/** Flows of the actions for passkeys. */
export const passkeyFlows = { addPasskey, renamePasskey, removePasskey } as const;
