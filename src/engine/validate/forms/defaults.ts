import { parseDay } from '../../forms/date-value.ts';
import { checkValue, type FieldErrorCode, type FieldSpec } from '../../forms/index.ts';
import type { Json } from '../../json.ts';
import { joinPointer } from '../../pointer.ts';
import { list, suggest } from '../../suggest.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { isSafePattern } from '../patterns.ts';
import { show } from '../schema-messages.ts';
import { optionsOf } from './inputs.ts';
import { sourceOf } from './joined-specs.ts';
import { fieldsOf, type Entry } from './read-form.ts';

type Fault = { message: string; fix: string };

/** Inputs that only a player can fill in. */
const neverGiven = ['upload', 'password', 'newPassword', 'repeatPassword', 'captcha', 'code'];

const isWithin = (field: Entry, number: number): boolean => {
  const { minimum, maximum } = field.value;
  return (
    !(typeof minimum === 'number' && number < minimum) && !(typeof maximum === 'number' && number > maximum)
  );
};

/** What is wrong with a value that a field starts with; what rules say is asked by itself. */
function faultOf(field: Entry, value: Json): Fault | undefined {
  const input = String(field.value['input']);
  const shown = `"${field.name}" starts with ${show(value)}`;
  if (neverGiven.includes(input)) {
    return { message: `${shown}, and only a player can fill in ${input}.`, fix: 'Take "default" out.' };
  }
  if ((input === 'checkbox') !== (typeof value === 'boolean')) {
    return input === 'checkbox'
      ? { message: `${shown}; a check box is true or false.`, fix: 'Write true or false, without quotes.' }
      : { message: `${shown}; only a check box is true or false.`, fix: 'Write a text in double quotes.' };
  }
  if (typeof value !== 'string' || value === '') return undefined;
  if (input === 'select' || input === 'radio') {
    const options = optionsOf(field.value);
    if (options.length === 0 || options.includes(value)) return undefined;
    return {
      message: `${shown}, which is none of its options.`,
      fix: suggest(value, options, `Choose one of ${list(options)}.`),
    };
  }
  if (input === 'date' && !parseDay(value)) {
    return { message: `${shown}, which is no day.`, fix: 'Write a day as yyyy-MM-dd.' };
  }
  const number = input === 'amount' ? /^\d+$/u : /^-?\d+(?:\.\d+)?$/u;
  if ((input === 'amount' || input === 'number') && !number.test(value)) {
    return {
      message: `${shown}, which is no ${input}.`,
      fix: input === 'amount' ? 'Write minor units, such as "150000".' : 'Write a number, such as "12".',
    };
  }
  if ((input !== 'amount' && input !== 'number') || isWithin(field, Number(value))) return undefined;
  return { message: `${shown}, which its own bounds refuse.`, fix: 'Choose a value within the bounds.' };
}

const refusals: Readonly<Partial<Record<FieldErrorCode, string>>> = {
  PATTERN: 'the pattern of its rule',
  LENGTH: 'the length that its rule wants',
  TOO_SHORT: 'the shortest length of its rule',
  TOO_LONG: 'the longest length of its rule',
  TOO_YOUNG: 'its youngest age',
};

/** Values at the start that the field refuses once it is joined with its rule. */
export function checkDefaultsByRules(brand: Brand, form: BrandDocument, specs: readonly FieldSpec[]): void {
  for (const spec of specs) {
    const { name, initial, rule } = spec;
    if (typeof initial !== 'string' || initial === '') continue;
    const source = sourceOf(rule);
    if (source !== undefined && !isSafePattern(brand, source)) continue;
    const error = checkValue({ ...spec, equals: undefined }, initial, { clock: brand.clock });
    const refusal = error && refusals[error.code];
    if (refusal === undefined) continue;
    brand.report(form.key, {
      code: 'DEFAULT_REFUSED',
      pointer: joinPointer('/fields', name, 'default'),
      message: `"${name}" starts with ${show(initial)}, which ${refusal} refuses.`,
      fix: 'Choose a value that the rule accepts, or change the rule.',
    });
  }
}

/** Values at the start that the field itself would refuse, whatever its rule says. */
export function checkDefaults(brand: Brand, form: BrandDocument): void {
  for (const field of fieldsOf(form)) {
    const value = field.value['default'];
    const fault = value === undefined ? undefined : faultOf(field, value);
    if (!fault) continue;
    brand.report(form.key, {
      code: 'DEFAULT_REFUSED',
      pointer: joinPointer(field.pointer, 'default'),
      ...fault,
    });
  }
}
