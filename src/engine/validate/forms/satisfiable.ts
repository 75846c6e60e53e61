import { readExpression, type Part } from '../../expressions/expression.ts';
import { commonLengths } from '../../expressions/expression-characters.ts';
import type { Lengths } from '../../expressions/expression-lengths.ts';
import { longestOf } from '../../forms/check-value.ts';
import { checkValue, type FieldSpec } from '../../forms/index.ts';
import { inputDocumentOf } from '../../forms/input-document.ts';
import type { Demand } from '../../forms/input-kind.ts';
import { holdsText } from '../../forms/input-value.ts';
import { joinPointer } from '../../json/pointer.ts';
import { causesAt, topmost, type Cause } from '../blame.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { isSafePattern } from '../patterns.ts';
import { ruleAt, sourceOf } from './joined-specs.ts';

function expressionOf({ rule }: FieldSpec): Part | undefined {
  const source = sourceOf(rule);
  return source === undefined ? undefined : readExpression(source);
}

/** Lengths that the pattern of a field allows, with the characters that its partner's pattern takes too. */
function ofPattern(spec: FieldSpec, partner?: FieldSpec): Demand | 'none' | undefined {
  const expression = expressionOf(spec);
  if (!expression) return undefined;
  const other = partner && expressionOf(partner);
  const lengths = commonLengths(expression, other ? [other] : [], inputDocumentOf(spec.input).alphabet);
  return lengths ? { what: 'pattern', ...lengths } : 'none';
}

function ofRule(spec: FieldSpec): Demand {
  const { minLength = 0, maxLength = longestOf(spec) } = spec.rule;
  // A blank value counts as missing.
  return { what: 'lengths', min: Math.max(minLength, 1), max: maxLength };
}

const demandsOf = (spec: FieldSpec): Demand[] => {
  const pattern = ofPattern(spec);
  return [
    ofRule(spec),
    inputDocumentOf(spec.input).demand?.(spec),
    pattern === 'none' ? undefined : pattern,
  ].filter((demand) => demand !== undefined);
};

const words = ({ min, max }: Lengths): string =>
  min === max
    ? `${min}`
    : max === Infinity
      ? `at least ${min}`
      : min <= 1
        ? `at most ${max}`
        : `${min} to ${max}`;

/** Two demands that no length satisfies. */
function clash(demands: readonly Demand[]): [Demand, Demand] | undefined {
  for (const one of demands) {
    const other = demands.find(({ min }) => min > one.max);
    if (other) return [one, other];
  }
  return undefined;
}

/** True for inputs whose length is irrelevant or not chosen by the page. */
const isUnbounded = ({ input }: FieldSpec): boolean =>
  !holdsText(input) || inputDocumentOf(input).unbounded === true;

/** Reason why no value is accepted; undefined when one may be. */
function contradiction(
  spec: FieldSpec,
  partner: FieldSpec | undefined,
  runs: (spec: FieldSpec) => boolean,
): string | undefined {
  if (isUnbounded(spec)) return undefined;
  const { name, options } = spec;
  if (options) {
    if (options.length === 0 || !runs(spec)) return undefined;
    return options.every(({ value }) => checkValue({ ...spec, equals: undefined }, value))
      ? `its rule refuses each of the options of "${name}"`
      : undefined;
  }
  if (ofPattern(spec) === 'none') {
    return `its pattern wants characters that the input "${spec.input}" does not give, or that it refuses itself`;
  }
  const own = clash(demandsOf(spec));
  if (own) {
    const [one, other] = own;
    return `its ${one.what} ask for ${words(one)} characters, its ${other.what} for ${words(other)}`;
  }
  if (!partner || isUnbounded(partner) || partner.options || clash(demandsOf(partner))) {
    return undefined;
  }
  const common = [ofPattern(spec, partner), ofPattern(partner, spec)];
  if (common.some((demand) => demand === 'none' || demand?.max === 0)) {
    return `it has to repeat "${partner.name}", and the patterns of the two have no value in common`;
  }
  const both = clash([...demandsOf(spec), ...demandsOf(partner)]);
  return (
    both &&
    `it has to repeat "${partner.name}", and no value has ${words(both[0])} and ${words(both[1])} characters`
  );
}

/** Possible causes, the likeliest first. */
function causesOf(brand: Brand, form: BrandDocument, specs: readonly FieldSpec[]): Cause[] {
  return specs.flatMap(({ name, patternId }) => {
    const rule = ruleAt(form, name);
    const ofRule = ['maxLength', 'minLength', 'acceptedPattern', 'patternId'];
    return [
      ...(rule
        ? causesAt(
            brand,
            rule.key,
            ofRule.map((property) => joinPointer('/fields', rule.field, property)),
          )
        : []),
      ...causesAt(
        brand,
        form.key,
        ['minimum', 'maximum', 'equals', 'options', 'input'].map((property) =>
          joinPointer('/fields', name, property),
        ),
      ),
      ...(patternId === undefined
        ? []
        : causesAt(brand, 'patterns/main', [joinPointer('/patterns', patternId, 'pattern')])),
    ];
  });
}

/** Reports fields that no value satisfies, and options that their own field refuses. */
export function checkSatisfiable(brand: Brand, form: BrandDocument, specs: readonly FieldSpec[]): void {
  const runs = (spec: FieldSpec): boolean => {
    const source = sourceOf(spec.rule);
    return source === undefined || isSafePattern(brand, source);
  };
  const byName = new Map(specs.map((spec) => [spec.name, spec]));
  for (const spec of specs) {
    // Crossing bounds are reported elsewhere.
    if ((spec.minimum ?? -Infinity) > (spec.maximum ?? Infinity)) continue;
    const partner = spec.equals === undefined ? undefined : byName.get(spec.equals);
    const why = contradiction(spec, partner, runs);
    if (why === undefined) {
      checkOptions(brand, form, spec, runs);
      continue;
    }
    const self: Cause = { key: form.key, pointer: joinPointer('/fields', spec.name), part: 'key' };
    const [first = self, ...others] = causesOf(brand, form, partner ? [spec, partner] : [spec]);
    const cause = topmost(brand, first, ...others);
    brand.report(cause.key, {
      ...cause,
      code: 'FIELD_UNSATISFIABLE',
      message: `No value can be put into "${spec.name}" of the form "${form.id}": ${why}.`,
      fix: 'Change one of the two, so that a value can meet both.',
    });
  }
}

function checkOptions(
  brand: Brand,
  form: BrandDocument,
  spec: FieldSpec,
  runs: (spec: FieldSpec) => boolean,
): void {
  if (!spec.options || !runs(spec)) return;
  for (const { value } of spec.options) {
    if (!checkValue({ ...spec, equals: undefined }, value)) continue;
    brand.report(form.key, {
      code: 'OPTION_REFUSED',
      pointer: joinPointer('/fields', spec.name, 'options', 'items', value),
      part: 'key',
      message: `Players may choose "${value}" for "${spec.name}", and its rule refuses it.`,
      fix: 'Let the rule accept it, or take the option out.',
    });
  }
}
