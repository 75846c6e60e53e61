import type { CallId } from '#contract/generated/calls.ts';
import { sourceCalls } from '#contract/generated/sources.ts';
import { isJsonObject, type Json } from '#engine/json/json.ts';

/** Document keys of a brand by the name of something that they use. */
export type Uses = Record<string, string[]>;
export type UsesOfBrand = Record<'blocks' | 'actions' | 'facts' | 'patterns', Uses>;

const add = (uses: Uses, name: string, key: string): void => {
  const keys = (uses[name] ??= []);
  if (!keys.includes(key)) keys.push(key);
};

/** Notes the blocks, actions, facts and patterns that an object of a document names. */
function note(node: { [name: string]: Json }, key: string, uses: UsesOfBrand): void {
  const text = (name: string): string | undefined =>
    typeof node[name] === 'string' ? node[name] : undefined;
  const [block, action, fact, pattern] = [text('type'), text('do'), text('var'), text('patternId')];
  if (block !== undefined && key.startsWith('screen/')) add(uses.blocks, block, key);
  if (action !== undefined) add(uses.actions, action, key);
  if (fact !== undefined) add(uses.facts, fact, key);
  if (pattern !== undefined) add(uses.patterns, pattern, key);
}

/** Uses of blocks, actions, facts and patterns in a brand's documents. */
export function usesOf(documents: Readonly<Record<string, unknown>>): UsesOfBrand {
  const uses: UsesOfBrand = { blocks: {}, actions: {}, facts: {}, patterns: {} };
  const visit = (node: Json, key: string): void => {
    if (Array.isArray(node)) for (const entry of node) visit(entry, key);
    if (!isJsonObject(node)) return;
    note(node, key, uses);
    for (const inner of Object.values(node)) visit(inner, key);
  };
  for (const [key, document] of Object.entries(documents)) visit(document as Json, key);
  return uses;
}

/** The types of block that are drawn from each source. */
export function blocksOfSources(callsOf: Readonly<Record<string, readonly CallId[]>>): Uses {
  const named = Object.entries(sourceCalls).map(([name, { call }]): [string, string[]] => [
    name,
    Object.keys(callsOf).filter((type) => callsOf[type]?.includes(call)),
  ]);
  return Object.fromEntries(named);
}
