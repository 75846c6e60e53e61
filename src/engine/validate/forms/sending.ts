import { isJsonObject, own, type Json } from '../../json/json.ts';
import { joinPointer } from '../../json/pointer.ts';
import type { FieldInput } from '../../forms/index.ts';
import { isSecret } from '../../forms/inputs/parts/input-value.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { askedFor, type AskedFor } from './asked-for.ts';
import { fieldsOf, itemsOf, names, objectAt, type NamedEntry } from './read-form.ts';

/** Checks confirmations, which must not show secrets, and the fields that codes are sent for. */
export function checkSending(brand: Brand, form: BrandDocument): void {
  const submit = { name: 'submit', value: objectAt(form, 'submit'), pointer: '/submit' };
  for (const action of [submit, ...itemsOf(form, 'actions')]) checkConfirmation(brand, form, action);
  const asked = askedFor(brand, form);
  for (const field of fieldsOf(form)) checkNeeds(brand, form, asked, field);
}

function checkConfirmation(brand: Brand, form: BrandDocument, { value, pointer }: NamedEntry): void {
  const { confirm } = value;
  if (!isJsonObject(confirm)) return;
  for (const [index, name] of names(confirm['summary']).entries()) {
    const field = own(objectAt(form, 'fields'), name);
    if (!isJsonObject(field) || !isSecret(String(field['input']) as FieldInput)) continue;
    brand.report(form.key, {
      code: 'SUMMARY_SHOWS_SECRET',
      pointer: joinPointer(pointer, 'confirm', 'summary', index),
      message: `"${name}" is a password, and the summary would put it on the screen in plain letters.`,
      fix: 'Take it out of "summary".',
    });
  }
}

function checkNeeds(
  brand: Brand,
  form: BrandDocument,
  { modes, leftOut }: AskedFor,
  { name, value, pointer }: NamedEntry,
): void {
  if (!isJsonObject(value['send'])) return;
  for (const [index, needed] of names(value['send']['needs'] as Json | undefined).entries()) {
    const reason = modes
      .filter((mode) => leftOut(name, mode) === undefined)
      .map((mode) => leftOut(needed, mode)?.reason)
      .find((why) => why !== undefined);
    if (reason === undefined) continue;
    brand.report(form.key, {
      code: 'NEEDED_FIELD_LEFT_OUT',
      pointer: joinPointer(pointer, 'send', 'needs', index),
      message: `Before a code for "${name}" is sent, "${needed}" has to be right, but ${reason}.`,
      fix: `Ask for "${needed}" wherever "${name}" is asked for, or leave both out.`,
    });
  }
}
