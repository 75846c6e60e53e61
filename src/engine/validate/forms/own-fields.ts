import { isJsonObject, own } from '../../json/json.ts';
import { isKeptField, ownFieldActionOf, type OwnFieldAction } from '../../own-fields.ts';
import { joinPointer } from '../../json/pointer.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { fieldsOf, objectAt } from './read-form.ts';

/** Checks that the platform knows the operator's own fields and stores their values. */
export function checkOwnFieldsKept(brand: Brand, form: BrandDocument): void {
  const action = ownFieldActionOf(form.content);
  if (action?.kept !== 'submitter') checkSearched(brand, form);
  if (!action) return;
  for (const { name, value, pointer } of fieldsOf(form)) {
    if (action.fields.includes(name)) continue;
    if (!isKnown(brand, form, action, name)) {
      brand.report(form.key, {
        code: 'OWN_FIELD_ELSEWHERE',
        pointer,
        message: `"${name}" is a field of your own, and the platform takes those that form/${action.form} has, so it would refuse what is sent here.`,
        fix: `Add "${name}" to form/${action.form} too, or take it out here.`,
      });
    } else if (!isKeptField(value) && value['equals'] === undefined) {
      brand.report(form.key, {
        code: 'OWN_FIELD_NOT_KEPT',
        pointer: joinPointer(pointer, 'input'),
        message: `"${name}" is a field of your own of the input "${String(value['input'])}", whose values are kept with nobody, so what a player enters would be lost.`,
        fix: 'Choose another input, or take the field out.',
      });
    }
  }
}

const isKnown = (brand: Brand, form: BrandDocument, { form: id }: OwnFieldAction, name: string): boolean => {
  if (form.id === id) return true;
  const checking = brand.document(`form/${id}`);
  return checking !== undefined && isJsonObject(own(objectAt(checking, 'fields'), name));
};

function checkSearched(brand: Brand, form: BrandDocument): void {
  for (const { name, value, pointer } of fieldsOf(form)) {
    if (value['searchable'] !== true) continue;
    brand.report(form.key, {
      code: 'SEARCHED_BY_NOBODY',
      pointer: joinPointer(pointer, 'searchable'),
      message: `What this form asks in "${name}" is not kept with the one who sends it, so no search finds it.`,
      fix: 'Take "searchable" out.',
    });
  }
}
