import { fetchCode } from '../../runtime/fetch-code.ts';
import type { ActionDefinition } from '../definition.ts';

/** Does what choosing a game of the lobby does. */
export const action: ActionDefinition<'launchGame'> = async ({ game, room }, portal) => {
  const { chooseById } = await fetchCode(() => import('../../play/choose-by-id.ts'));
  await chooseById(portal, game, room);
};
