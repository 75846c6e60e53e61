import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { joinPointer } from '#engine/json/pointer.ts';
import type { ProblemCodes } from '#engine/problems.ts';
import type { Brand, BrandDocument } from '#engine/validate/brand.ts';
import { names } from '#engine/validate/forms/read-form.ts';

export const mallProblems = {
  LEVEL_UNKNOWN: { severity: 'error', explanation: 'An item of the mall names a level that there is not.' },
  CASH_MISSING: { severity: 'error', explanation: 'A cash item of the mall does not say what it credits.' },
  LEVELS_NOT_RISING: {
    severity: 'error',
    explanation: 'The levels of the mall do not begin at 0, or one needs no more than the one before.',
  },
  LEVEL_KEEP: {
    severity: 'error',
    explanation: 'The lowest level of the mall has to be kept, and there is none to fall to.',
  },
  LEVEL_WITHDRAWALS: {
    severity: 'error',
    explanation: 'Withdrawals of a level are bound more than those of all members.',
  },
} as const satisfies ProblemCodes;

type MallBrand = Brand<keyof typeof mallProblems>;

/** Reports levels that nobody reaches in their order, and items that contradict the levels or give nothing. */
export function checkMall(brand: MallBrand, document: BrandDocument): void {
  const levels = own(document.content, 'levels');
  const items = own(document.content, 'items');
  const known = isJsonObject(levels) ? names(levels['order']) : [];
  if (isJsonObject(levels)) {
    checkLevels(brand, document, levels, known);
    checkTerms(brand, document, levels, known);
  }
  const offered = isJsonObject(items) ? items['items'] : undefined;
  if (!isJsonObject(offered)) return;
  for (const [id, item] of Object.entries(offered)) {
    if (isJsonObject(item)) checkItem(brand, document, { id, item, known });
  }
}

function checkLevels(
  brand: MallBrand,
  document: BrandDocument,
  { items }: JsonObject,
  order: readonly string[],
): void {
  let before = -1;
  for (const [index, id] of order.entries()) {
    const level = isJsonObject(items) ? own(items, id) : undefined;
    const from = isJsonObject(level) ? level['from'] : undefined;
    if (typeof from !== 'number') continue;
    if (index === 0 ? from !== 0 : from <= before) {
      brand.report(document.key, {
        code: 'LEVELS_NOT_RISING',
        pointer: joinPointer('/levels/items', id, 'from'),
        message:
          index === 0
            ? `"${id}" is the lowest level and begins at ${from}, so that newcomers would have none.`
            : `"${id}" begins at ${from} and the level before it at ${before}, so that one of them is never reached.`,
        fix: index === 0 ? 'Write 0.' : `Write more than ${before}, or change the order of the levels.`,
      });
    }
    before = from;
  }
}

const atPath = (value: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? value : isJsonObject(value) ? atPath(own(value, name), rest) : undefined;

/** Reports what a level takes to be kept and never loses, and bounds that are worse than those of everybody. */
function checkTerms(
  brand: MallBrand,
  document: BrandDocument,
  { items }: JsonObject,
  order: readonly string[],
): void {
  for (const [index, id] of order.entries()) {
    const level = isJsonObject(items) ? own(items, id) : undefined;
    const pointer = joinPointer('/levels/items', id);
    if (index === 0 && atPath(level, ['keep']) !== undefined) {
      brand.report(document.key, {
        code: 'LEVEL_KEEP',
        pointer: joinPointer(pointer, 'keep'),
        message: `"${id}" is the lowest level, so that nobody ever falls from it.`,
        fix: 'Remove "keep".',
      });
    }
    const cashier = brand.abstract ? undefined : brand.document('cashier/main')?.content;
    for (const path of [['max'], ['perDay', 'count'], ['perDay', 'sum']]) {
      const its = atPath(level, ['withdrawals', ...path]);
      const all = atPath(cashier, ['withdrawal', ...path]);
      if (typeof its !== 'number' || typeof all !== 'number' || its >= all) continue;
      brand.report(document.key, {
        code: 'LEVEL_WITHDRAWALS',
        pointer: joinPointer(pointer, 'withdrawals', ...path),
        message: `Members of "${id}" would have ${its}, and all others ${all}.`,
        fix: `Write ${all} or more.`,
      });
    }
  }
}

function checkItem(
  brand: MallBrand,
  document: BrandDocument,
  { id, item, known }: { id: string; item: JsonObject; known: readonly string[] },
): void {
  const pointer = joinPointer('/items/items', id);
  const byLevel = own(item, 'byLevel');
  const unknown = (level: string, at: string): void =>
    brand.report(document.key, {
      code: 'LEVEL_UNKNOWN',
      pointer: at,
      message: `"${level}" is no level of this mall, so that "${id}" would never follow it.`,
      fix: known.length > 0 ? `Write one of ${known.join(', ')}.` : 'Name levels in "levels" first.',
    });
  const { level } = item;
  if (typeof level === 'string' && !known.includes(level)) unknown(level, joinPointer(pointer, 'level'));
  for (const name of isJsonObject(byLevel) ? Object.keys(byLevel) : []) {
    if (!known.includes(name)) unknown(name, joinPointer(pointer, 'byLevel', name));
  }
  if (item['kind'] === 'cash' && item['cash'] === undefined) {
    brand.report(document.key, {
      code: 'CASH_MISSING',
      pointer: joinPointer(pointer, 'kind'),
      message: `"${id}" is cash and has no "cash", so that whoever exchanges it would get nothing.`,
      fix: 'Add "cash", what one credits in minor units.',
    });
  }
}
