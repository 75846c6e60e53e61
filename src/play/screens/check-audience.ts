import { isJsonObject, own } from '#engine/json/json.ts';
import type { ProblemCodes } from '#engine/problems.ts';
import { canHold } from '#engine/validate/always-hold.ts';
import { schemas, type Brand, type BrandDocument } from '#engine/validate/brand.ts';
import { conditionsOf, shownBlocks } from '#engine/validate/shown-blocks.ts';

export const audienceProblems = {
  BLOCK_NEEDS_LOGIN: {
    severity: 'error',
    explanation: 'A block about the member who is logged in shows to visitors, for whom it fails.',
  },
} as const satisfies ProblemCodes;

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

/** Presentations of screens that visitors reach by an address; modals are opened by what says whom they are for. */
const shownToVisitors = new Set(['page', 'panel', 'frame']);

/** Refuses blocks of pages, panels and frames that query the member's data but can show to visitors. */
export function checkAudience(brand: Brand<keyof typeof audienceProblems>, screen: BrandDocument): void {
  const { presentation, when } = screen.content;
  if (!shownToVisitors.has(String(presentation))) return;
  for (const block of shownBlocks(screen)) {
    const { type, pointer } = block;
    if (own(schemas.blocks, type)?.['x-audience'] !== 'member') continue;
    const all = [...(when === undefined ? [] : [when]), ...conditionsOf(block)];
    if (!canHold(all.map(forVisitor))) continue;
    brand.report(screen.key, {
      code: 'BLOCK_NEEDS_LOGIN',
      pointer: `${pointer}/type`,
      message: `"${type}" shows what belongs to the member who is logged in, and visitors can open the ${String(presentation)} "${screen.id}": they would read that it could not be loaded.`,
      fix: `Add "when": { "var": "session.loggedIn" } to the ${String(presentation)}, which then offers the way in, or to the block.`,
    });
  }
}
