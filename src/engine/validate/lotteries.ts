import { isJsonObject, own } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import type { Brand, BrandDocument } from './brand.ts';

const minutesOfDay = 1440;

/** Times of lotteries that contradict each other. */
export function checkLotteries(brand: Brand, document: BrandDocument): void {
  const games = own(document.content, 'games');
  if (!isJsonObject(games)) return;
  for (const [id, game] of Object.entries(games)) {
    if (!isJsonObject(game)) continue;
    const pointer = joinPointer('/games', id);
    const { schedule, repeats } = game;
    if (isJsonObject(schedule) && isJsonObject(repeats)) {
      brand.report(document.key, {
        code: 'DRAWN_TWO_WAYS',
        pointer: joinPointer(pointer, 'repeats'),
        part: 'key',
        message: `"${id}" has days and times of draws and is drawn all day as well, and only one of the two can count.`,
        fix: 'Remove "schedule" or "repeats"; with null where a pack below has it.',
      });
    }
    if (isJsonObject(repeats)) checkRepeats(brand, document, joinPointer(pointer, 'repeats'), repeats);
  }
}

function checkRepeats(
  brand: Brand,
  document: BrandDocument,
  pointer: string,
  repeats: Readonly<Record<string, unknown>>,
): void {
  const { everyMinutes, closesSecondsBefore } = repeats;
  if (!Number.isInteger(everyMinutes)) return;
  const minutes = Number(everyMinutes);
  if (minutes > 0 && minutesOfDay % minutes !== 0) {
    brand.report(document.key, {
      code: 'DRAWS_MISS_MIDNIGHT',
      pointer: joinPointer(pointer, 'everyMinutes'),
      message: `A day has no whole number of draws every ${minutes} minutes, so the last one of a day would be cut short.`,
      fix: 'Write a divisor of 1440, such as 5, 6, 8, 10, 12 or 15.',
    });
  }
  if (typeof closesSecondsBefore !== 'number' || closesSecondsBefore < minutes * 60) return;
  brand.report(document.key, {
    code: 'NEVER_OPEN',
    pointer: joinPointer(pointer, 'closesSecondsBefore'),
    message: `Bets close ${closesSecondsBefore} seconds before a draw, and a draw is open for ${minutes * 60} seconds, so no bet could be placed.`,
    fix: `Write fewer than ${minutes * 60} seconds.`,
  });
}
