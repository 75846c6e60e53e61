import { schemaIndex } from '#contract/generated/schema-index.ts';
import type { Fact } from '../conditions/fact-catalogue.ts';
import { own } from '../json/json.ts';

const { facts, sets, families } = schemaIndex.facts as unknown as Record<
  'facts' | 'families',
  Readonly<Record<string, Fact>>
> & { sets: Readonly<Record<string, Readonly<Record<string, Fact>>>> };

const known: Readonly<Record<string, Fact>> = Object.assign(
  {},
  facts,
  ...Object.values(sets),
) as typeof facts;

/** Who knows a fact that a flag hangs on; undefined where none may. */
export const whoKnows = (fact: string): Fact['flags'] =>
  (own(known, fact) ?? own(families, fact.slice(0, fact.indexOf('.'))))?.flags;

/** Facts that flags may hang on; families as "own.*". */
export const flagFactNames: readonly string[] = [
  ...Object.keys(known).filter((name) => known[name]?.flags !== undefined),
  ...Object.keys(families).flatMap((name) => (families[name]?.flags === undefined ? [] : [`${name}.*`])),
];
