import { chooseById } from '../../play/use-open-game.ts';
import type { ActionDefinition } from '../definition.ts';

/** Does what choosing a game of the lobby does. */
export const action: ActionDefinition<'launchGame'> = ({ game, room }, portal) =>
  chooseById(portal, game, room);
