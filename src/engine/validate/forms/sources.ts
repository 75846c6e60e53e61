import { isJsonObject } from '../../json/json.ts';
import { formNote } from '../../form-notes.ts';
import { joinPointer } from '../../json/pointer.ts';
import { list, suggest } from '../../suggest.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { fieldsOf, names, objectAt } from './read-form.ts';

const noteOf = (form: BrandDocument) => {
  const { action } = objectAt(form, 'submit');
  return isJsonObject(action) ? formNote(action['do']) : undefined;
};

/** Checks options, bounds and summary values that a form takes from the platform. */
export function checkSources(brand: Brand, form: BrandDocument): void {
  const note = noteOf(form);
  const fields = fieldsOf(form);
  const choosing = [
    ...fields.flatMap(({ name, value }) => (isJsonObject(value['optionsFrom']) ? [name] : [])),
    ...(note?.about ?? []),
  ];
  for (const { name, value, pointer } of fields) {
    const from = value['boundsFrom'];
    for (const [index, each] of (Array.isArray(from) ? from : []).entries()) {
      const option = isJsonObject(each) ? each['option'] : undefined;
      if (typeof option !== 'string' || choosing.includes(option)) continue;
      brand.report(form.key, {
        code: 'UNKNOWN_CHOICE',
        pointer: joinPointer(pointer, 'boundsFrom', index, 'option'),
        message: `The bounds of "${name}" are those of what is chosen in "${option}", and that is no choice from a form source.`,
        fix: suggest(option, choosing, 'Name a field with "optionsFrom", or take "option" out.'),
      });
    }
  }
  const known = note?.summary ?? [];
  for (const [index, name] of names(objectAt(form, 'summary')['order']).entries()) {
    if (known.includes(name)) continue;
    brand.report(form.key, {
      code: 'UNKNOWN_SUMMARY',
      pointer: joinPointer('/summary/order', index),
      message: `The action of the form says nothing of the name "${name}", so the summary could never show it.`,
      fix: suggest(name, known, known.length > 0 ? `It says ${list(known)}.` : 'Take "summary" out.'),
    });
  }
}
