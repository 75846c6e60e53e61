import type { FieldSpec } from '#engine/forms/index.ts';
import { compilePattern } from '#engine/patterns/patterns.ts';
import type { Say } from '#ui/text/say.ts';

/** One thing that a value has to fulfil, in words. */
export type Requirement = { text: string; met: boolean };

/** Bounds and parts of a field's rule, and whether a value fulfils each. */
export function requirementsOf(
  { rule, requirements = [] }: FieldSpec,
  value: string,
  say: Say,
): Requirement[] {
  const { minLength, maxLength } = rule;
  const length = [...value].length;
  const bounds =
    minLength === undefined && maxLength === undefined
      ? []
      : [
          {
            text: say(lengthKey(minLength, maxLength), { min: minLength ?? 0, max: maxLength ?? 0 }),
            met: length > 0 && length >= (minLength ?? 0) && length <= (maxLength ?? Infinity),
          },
        ];
  return [
    ...bounds,
    ...requirements.map(({ pattern, text }) => ({
      text: say(text),
      // Nothing is fulfilled by a blank field, not even what only forbids.
      met: length > 0 && (compilePattern(pattern)?.test(value) ?? true),
    })),
  ];
}

const lengthKey = (min: number | undefined, max: number | undefined): string => {
  if (min === undefined) return 'form.requirement.atMost';
  if (max === undefined) return 'form.requirement.atLeast';
  return min === max ? 'form.requirement.exactly' : 'form.requirement.length';
};
