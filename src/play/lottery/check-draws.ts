import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import type { ProblemCodes } from '#engine/problems.ts';
import type { Brand, BrandDocument } from '#engine/validate/brand.ts';

export const drawProblems = {
  DRAWN_TWO_WAYS: {
    severity: 'error',
    explanation: 'A lottery has both days and times of draws and draws all day.',
  },
  DRAWS_MISS_MIDNIGHT: {
    severity: 'error',
    explanation: 'A day has no whole number of the draws of a lottery.',
  },
  NEVER_OPEN: { severity: 'error', explanation: 'Bets on a draw close before it opens.' },
  CLOSED_NUMBER_UNKNOWN: {
    severity: 'error',
    explanation: 'A lottery closes a number that it does not have.',
  },
} as const satisfies ProblemCodes;

type DrawBrand = Brand<keyof typeof drawProblems>;

const minutesOfDay = 1440;

/** Digits of the numbers that a game may close, by its family. */
const digitsOf: Readonly<Record<string, number>> = { '2d': 2, '3d': 3 };

/** Reports times of draws that contradict each other, and closed numbers that a lottery does not have. */
export function checkDraws(brand: DrawBrand, document: BrandDocument): void {
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
    checkClosedNumbers(brand, document, pointer, game);
    if (isJsonObject(repeats)) checkRepeats(brand, document, joinPointer(pointer, 'repeats'), repeats);
  }
}

function checkClosedNumbers(
  brand: DrawBrand,
  document: BrandDocument,
  pointer: string,
  { table, closedNumbers }: Readonly<Record<string, Json | undefined>>,
): void {
  const tables = own(document.content, 'tables');
  const used = isJsonObject(tables) && typeof table === 'string' ? own(tables, table) : undefined;
  if (!isJsonObject(used) || !Array.isArray(closedNumbers)) return;
  const digits = digitsOf[String(used['family'])] ?? 0;
  for (const [at, number] of closedNumbers.entries()) {
    if (typeof number !== 'string' || number.length === digits) continue;
    brand.report(document.key, {
      code: 'CLOSED_NUMBER_UNKNOWN',
      pointer: `${joinPointer(pointer, 'closedNumbers')}/${at}`,
      message: `"${number}" is no number of this lottery, so closing it keeps nobody from a bet.`,
      fix:
        digits === 0
          ? 'Remove "closedNumbers": only 2D and 3D close numbers.'
          : `Write numbers of ${digits} digits, such as ${'0'.repeat(digits - 1)}7.`,
    });
  }
}

function checkRepeats(
  brand: DrawBrand,
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
