import { joinPointer } from '../../json/pointer.ts';
import type { FieldInput } from '../../forms/index.ts';
import {
  inputDocumentOf,
  inputsAsking,
  inputsTaking,
  ownProperties,
} from '../../forms/inputs/parts/input-document.ts';
import { inputValueOf } from '../../forms/inputs/parts/input-value.ts';
import { list } from '../../suggest.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { fieldsOf, type NamedEntry } from './read-form.ts';

const inputOf = ({ value }: NamedEntry): FieldInput => String(value['input']) as FieldInput;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Checks the properties of fields against their input and against each other. */
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

function checkProperties(brand: Brand, form: BrandDocument, field: NamedEntry): void {
  for (const property of ['check', ...ownProperties] as const) {
    const inputs =
      property === 'check' ? inputsAsking(String(field.value[property])) : inputsTaking(property);
    // An unknown question is a problem of the schema.
    if (inputs.length === 0 || field.value[property] === undefined || inputs.includes(inputOf(field)))
      continue;
    brand.report(form.key, {
      code: 'PROPERTY_OF_OTHER_INPUT',
      pointer: joinPointer(field.pointer, property),
      message: `"${property}" is for the input ${list(inputs)}; "${field.name}" is of the input "${inputOf(field)}", which cannot use it.`,
      fix: `Take "${property}" out, or change the input.`,
    });
  }
}

/** Reports a field without a property its input requires. */
function checkNeeded(brand: Brand, form: BrandDocument, field: NamedEntry): void {
  const lacking = inputDocumentOf(inputOf(field)).lacks?.(field.value, field.name);
  if (!lacking) return;
  const { property, ...problem } = lacking;
  brand.report(form.key, { ...problem, pointer: joinPointer(field.pointer, property) });
}

function checkBounds(brand: Brand, form: BrandDocument, field: NamedEntry): void {
  const { minimum, maximum } = field.value;
  if (inputValueOf(inputOf(field)).money) {
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

function checkQuick(brand: Brand, form: BrandDocument, field: NamedEntry): void {
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
