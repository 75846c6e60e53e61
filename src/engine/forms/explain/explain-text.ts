import { readOperation } from '#engine/conditions/conditions.ts';
import type { ConditionRead, FactRead, Reason } from './explain-reason.ts';
import type { FieldName } from '../specs/field-spec.ts';

/** Display names of ids; without one the id itself is shown. */
export type ExplainNames = {
  field?: (field: FieldName) => string;
  group?: (group: string) => string;
  mode?: (mode: string) => string;
  step?: (step: string) => string;
  pattern?: (pattern: string) => string;
  /** Display text of a field's value, such as dots for a password. */
  value?: (field: FieldName, value: unknown) => string;
};

const quoted = (text: string): string => `“${text}”`;

/** A value in an English sentence. */
const valueText = (value: unknown): string => {
  if (value === undefined || value === null) return 'not known';
  if (value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  return typeof value === 'string' ? quoted(value) : String(value);
};

const FORM_FACT = 'form.';

const factName = (name: string, names: ExplainNames): string => {
  if (!name.startsWith(FORM_FACT)) return name;
  const field = name.slice(FORM_FACT.length);
  return quoted(names.field?.(field) ?? field);
};

const COMPARED: Readonly<Record<string, string>> = {
  '==': 'is',
  '===': 'is',
  '!=': 'is not',
  '!==': 'is not',
  '<': 'is below',
  '<=': 'is at most',
  '>': 'is above',
  '>=': 'is at least',
};

/** Condition in English: `“Country” is “MM” and flags.beta`. */
export const conditionText = (logic: unknown, names: ExplainNames = {}): string => {
  const operation = readOperation(logic);
  if (!operation) return Array.isArray(logic) ? logic.map(valueText).join(', ') : valueText(logic);
  const { operator, operands } = operation;
  const said = (operand: unknown): string => {
    const inner = readOperation(operand)?.operator;
    const words = conditionText(operand, names);
    return inner === 'and' || inner === 'or' ? `(${words})` : words;
  };
  const [left, right] = operands;
  if (operator === 'var') return factName(String(left), names);
  if (operator === 'and' || operator === 'or') return operands.map(said).join(` ${operator} `);
  if (operator === '!') return `not ${said(left)}`;
  if (operator === '!!') return said(left);
  if (operator === 'in')
    return `${said(left)} is ${Array.isArray(right) ? 'one of' : 'in'} ${conditionText(right, names)}`;
  if (operands.length === 3) {
    const words = COMPARED[operator] ?? operator;
    return `${said(left)} ${words} ${said(right)} and ${said(right)} ${words} ${said(operands[2])}`;
  }
  return `${said(left)} ${COMPARED[operator] ?? operator} ${said(right)}`;
};

/** Value that a condition read, in English: `“Country” is “TH”`. */
const readText = ({ name, value, field, unsent }: FactRead, names: ExplainNames = {}): string => {
  const words = factName(name, names);
  if (unsent) return `${words} is not sent, so it counts as not known`;
  const own = field === undefined || value === '' ? undefined : names.value?.(field, value);
  return `${words} is ${own ?? valueText(value)}`;
};

const found = ({ met, reads }: ConditionRead, names: ExplainNames): string => {
  const now = reads.map((read) => readText(read, names)).join('; ');
  return `${met ? 'Holds now' : 'Does not hold now'}${now === '' ? '' : `: ${now}`}.`;
};

const LEADS = {
  group: 'Its group shows while',
  field: 'Shows while',
  required: 'Required while',
  enabled: 'Can be changed while',
} as const;

const HIDDEN = {
  omit: 'While hidden its value stays on the page and is not sent',
  keep: 'While hidden its value is sent all the same',
  clear: 'While hidden it goes back to its value at the start',
} as const;

const kept = (holds: boolean, what: string): string => `${what}: ${holds ? 'kept' : 'not kept'}.`;

const characters = (number: number): string => `${number} ${number === 1 ? 'character' : 'characters'}`;

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1).replace(/\.0$/, '')} MB`;

/** A reason as an English sentence, without its layer and place. */
export const reasonText = (reason: Reason, names: ExplainNames = {}): string => {
  const { holds } = reason;
  const mode = (id: string): string => quoted(names.mode?.(id) ?? id);
  switch (reason.code) {
    case 'UNKNOWN_FIELD':
      return 'The form has no field of this name.';
    case 'IN_NO_GROUP':
      return 'No group that the form shows names it.';
    case 'IN_GROUP':
      return `It stands in the group ${quoted(names.group?.(reason.detail.group) ?? reason.detail.group)}.`;
    case 'ALWAYS_ASKED':
      return 'User name and password are always asked for and required, whatever the rule says.';
    case 'RULE_ENABLED':
      if (reason.detail.enabled) return 'The rule asks for it.';
      return reason.detail.overruled
        ? 'The rule leaves it out, but is overruled.'
        : 'The rule leaves it out.';
    case 'NO_RULE':
      return 'The rules say nothing of it: asked for, not required, anything accepted.';
    case 'MODE_OMITS':
      return `The mode ${mode(reason.detail.mode)} leaves it out.`;
    case 'MODE_REQUIRES':
      return `The mode ${mode(reason.detail.mode)} asks for it and requires it.`;
    case 'CONDITION': {
      const { of, condition } = reason.detail;
      return `${LEADS[of]} ${conditionText(condition.logic, names)}. ${found(condition, names)}`;
    }
    case 'CIRCULAR':
      return 'Its condition reads a field whose own condition reads it in turn; they go round until the engine stops.';
    case 'IN_STEP': {
      const step = quoted(names.step?.(reason.detail.step) ?? reason.detail.step);
      return reason.detail.here
        ? `It stands in the step ${step}.`
        : `It stands in the step ${step}, which is not the one on the page now.`;
    }
    case 'RULE_REQUIRED':
      return reason.detail.required ? 'The rule requires it.' : 'The rule does not require it.';
    case 'MUST_ACCEPT':
      return 'It has to be ticked.';
    case 'NOT_SHOWN':
      return holds ? 'It is not shown, so it is not checked.' : 'It is not shown.';
    case 'DISABLED':
      return holds ? 'It is disabled, so it is not checked.' : 'It is disabled.';
    case 'NEVER_DISABLED':
      return 'The form has no condition that would disable it.';
    case 'SHOWN':
      return 'It is shown.';
    case 'LEFT_OUT':
      return 'A rule, the mode or a fact leaves it out, and what is left out is never sent.';
    case 'WHEN_HIDDEN':
      return `${HIDDEN[reason.detail.policy]}${reason.detail.stated ? '' : ' (the default)'}.`;
    case 'EMPTY':
      return 'It is empty, and it need not be filled in.';
    case 'REQUIRED':
      return holds ? 'It is required, and filled in.' : 'It is required, and empty.';
    case 'READABLE':
      return kept(holds, `A value of the kind “${reason.detail.input}”`);
    case 'EQUALS':
      return kept(holds, `The same as ${quoted(names.field?.(reason.detail.field) ?? reason.detail.field)}`);
    case 'OPTION':
      return kept(holds, `One of its ${reason.detail.options.length} options`);
    case 'MIN_LENGTH':
      return kept(
        holds,
        `At least ${characters(reason.detail.bound)}, has ${characters(reason.detail.length)}`,
      );
    case 'MAX_LENGTH':
      return kept(
        holds,
        `At most ${characters(reason.detail.bound)}, has ${characters(reason.detail.length)}`,
      );
    case 'PATTERN': {
      const { id, source } = reason.detail;
      const which =
        id === undefined ? 'The expression of the rule' : `The pattern ${quoted(names.pattern?.(id) ?? id)}`;
      return kept(holds, `${which}, ${source}`);
    }
    case 'MINIMUM':
      return kept(holds, `At least ${reason.detail.bound}`);
    case 'MAXIMUM':
      return kept(holds, `At most ${reason.detail.bound}`);
    case 'AGE': {
      const { age, constant } = reason.detail;
      return kept(holds, `At least ${age} years old${constant ? ` (the constant ${constant})` : ''}`);
    }
    case 'FILES': {
      const { types, maxBytes, maxFiles } = reason.detail.accept;
      const kinds = types.map((type) => type.replace(/^.*\//, '').toUpperCase()).join(', ');
      return kept(
        holds,
        `At most ${maxFiles} ${maxFiles === 1 ? 'file' : 'files'} of ${kinds}, each smaller than ${megabytes(maxBytes)}`,
      );
    }
    case 'UNUSABLE':
      return reason.detail.fault.message;
    case 'PLATFORM':
      return `The platform refused it (${reason.detail.error.code}).`;
  }
};
