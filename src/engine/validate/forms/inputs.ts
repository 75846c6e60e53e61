import type { JsonObject } from '../../json.ts';
import { joinPointer } from '../../pointer.ts';
import { inputsAsked, inputsWith, toldToAnybody } from '../../forms/input-properties.ts';
import { list } from '../../suggest.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { fieldsOf, names, type Entry } from './read-form.ts';

const inputOf = ({ value }: Entry): string => String(value['input']);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What the properties of a field say, against its input and against each other. */
export function checkInputs(brand: Brand, form: BrandDocument): void {
  for (const field of fieldsOf(form)) {
    checkProperties(brand, form, field);
    checkNeeded(brand, form, field);
    checkBounds(brand, form, field);
    checkQuick(brand, form, field);
    if (field.value['minAge'] === undefined || field.value['minAgeFrom'] === undefined) continue;
    brand.report(form.key, {
      code: 'TWO_AGES',
      pointer: joinPointer(field.pointer, 'minAge'),
      message: `"${field.name}" has an age of its own and one from the constants, and only "minAgeFrom" counts.`,
      fix: 'Take one of the two out.',
    });
  }
}

function checkProperties(brand: Brand, form: BrandDocument, field: Entry): void {
  const asked = inputsAsked[String(field.value['check'])] ?? toldToAnybody;
  for (const [property, inputs] of Object.entries({ ...inputsWith, check: asked })) {
    if (field.value[property] === undefined || inputs.includes(inputOf(field))) continue;
    brand.report(form.key, {
      code: 'PROPERTY_OF_OTHER_INPUT',
      pointer: joinPointer(field.pointer, property),
      message: `"${property}" is for the input ${list(inputs)}; "${field.name}" is of the input "${inputOf(field)}", which cannot use it.`,
      fix: `Take "${property}" out, or change the input.`,
    });
  }
}

/** What an input cannot do without. */
function checkNeeded(brand: Brand, form: BrandDocument, field: Entry): void {
  const input = inputOf(field);
  if (input === 'upload' && field.value['accept'] === undefined) {
    brand.report(form.key, {
      code: 'UPLOAD_WITHOUT_ACCEPT',
      pointer: joinPointer(field.pointer, 'accept'),
      message: `"${field.name}" takes files and does not say which, nor how many and how large.`,
      fix: 'Add "accept" with "types", "maxBytes" and "maxFiles".',
    });
  }
  if (
    (input !== 'select' && input !== 'radio') ||
    optionsOf(field.value).length > 0 ||
    field.value['optionsFrom'] !== undefined
  )
    return;
  brand.report(form.key, {
    code: 'CHOICE_WITHOUT_OPTIONS',
    pointer: joinPointer(field.pointer, 'options'),
    message: `"${field.name}" is a choice among nothing.`,
    fix: 'Add "options" with an "order" and "items".',
  });
}

/** The values a choice offers. */
export const optionsOf = (field: JsonObject): string[] => {
  const options = field['options'];
  return typeof options === 'object' && options !== null && !Array.isArray(options)
    ? names(options['order'])
    : [];
};

function checkBounds(brand: Brand, form: BrandDocument, field: Entry): void {
  const { minimum, maximum } = field.value;
  if (inputOf(field) === 'amount') {
    for (const [property, bound] of Object.entries({ minimum, maximum })) {
      if (!isNumber(bound) || (Number.isSafeInteger(bound) && bound >= 0)) continue;
      brand.report(form.key, {
        code: 'NOT_MINOR_UNITS',
        pointer: joinPointer(field.pointer, property),
        message: `${bound} is no amount: amounts are whole numbers of the smallest unit of the currency, such as 150000 for 1500.00.`,
        fix: 'Write a whole number from 0 up.',
      });
    }
  }
  if (!isNumber(minimum) || !isNumber(maximum) || minimum <= maximum) return;
  brand.report(form.key, {
    code: 'BOUNDS_CROSSED',
    pointer: joinPointer(field.pointer, 'minimum'),
    message: `The smallest value of "${field.name}", ${minimum}, is above the largest, ${maximum}, so no value is accepted.`,
    fix: `Write a "minimum" of at most ${maximum}.`,
  });
}

function checkQuick(brand: Brand, form: BrandDocument, field: Entry): void {
  const { quick, minimum, maximum } = field.value;
  if (!Array.isArray(quick)) return;
  for (const [index, amount] of quick.entries()) {
    if (!isNumber(amount)) continue;
    const isBelow = isNumber(minimum) && amount < minimum;
    if (!isBelow && !(isNumber(maximum) && amount > maximum)) continue;
    brand.report(form.key, {
      code: 'QUICK_OUT_OF_BOUNDS',
      pointer: joinPointer(field.pointer, 'quick', index),
      message: `The button for ${amount} puts in an amount that the field refuses: it is ${isBelow ? 'below' : 'above'} ${String(isBelow ? minimum : maximum)}.`,
      fix: `Offer an amount ${isBelow ? 'from' : 'up to'} ${String(isBelow ? minimum : maximum)}.`,
    });
  }
}
