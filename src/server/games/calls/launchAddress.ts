import { defineCall } from '#server/calls/call.ts';
import { startGame } from '../start-game.ts';

export const route = defineCall('launchAddress', (context) => startGame(context, context.body));
