import { compilePattern } from '#engine/patterns/patterns.ts';
import type { FieldSpec } from '#engine/forms/index.ts';

/**
 * The keyboard for a code or a number: digits, unless the rule's pattern accepts letters, which a keyboard of digits could not
 * write.
 */
export const inputModeOf = ({ rule }: FieldSpec): 'numeric' | 'text' => {
  if (rule.pattern === undefined) return 'numeric';
  const pattern = compilePattern(rule.pattern);
  const length = Math.max(rule.minLength ?? 0, 2);
  const samples = [
    'A'.repeat(length),
    'a1'.repeat(length).slice(0, length),
    'A1'.repeat(length).slice(0, length),
  ];
  return samples.some((sample) => pattern?.test(sample)) ? 'text' : 'numeric';
};
