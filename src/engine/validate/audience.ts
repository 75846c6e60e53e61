import { constantOutcome } from '../condition-outcomes.ts';
import { factCatalogue } from '../fact-catalogue.ts';
import { isJsonObject, own } from '../json.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';
import { shownBlocks } from './shown-blocks.ts';

const facts = factCatalogue(schemas);

/** What is known of a visitor, whatever else is. */
const visitor: Readonly<Record<string, unknown>> = {
  'session.loggedIn': false,
  'member.type': -1,
  'member.isAgent': false,
  'member.isGuest': false,
};

/** The condition with what is known of a visitor in it. */
function forVisitor(condition: unknown): unknown {
  if (Array.isArray(condition)) return condition.map(forVisitor);
  if (!isJsonObject(condition)) return condition;
  const fact = condition['var'];
  if (typeof fact === 'string' && Object.hasOwn(visitor, fact)) return visitor[fact];
  return Object.fromEntries(Object.entries(condition).map(([name, value]) => [name, forVisitor(value)]));
}

/** Whether conditions that all have to hold may do so for somebody who is not logged in. */
const mayHoldForVisitors = (conditions: readonly unknown[]): boolean =>
  constantOutcome({ and: [true, ...conditions.map(forVisitor)] }, facts) !== false;

/** Whether one of these lists of conditions holds as a whole, whatever the facts are. */
export const alwaysOneHolds = (choices: readonly (readonly unknown[])[]): boolean =>
  choices.some((conditions) => conditions.length === 0) ||
  constantOutcome({ or: choices.map((conditions) => ({ and: [true, ...conditions] })) }, facts) === true;

/** On a page or panel, which visitors reach by its address, blocks that ask the platform about the member show to members only. */
export function checkAudience(brand: Brand, screen: BrandDocument): void {
  const { presentation, when } = screen.content;
  if (presentation !== 'page' && presentation !== 'panel') return;
  for (const { type, pointer, conditions } of shownBlocks(screen)) {
    if (own(schemas.blocks, type)?.['x-audience'] !== 'member') continue;
    const all = [...(when === undefined ? [] : [when]), ...conditions.map(({ value }) => value)];
    if (!mayHoldForVisitors(all)) continue;
    brand.report(screen.key, {
      code: 'BLOCK_NEEDS_LOGIN',
      pointer: `${pointer}/type`,
      message: `"${type}" shows what belongs to the member who is logged in, and visitors can open the ${presentation} "${screen.id}": they would read that it could not be loaded.`,
      fix: `Add "when": { "var": "session.loggedIn" } to the ${presentation}, which then offers the way in, or to the block.`,
    });
  }
}
