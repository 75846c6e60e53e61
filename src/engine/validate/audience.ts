import { constantOutcome } from '../conditions/condition-outcomes.ts';
import { factCatalogue } from '../conditions/fact-catalogue.ts';
import { isJsonObject, own } from '../json/json.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';
import { conditionsOf, shownBlocks } from './shown-blocks.ts';

const facts = factCatalogue(schemas);

/** Values of facts that are the same for every visitor. */
const visitor: Readonly<Record<string, unknown>> = {
  'session.loggedIn': false,
  'member.type': -1,
  'member.isAgent': false,
  'member.isGuest': false,
};

/** Substitutes the visitor's facts in a condition. */
function forVisitor(condition: unknown): unknown {
  if (Array.isArray(condition)) return condition.map(forVisitor);
  if (!isJsonObject(condition)) return condition;
  const fact = condition['var'];
  if (typeof fact === 'string' && Object.hasOwn(visitor, fact)) return visitor[fact];
  return Object.fromEntries(Object.entries(condition).map(([name, value]) => [name, forVisitor(value)]));
}

/** True when conditions that all have to hold can do so for a visitor who is not logged in. */
const mayHoldForVisitors = (conditions: readonly unknown[]): boolean =>
  constantOutcome({ and: [true, ...conditions.map(forVisitor)] }, facts) !== false;

/** True when for all facts at least one of these lists of conditions holds as a whole. */
export const alwaysOneHolds = (choices: readonly (readonly unknown[])[]): boolean =>
  choices.some((conditions) => conditions.length === 0) ||
  constantOutcome({ or: choices.map((conditions) => ({ and: [true, ...conditions] })) }, facts) === true;

/** Presentations of screens that visitors reach by an address; modals are opened by what says whom they are for. */
const shownToVisitors = new Set(['page', 'panel', 'frame']);

/** True when all of these conditions hold, whatever the facts are. */
export const alwaysHold = (conditions: readonly unknown[]): boolean =>
  constantOutcome({ and: [true, ...conditions] }, facts) === true;

/** Refuses blocks of pages, panels and frames that query the member's data but can show to visitors. */
export function checkAudience(brand: Brand, screen: BrandDocument): void {
  const { presentation, when } = screen.content;
  if (!shownToVisitors.has(String(presentation))) return;
  for (const block of shownBlocks(screen)) {
    const { type, pointer } = block;
    if (own(schemas.blocks, type)?.['x-audience'] !== 'member') continue;
    const all = [...(when === undefined ? [] : [when]), ...conditionsOf(block)];
    if (!mayHoldForVisitors(all)) continue;
    brand.report(screen.key, {
      code: 'BLOCK_NEEDS_LOGIN',
      pointer: `${pointer}/type`,
      message: `"${type}" shows what belongs to the member who is logged in, and visitors can open the ${presentation} "${screen.id}": they would read that it could not be loaded.`,
      fix: `Add "when": { "var": "session.loggedIn" } to the ${presentation}, which then offers the way in, or to the block.`,
    });
  }
}
