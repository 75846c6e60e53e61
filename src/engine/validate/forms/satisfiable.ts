import { readExpression } from '../../expressions/expression.ts';
import { lengthsOf, type Lengths } from '../../expressions/expression-lengths.ts';
import { checkValue, type FieldSpec } from '../../forms/index.ts';
import { joinPointer } from '../../pointer.ts';
import { causesAt, topmost, type Cause } from '../blame.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { isSafePattern } from '../patterns.ts';
import { ruleAt, sourceOf } from './joined-specs.ts';

/** What one part of a field asks of the length of its value, in words that follow "its". */
type Demand = Lengths & { what: string };

const DIGITS = '0123456789';

/** Characters that a value of an input consists of; undefined for any. */
const alphabets: Readonly<Record<string, string>> = {
  number: `${DIGITS}.-`,
  amount: DIGITS,
  date: `${DIGITS}-`,
  country: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
};

const digitsOf = (number: number): number => String(Math.abs(number)).length;

/** The shortest text that says a number within bounds; 1 where no whole number lies there. */
function shortestNumber({ minimum = -Infinity, maximum = Infinity }: FieldSpec): number {
  const least = Math.ceil(minimum);
  const most = Math.floor(maximum);
  if (least > most || (least <= 0 && most >= 0)) return 1;
  return least > 0 ? digitsOf(least) : digitsOf(most) + 1;
}

/** Longest text that a field takes whose rule names no length (engine/forms/check-value.ts). */
const longest = ({ input }: FieldSpec): number => (input === 'textarea' ? 10_000 : 255);

function ofInput(spec: FieldSpec): Demand | undefined {
  switch (spec.input) {
    case 'date':
      return { what: 'day as yyyy-MM-dd', min: 10, max: 10 };
    case 'country':
      return { what: 'code of a country', min: 2, max: 2 };
    case 'number':
      return { what: 'smallest and largest number', min: shortestNumber(spec), max: Infinity };
    case 'amount': {
      const max = spec.maximum === undefined ? 15 : digitsOf(Math.floor(spec.maximum));
      return { what: 'smallest and largest amount', min: shortestNumber(spec), max };
    }
    default:
      return undefined;
  }
}

function ofPattern(spec: FieldSpec): Demand | 'none' | undefined {
  const source = sourceOf(spec.rule);
  const expression = source === undefined ? undefined : readExpression(source);
  if (!expression) return undefined;
  const lengths = lengthsOf(expression, alphabets[spec.input]);
  return lengths ? { what: 'pattern', ...lengths } : 'none';
}

function ofRule(spec: FieldSpec): Demand {
  const { minLength = 0, maxLength = longest(spec) } = spec.rule;
  // A blank value is none.
  return { what: 'lengths', min: Math.max(minLength, 1), max: maxLength };
}

const demandsOf = (spec: FieldSpec): Demand[] => {
  const pattern = ofPattern(spec);
  return [ofRule(spec), ofInput(spec), pattern === 'none' ? undefined : pattern].filter(
    (demand) => demand !== undefined,
  );
};

const words = ({ min, max }: Lengths): string =>
  min === max
    ? `${min}`
    : max === Infinity
      ? `at least ${min}`
      : min <= 1
        ? `at most ${max}`
        : `${min} to ${max}`;

/** Two demands that no length meets. */
function clash(demands: readonly Demand[]): [Demand, Demand] | undefined {
  for (const one of demands) {
    const other = demands.find(({ min }) => min > one.max);
    if (other) return [one, other];
  }
  return undefined;
}

/** Values that texts of these inputs may not be judged by: their lengths say nothing, or are not the page's to choose. */
const unjudged = ['checkbox', 'upload', 'captcha'];

/** Why no value is accepted; undefined when one may be. */
function contradiction(
  spec: FieldSpec,
  partner: FieldSpec | undefined,
  runs: (spec: FieldSpec) => boolean,
): string | undefined {
  if (unjudged.includes(spec.input)) return undefined;
  const { name, options } = spec;
  if (options) {
    if (options.length === 0 || !runs(spec)) return undefined;
    return options.every(({ value }) => checkValue({ ...spec, equals: undefined }, value))
      ? `its rule refuses each of the options of "${name}"`
      : undefined;
  }
  if (ofPattern(spec) === 'none') {
    return `its pattern wants characters that the input "${spec.input}" does not give`;
  }
  const own = clash(demandsOf(spec));
  if (own) {
    const [one, other] = own;
    return `its ${one.what} ask for ${words(one)} characters, its ${other.what} for ${words(other)}`;
  }
  if (!partner || unjudged.includes(partner.input) || partner.options || clash(demandsOf(partner))) {
    return undefined;
  }
  const both = clash([...demandsOf(spec), ...demandsOf(partner)]);
  return (
    both &&
    `it has to repeat "${partner.name}", and no value has ${words(both[0])} and ${words(both[1])} characters`
  );
}

/** What may be to blame, the likeliest first. */
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

/** Fields that no value can satisfy, and options that their own field refuses. */
export function checkSatisfiable(brand: Brand, form: BrandDocument, specs: readonly FieldSpec[]): void {
  const runs = (spec: FieldSpec): boolean => {
    const source = sourceOf(spec.rule);
    return source === undefined || isSafePattern(brand, source);
  };
  const byName = new Map(specs.map((spec) => [spec.name, spec]));
  for (const spec of specs) {
    // Bounds that cross are told by themselves.
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
