import { checkValue, type FieldSpec } from '../../forms/index.ts';
import { inputDocumentOf } from '../../forms/inputs/parts/input-document.ts';
import { holdsText } from '../../forms/inputs/parts/input-value.ts';
import { joinPointer } from '../../json/pointer.ts';
import { causesAt, topmost, type Cause } from '../blame.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { isSafePattern } from '../patterns.ts';
import { clash, demandsOf, demandsInWords } from './demands.ts';
import { ruleAt, sourceOf } from './joined-specs.ts';

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
  const own = demandsOf(spec);
  if (!own) return `its pattern accepts no value that the input "${spec.input}" gives`;
  const clashing = clash(own);
  if (clashing) {
    const [one, other] = clashing;
    return `its ${one.what} ask for ${demandsInWords(one)} characters, its ${other.what} for ${demandsInWords(other)}`;
  }
  if (!partner || isUnbounded(partner) || partner.options) return undefined;
  const theirs = demandsOf(partner);
  return theirs && !clash(theirs) ? contradictionOfTwo(spec, partner) : undefined;
}

/** Reason why no value of a field repeats its partner, each of which accepts one. */
function contradictionOfTwo(spec: FieldSpec, partner: FieldSpec): string | undefined {
  const both = demandsOf(spec, partner);
  const why = `it has to repeat "${partner.name}", and`;
  if (!both || both.some(({ max }) => max === 0)) return `${why} no value matches the patterns of both`;
  const clashing = clash(both);
  if (!clashing) return undefined;
  const [one, other] = clashing;
  return `${why} no value has ${demandsInWords(one)} and ${demandsInWords(other)} characters`;
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
