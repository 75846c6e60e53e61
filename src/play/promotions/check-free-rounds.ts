import { isJsonObject, own } from '#engine/json/json.ts';
import type { Brand } from '#engine/validate/brand.ts';
import type { Campaign } from './campaign.ts';
import type { Fault } from './fault.ts';

const code = 'PROMOTION_REWARD';
type FreeRoundsBrand = Pick<Brand<typeof code>, 'abstract' | 'document'>;

const fault = (pointer: string, message: string, fix: string): Fault[] => [{ code, pointer, message, fix }];

const under = (value: unknown, name: string): unknown => (isJsonObject(value) ? own(value, name) : undefined);

/** Free rounds that cannot be played: in what is no single game, or at a vendor that keeps the money itself. */
export function freeRoundsFaults(
  brand: FreeRoundsBrand,
  { gives: { what, freeRounds, by, amount }, trigger: { on } }: Campaign,
): Fault[] {
  if (what !== 'freeRounds') {
    const message = `"freeRounds" never counts with "${what}".`;
    return freeRounds === undefined
      ? []
      : fault('/gives/freeRounds', message, 'Remove it, or give free rounds.');
  }
  if (!freeRounds)
    return fault('/gives/what', '"freeRounds" needs "freeRounds", what they play.', 'Add it to "gives".');
  if (by !== 'fixed' || on === 'rank')
    return fault(
      '/gives/by',
      'Free rounds are given in a fixed number, and not for places.',
      'Write "fixed".',
    );
  if ((amount ?? 0) > 1000)
    return fault('/gives/amount', `${amount} are more than one reward can be.`, 'Write 1000 or less.');
  return brand.abstract ? [] : gameFaults(brand, freeRounds.game);
}

function gameFaults(brand: FreeRoundsBrand, id: string): Fault[] {
  const lobby = brand.document('lobby/main')?.content ?? {};
  const game = under(own(lobby, 'games'), id);
  // What names no game is reported by the mark of the schema.
  if (!isJsonObject(game)) return [];
  const vendor = under(own(lobby, 'vendors'), String(game['vendor']));
  const pointer = '/gives/freeRounds/game';
  const type = String(under(vendor, 'gameType'));
  const hasRooms = Object.keys((game['rooms'] ?? {}) as object).length > 0;
  if (game['isGame'] === 'VASSALAGE' || hasRooms || type === 'LOTT' || type === 'ELOTT')
    return fault(pointer, `"${id}" is no single game that rounds are played in.`, 'Write another game.');
  if (under(vendor, 'wallet') !== 'transfer') return [];
  const message = `The vendor of "${id}" keeps the money of its players itself, so that the platform pays no win.`;
  return fault(pointer, message, "Write a game of a vendor that asks the platform's wallet.");
}
