import fc from 'fast-check';
import { factCatalogue, type Fact } from '../conditions/fact-catalogue.ts';
import type { Json } from '../json/json.ts';
import type { Schemas } from '../validate/walk.ts';

/** A comparison of a fact with a value of its own type. */
function comparison(name: string, fact: Fact): fc.Arbitrary<Json> {
  const read = { var: name };
  if (fact.type === 'boolean') return fc.constantFrom<Json>(read, { '!': read }, { '==': [read, true] });
  // Values that a document of the brand lists: those that every small brand has.
  const listed = fact.enum ?? (fact.valuesOf && (fact.valuesOf.also ?? ['en', 'my']));
  if (listed) {
    const values = fc.constantFrom<Json>(...listed);
    return fc.oneof(
      fc
        .tuple(fc.constantFrom('==', '!=', '===', '!=='), values)
        .map(([operator, value]) => ({ [operator]: [read, value] })),
      fc.uniqueArray(values, { minLength: 1, maxLength: 3 }).map((list) => ({ in: [read, list] })),
    );
  }
  if (fact.type === 'integer') {
    const number = fc.integer({ min: fact.minimum ?? -5, max: 20 });
    return fc
      .tuple(fc.constantFrom('<', '<=', '>', '>=', '=='), number)
      .map(([operator, value]) => ({ [operator]: [read, value] }));
  }
  return fc
    .constantFrom('==', '!=')
    .chain((operator) => fc.string({ maxLength: 5 }).map((value) => ({ [operator]: [read, value] })));
}

/** Well-typed conditions over the fact catalogue; some are always or never true. */
export function arbitraryCondition(schemas: Schemas): fc.Arbitrary<Json> {
  const leaves = Object.entries(factCatalogue(schemas)).map(([name, fact]) => comparison(name, fact));
  const { condition } = fc.letrec<{ condition: Json }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 2 },
      fc.oneof(...leaves),
      fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(tie('condition'), { minLength: 1, maxLength: 3 }))
        .map(([operator, operands]) => ({ [operator]: operands })),
      tie('condition').map((operand) => ({ '!': [operand] })),
    ),
  }));
  return fc.oneof({ weight: 1, arbitrary: fc.boolean() }, { weight: 6, arbitrary: condition });
}
