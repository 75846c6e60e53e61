import { optionsOf } from '../../forms/inputs/parts/choice-document.ts';
import { checkValue, type FieldErrorCode, type FieldInput, type FieldSpec } from '../../forms/index.ts';
import { inputDocumentOf } from '../../forms/inputs/parts/input-document.ts';
import { blankValue, isLasting } from '../../forms/inputs/parts/input-value.ts';
import type { Json } from '../../json/json.ts';
import { joinPointer } from '../../json/pointer.ts';
import { list, suggest } from '../../suggest.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { isSafePattern } from '../patterns.ts';
import { show } from '../schema-messages.ts';
import { sourceOf } from './joined-specs.ts';
import { fieldsOf, type NamedEntry } from './read-form.ts';

type Fault = { message: string; fix: string };

/** Problem of an initial value by the field's input; its rule is checked separately. */
function faultOf(field: NamedEntry, value: Json): Fault | undefined {
  const input = String(field.value['input']) as FieldInput;
  const { takes, startFault } = inputDocumentOf(input);
  const shown = `"${field.name}" starts with ${show(value)}`;
  if (!isLasting(input)) {
    return { message: `${shown}, and only a player can fill in ${input}.`, fix: 'Take "default" out.' };
  }
  const isBox = typeof blankValue(input) === 'boolean';
  if (isBox !== (typeof value === 'boolean')) {
    return isBox
      ? { message: `${shown}; a check box is true or false.`, fix: 'Write true or false, without quotes.' }
      : { message: `${shown}; only a check box is true or false.`, fix: 'Write a text in double quotes.' };
  }
  if (typeof value !== 'string' || value === '') return undefined;
  const options = takes?.includes('options') ? optionsOf(field.value) : [];
  if (options.length > 0 && !options.includes(value)) {
    return {
      message: `${shown}, which is none of its options.`,
      fix: suggest(value, options, `Choose one of ${list(options)}.`),
    };
  }
  const fault = startFault?.(value, field.value);
  return fault && { message: `${shown}, which ${fault.which}.`, fix: fault.fix };
}

const refusals: Readonly<Partial<Record<FieldErrorCode, string>>> = {
  PATTERN: 'the pattern of its rule',
  LENGTH: 'the length that its rule wants',
  TOO_SHORT: 'the shortest length of its rule',
  TOO_LONG: 'the longest length of its rule',
  TOO_YOUNG: 'its youngest age',
};

/** Reports initial values that the field's rule refuses. */
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

/** Reports initial values that the field refuses whatever its rule. */
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
