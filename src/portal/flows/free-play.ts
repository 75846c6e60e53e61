import type { ActionDefinition } from '../actions/definition.ts';

/** Logs in as a guest. */
export const freePlay: ActionDefinition<'freePlay'> = async (_, { gateway, login, window }) => {
  const random = await gateway.encrypt(window.random(24), 'sessionFreePlay');
  const body = { os: window.platform(), platform: 'W', random, version: 3 } as const;
  await login.finish(await gateway.call('sessionFreePlay', { body }));
};
