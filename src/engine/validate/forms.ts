import { joinPointer } from '../pointer.ts';
import type { Brand, BrandDocument } from './brand.ts';
import { checkFormConditions } from './forms/conditions.ts';
import { checkDefaults } from './forms/defaults.ts';
import { checkInputs } from './forms/inputs.ts';
import { checkOwnFields } from './forms/own-fields.ts';
import { fieldsOf, shownFields } from './forms/read-form.ts';
import { checkTakenRules } from './forms/rules.ts';
import { checkSending } from './forms/sending.ts';
import { checkSteps } from './forms/steps.ts';
import { checkTextValues } from './forms/texts.ts';

/** A form as a whole: its fields, steps and conditions against each other, and its texts against their values. */
export function checkForm(brand: Brand, form: BrandDocument): void {
  checkPlaces(brand, form);
  checkInputs(brand, form);
  checkDefaults(brand, form);
  checkSteps(brand, form);
  checkFormConditions(brand, form);
  checkSending(brand, form);
  checkOwnFields(brand, form);
  // What an abstract pack leaves to the brands over it, rules and texts, is looked up in each of those.
  if (brand.abstract) return;
  checkTakenRules(brand, form);
  checkTextValues(brand, form);
}

/** Each field in one place, none that repeats itself. */
function checkPlaces(brand: Brand, form: BrandDocument): void {
  const seen = new Set<string>();
  for (const { field, pointer } of shownFields(form)) {
    if (seen.has(field)) {
      brand.report(form.key, {
        code: 'FIELD_SHOWN_TWICE',
        pointer,
        message: `"${field}" already stands in another group, and a field can have one place only.`,
        fix: 'Take it out of one of the two groups.',
      });
    }
    seen.add(field);
  }
  for (const { name, value, pointer } of fieldsOf(form)) {
    if (value['equals'] !== name) continue;
    brand.report(form.key, {
      code: 'EQUALS_ITSELF',
      pointer: joinPointer(pointer, 'equals'),
      message: `"${name}" has to repeat itself, which it always does.`,
      fix: 'Name the field whose value it repeats.',
    });
  }
}
