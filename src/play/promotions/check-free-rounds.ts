import { isJsonObject, own } from '#engine/json/json.ts';
import type { Campaign } from './campaign.ts';
import type { Fault } from './fault.ts';
import { rewardFault, under, type RewardBrand } from './reward-fault.ts';

/** Free rounds that cannot be played: in what is no single game, or at a vendor that keeps the money itself. */
export function freeRoundsFaults(
  brand: RewardBrand,
  { gives: { what, freeRounds, by, amount }, trigger: { on } }: Campaign,
): Fault[] {
  if (what !== 'freeRounds') {
    const message = `"freeRounds" never counts with "${what}".`;
    return freeRounds === undefined
      ? []
      : rewardFault('/gives/freeRounds', message, 'Remove it, or give free rounds.');
  }
  if (!freeRounds)
    return rewardFault(
      '/gives/what',
      '"freeRounds" needs "freeRounds", what they play.',
      'Add it to "gives".',
    );
  if (by !== 'fixed' || on === 'rank')
    return rewardFault(
      '/gives/by',
      'Free rounds are given in a fixed number, and not for places.',
      'Write "fixed".',
    );
  if ((amount ?? 0) > 1000)
    return rewardFault('/gives/amount', `${amount} are more than one reward can be.`, 'Write 1000 or less.');
  return brand.abstract ? [] : gameFaults(brand, freeRounds.game);
}

function gameFaults(brand: RewardBrand, id: string): Fault[] {
  const lobby = brand.document('lobby/main')?.content ?? {};
  const game = under(own(lobby, 'games'), id);
  // What names no game is reported by the mark of the schema.
  if (!isJsonObject(game)) return [];
  const vendor = under(own(lobby, 'vendors'), String(game['vendor']));
  const pointer = '/gives/freeRounds/game';
  const type = String(under(vendor, 'gameType'));
  const hasRooms = Object.keys((game['rooms'] ?? {}) as object).length > 0;
  if (game['isGame'] === 'VASSALAGE' || hasRooms || type === 'LOTT' || type === 'ELOTT')
    return rewardFault(
      pointer,
      `"${id}" is no single game that rounds are played in.`,
      'Write another game.',
    );
  if (under(vendor, 'wallet') !== 'transfer') return [];
  const message = `The vendor of "${id}" keeps the money of its players itself, so that the platform pays no win.`;
  return rewardFault(pointer, message, "Write a game of a vendor that asks the platform's wallet.");
}
