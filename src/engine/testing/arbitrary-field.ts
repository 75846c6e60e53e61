import fc from 'fast-check';
import type { FormField } from '#contract/generated/documents.ts';
import type { FieldInput, FieldRule } from '../forms/specs/field-spec.ts';
import { inputDocumentOf } from '../forms/inputs/parts/input-document.ts';
import { holdsText, inputValueOf } from '../forms/inputs/parts/input-value.ts';

/** Names that drawn forms may use. */
export type FormReferences = {
  text: readonly string[];
  pattern: readonly string[];
};

/** Patterns of rules: safe ones, some distinguishing code points from code units. */
const ownPatterns = ['*', '[a-z]+', '\\p{L}+', '[0-9]{2,4}', '.', '(?:ab|c)+', '[\\u1000-\\u109F]+', '\\S+'];

const mediaTypes = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;

/** Any subset of these properties, without those that are undefined. */
const some = <T extends object>(properties: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<
  Partial<T>
> => fc.record(properties, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;

const options = ({ text }: FormReferences): fc.Arbitrary<NonNullable<FormField['options']>> =>
  fc
    .uniqueArray(fc.constantFrom('mr', 'ms', 'dr', 'kbz', 'wave', 'aya'), { minLength: 1, maxLength: 5 })
    .chain((order) =>
      fc.constantFrom(...text).map((label) => ({
        order,
        items: Object.fromEntries(order.map((id) => [id, { label }])),
      })),
    );

/** Optional lower and upper bound in the right order. */
const bounds = (bound: fc.Arbitrary<number>): fc.Arbitrary<{ minimum?: number; maximum?: number }> =>
  fc.tuple(bound, bound, fc.constantFrom('none', 'lower', 'upper', 'both')).map(([one, other, which]) => ({
    ...(which !== 'none' && which !== 'upper' && { minimum: Math.min(one, other) }),
    ...(which !== 'none' && which !== 'lower' && { maximum: Math.max(one, other) }),
  }));

const choice = (references: FormReferences): fc.Arbitrary<Partial<FormField>> =>
  fc.tuple(options(references), fc.nat(), fc.boolean()).map(([drawn, pick, hasDefault]) => {
    const start = drawn.order[pick % drawn.order.length];
    return { options: drawn, ...(hasDefault && start !== undefined && { default: start }) };
  });

const amount = bounds(fc.integer({ min: 0, max: 500_000 })).chain(({ minimum, maximum }) => {
  const quick = fc.uniqueArray(fc.integer({ min: Math.max(minimum ?? 1, 1), max: maximum ?? 900_000 }), {
    maxLength: 3,
  });
  const own = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  return (maximum ?? 1) < 1
    ? fc.constant(own)
    : quick.map((quick) => ({ ...own, ...(quick.length > 0 && { quick }) }));
});

const upload: fc.Arbitrary<Partial<FormField>> = fc
  .record({
    types: fc.subarray([...mediaTypes], { minLength: 1 }),
    maxBytes: fc.constantFrom(1024, 65_536, 5_242_880),
    maxFiles: fc.integer({ min: 1, max: 4 }),
  })
  .map((accept) => ({ accept }));

const nothing = fc.constant({});

const merged = (parts: readonly fc.Arbitrary<Partial<FormField>>[]): fc.Arbitrary<Partial<FormField>> =>
  fc.tuple(...parts).map((drawn) => Object.assign({}, ...drawn) as Partial<FormField>);

/** The properties that an input has beside those of every field. */
function ofInput(input: FieldInput, references: FormReferences): fc.Arbitrary<Partial<FormField>> {
  const { takes = [], offers = [], asks = [] } = inputDocumentOf(input);
  const { money, companion } = inputValueOf(input);
  const has = (property: keyof FormField): boolean => takes.includes(property) || offers.includes(property);
  return merged([
    has('options') ? choice(references) : nothing,
    has('search') ? some({ search: fc.boolean() }) : nothing,
    has('minimum') ? (money ? amount : bounds(fc.integer({ min: -20, max: 200 }))) : nothing,
    has('accept') ? upload : nothing,
    has('strength') ? some({ strength: fc.boolean() }) : nothing,
    has('keyboard') ? some({ keyboard: fc.constant('digits' as const) }) : nothing,
    has('mustAccept') ? some({ mustAccept: fc.boolean(), default: fc.boolean() }) : nothing,
    has('companion') && companion === undefined
      ? some({ companion: fc.constant('countryDialingCode') })
      : nothing,
    has('minAge')
      ? fc.oneof(
          nothing,
          fc.integer({ min: 1, max: 60 }).map((minAge) => ({ minAge })),
          fc
            .constantFrom('agreementAge' as const, 'birthdayAge' as const)
            .map((minAgeFrom) => ({ minAgeFrom })),
        )
      : nothing,
    has('send')
      ? fc.constantFrom(...references.text).map((label) => ({ send: { label, action: { do: 'reload' } } }))
      : nothing,
    asks.length > 0 ? some({ check: fc.constantFrom(...asks), initialFrom: fc.constant('code') }) : nothing,
  ]);
}

/** A field with random properties of its input; the form adds references to other fields. */
export function arbitraryField(input: FieldInput, references: FormReferences): fc.Arbitrary<FormField> {
  const text = fc.constantFrom(...references.text);
  const common = some<Partial<FormField>>({
    help: text,
    placeholder: text,
    message: text,
    trim: fc.boolean(),
    width: fc.constantFrom('full', 'half', 'third'),
    showErrors: fc.constantFrom('blur', 'change', 'submit'),
  });
  return fc
    .tuple(text, common, ofInput(input, references))
    .map(([label, shared, own]): FormField => ({ label, input, ...shared, ...own }));
}

const lengths = fc
  .tuple(fc.nat({ max: 14 }), fc.nat({ max: 14 }), fc.constantFrom('none', 'lower', 'upper', 'both', 'same'))
  .map(([one, other, which]): Pick<FieldRule, 'minLength' | 'maxLength'> => {
    if (which === 'same') return { minLength: one, maxLength: one };
    return {
      ...((which === 'lower' || which === 'both') && { minLength: Math.min(one, other) }),
      ...((which === 'upper' || which === 'both') && { maxLength: Math.max(one, other) }),
    };
  });

/** A random rule; check boxes and uploads have neither lengths nor a pattern. */
export function arbitraryRule(input: FieldInput, { pattern }: FormReferences): fc.Arbitrary<FieldRule> {
  const base = fc.record({
    enabled: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
    required: fc.boolean(),
  });
  if (!holdsText(input)) return base;
  const hasOwnBounds = inputDocumentOf(input).takes?.includes('minimum');
  const patterns = fc.oneof(
    { weight: 3, arbitrary: nothing },
    { weight: 1, arbitrary: fc.constantFrom(...ownPatterns).map((acceptedPattern) => ({ acceptedPattern })) },
    ...(pattern.length > 0
      ? [{ weight: 1, arbitrary: fc.constantFrom(...pattern).map((patternId) => ({ patternId })) }]
      : []),
  );
  const ofTexts = fc
    .tuple(base, lengths, patterns)
    .map(([rule, drawn, accepted]) => ({ ...rule, ...drawn, ...accepted }));
  // A number or an amount seldom has a length too.
  return hasOwnBounds ? fc.oneof({ weight: 3, arbitrary: base }, ofTexts) : ofTexts;
}
