import { isJsonObject, own } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import { topmost } from './blame.ts';
import type { Brand, BrandDocument } from './brand.ts';

/** A number at a path of names, as a number or in digits. */
function numberAt(value: unknown, path: readonly string[]): bigint | number | undefined {
  const found = path.reduce<unknown>((at, name) => (isJsonObject(at) ? own(at, name) : undefined), value);
  if (typeof found === 'number') return found;
  return typeof found === 'string' && /^\d{1,18}$/.test(found) ? BigInt(found) : undefined;
}

/** Checks pairs of numbers in order (`x-bounds`), and lists of numbers within such a pair (`x-within`), as marked in the schemas. */
export function checkMarkedBounds(brand: Brand, document: BrandDocument): void {
  for (const { pointer, value, schema } of document.visits) {
    for (const [low = '', high = ''] of (schema['x-bounds'] ?? []) as string[][]) {
      checkPair(brand, document, { pointer, value }, [low.split('/'), high.split('/')]);
    }
    for (const [list, pair] of Object.entries((schema['x-within'] ?? {}) as Record<string, string[]>)) {
      checkWithin(brand, document, { pointer, value }, list, pair);
    }
  }
}

type At = { pointer: string; value: unknown };

function checkPair(
  brand: Brand,
  document: BrandDocument,
  { pointer, value }: At,
  [low, high]: [string[], string[]],
): void {
  const least = numberAt(value, low);
  const most = numberAt(value, high);
  if (least === undefined || most === undefined || least <= most) return;
  const { key } = document;
  const cause = topmost(
    brand,
    { key, pointer: joinPointer(pointer, ...low) },
    { key, pointer: joinPointer(pointer, ...high) },
  );
  brand.report(key, {
    ...cause,
    code: 'BOUNDS_CROSSED',
    message: `"${low.join('/')}", ${least}, is above "${high.join('/')}", ${most}, so nothing lies between them.`,
    fix: `Write a "${low.join('/')}" of at most ${most}.`,
  });
}

function checkWithin(
  brand: Brand,
  document: BrandDocument,
  { pointer, value }: At,
  list: string,
  [low = '', high = '']: readonly string[],
): void {
  const numbers = isJsonObject(value) ? own(value, list) : undefined;
  const least = numberAt(value, [low]) ?? -Infinity;
  const most = numberAt(value, [high]) ?? Infinity;
  // Crossing bounds are reported elsewhere.
  if (!Array.isArray(numbers) || least > most) return;
  for (const [index, number] of (numbers as unknown[]).entries()) {
    if (typeof number !== 'number' || (number >= least && number <= most)) continue;
    brand.report(document.key, {
      code: 'QUICK_OUT_OF_BOUNDS',
      pointer: joinPointer(pointer, list, index),
      message: `The button for ${number} puts in an amount that is refused: it is ${number < least ? `below ${least}` : `above ${most}`}.`,
      fix: `Offer an amount from ${least} to ${most}.`,
    });
  }
}
