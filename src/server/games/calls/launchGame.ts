import { defineCall } from '#server/calls/call.ts';
import { startGame } from '../start-game.ts';

/** Kept for pages that know no other way: a GET begins a start, as getLaunchAddressV2 does, and never moves money. */
export const route = defineCall('launchGame', (context) =>
  startGame(context, { ...context.query, confirmTrans: false }),
);
