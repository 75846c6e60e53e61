import type { FieldRule as ValueRule } from '#contract/generated/field-value.js';
import { compilePattern, wholeValueSource } from '#engine/patterns/patterns.ts';
import { own } from '#engine/json/json.ts';
import type { FieldRule, Pattern, PatternMessages } from './field-spec.ts';

/**
 * Unusable part of a rule or pattern; the rest of the field's rule is still checked. Messages are short, as every page loads
 * them: validation explains documents at length before they are published.
 */
export type FormFault = {
  code: 'UNKNOWN_PATTERN' | 'BAD_PATTERN' | 'BAD_BOUNDS';
  field: string;
  message: string;
};

export type ReportFault = (fault: FormFault) => void;

/** Values a field accepts: the rule for the validator, and the messages of its pattern that apply. */
export type AcceptedValues = {
  rule: ValueRule;
  messages: PatternMessages | undefined;
  /** Not of a rule with a pattern of its own, which the catalogue knows nothing of. */
  requirements: Pattern['requirements'];
};

const ANYTHING = '*';

const isBound = (bound: unknown): bound is number => Number.isSafeInteger(bound) && Number(bound) >= 0;

const boundsOf = (field: string, { minLength, maxLength }: FieldRule, report: ReportFault): ValueRule => {
  const rule: ValueRule = {};
  if (isBound(minLength)) rule.minLength = minLength;
  if (isBound(maxLength)) rule.maxLength = maxLength;
  const { minLength: min = 0, maxLength: max = Infinity } = rule;
  if (minLength === rule.minLength && maxLength === rule.maxLength && min <= max) return rule;
  report({
    code: 'BAD_BOUNDS',
    field,
    message: `Field "${field}": no value keeps the bounds ${String(minLength)} to ${String(maxLength)}.`,
  });
  return min <= max ? rule : {};
};

/** Adds the pattern to a rule. */
const addPattern = (
  rule: ValueRule,
  field: string,
  source: string | undefined,
  report: ReportFault,
): void => {
  if (source === undefined || source === '' || source === ANYTHING) return;
  if (compilePattern(source)) {
    rule.pattern = wholeValueSource(source);
    return;
  }
  report({
    code: 'BAD_PATTERN',
    field,
    message: `Field "${field}": the pattern ${source} does not compile.`,
  });
};

const messagesOf = (pattern: Pattern | undefined): PatternMessages | undefined =>
  pattern && { range: pattern.message, same: pattern.messageSame, open: pattern.messageOpen };

/**
 * Turns a server's rule into bounds, an anchored pattern and messages. `acceptedPattern` wins over the pattern of `patternId`,
 * whose messages still apply; `*` accepts anything. Unusable parts are reported and left unchecked.
 */
export const acceptedValues = (
  field: string,
  rule: FieldRule | undefined,
  patterns: Readonly<Record<string, Pattern>>,
  report: ReportFault,
): AcceptedValues => {
  if (!rule) return { rule: {}, messages: undefined, requirements: undefined };
  const { patternId } = rule;
  const pattern = patternId === undefined ? undefined : own(patterns, patternId);
  if (patternId !== undefined && !pattern) {
    report({
      code: 'UNKNOWN_PATTERN',
      field,
      message: `Field "${field}": the catalogue has no pattern "${patternId}".`,
    });
  }
  const accepted = boundsOf(field, rule, report);
  addPattern(accepted, field, rule.acceptedPattern || pattern?.pattern, report);
  return {
    rule: accepted,
    messages: messagesOf(pattern),
    requirements: rule.acceptedPattern ? undefined : pattern?.requirements,
  };
};
