import { commonLengths } from '../../expressions/expression-characters.ts';
import type { Lengths } from '../../expressions/expression-lengths.ts';
import { readExpression } from '../../expressions/expression.ts';
import { longestOf } from '../../forms/checks/check-value.ts';
import type { FieldSpec } from '../../forms/index.ts';
import { inputDocumentOf } from '../../forms/inputs/parts/input-document.ts';
import type { Format } from '../../forms/inputs/parts/input-kind.ts';
import { sourceOf } from './joined-specs.ts';

/** Lengths that a part of a field's rule or its input demands of a value; `what` completes the word "its" in a problem. */
type Demand = Lengths & { what: string };

function ofRule(spec: FieldSpec): Demand {
  const { minLength = 0, maxLength = longestOf(spec) } = spec.rule;
  // A blank value counts as missing.
  return { what: 'lengths', min: Math.max(minLength, 1), max: maxLength };
}

function formatsOf(spec: FieldSpec): Format[] {
  const pattern = sourceOf(spec.rule);
  const format = inputDocumentOf(spec.input).format?.(spec);
  return [...(format ? [format] : []), ...(pattern === undefined ? [] : [{ what: 'pattern', pattern }])];
}

/** Demands of all of these fields on one value; undefined when no value has a format that all of them accept. */
export function demandsOf(...specs: readonly FieldSpec[]): Demand[] | undefined {
  const formats = specs.flatMap(formatsOf).flatMap(({ what, pattern }) => {
    const part = readExpression(pattern);
    return part ? [{ what, part }] : [];
  });
  const lengths = formats.map(({ part }) =>
    commonLengths(
      part,
      formats.flatMap((other) => (other.part === part ? [] : [other.part])),
    ),
  );
  if (lengths.includes(undefined)) return undefined;
  const ofFormats = formats.flatMap(({ what }, index): Demand[] => {
    const own = lengths[index];
    return own ? [{ what, ...own }] : [];
  });
  return [...specs.map(ofRule), ...ofFormats];
}

/** Two demands that no length satisfies. */
export function clash(demands: readonly Demand[]): [Demand, Demand] | undefined {
  for (const one of demands) {
    const other = demands.find(({ min }) => min > one.max);
    if (other) return [one, other];
  }
  return undefined;
}

/** Lengths in words, followed by "characters". */
export const demandsInWords = ({ min, max }: Lengths): string =>
  min === max
    ? `${min}`
    : max === Infinity
      ? `at least ${min}`
      : min <= 1
        ? `at most ${max}`
        : `${min} to ${max}`;
