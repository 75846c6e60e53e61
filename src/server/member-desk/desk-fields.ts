import type { FormDocument } from '#contract/generated/documents.ts';
import { own } from '#engine/json/json.ts';
import { isKeptField } from '#engine/own-fields.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { fieldLabel, fieldValueText } from '#server/forms/field-words.ts';
import { isOwn, nicknameAction, registerAction } from '#server/members/own-values.ts';
import { neverKept } from '#server/registration/registration-checks.ts';
import { translator } from '#server/brands/texts.ts';

/** A field whose values are kept with members, as operators see it. */
export type DeskField = {
  field: string;
  /** Of the operator's own; else of the platform. */
  own: boolean;
  label: string;
  searchable: boolean;
  /** Value as text; true and false stay. */
  say: (value: string | boolean) => string | boolean;
  /** Labels of the options of a choice, by value. */
  options: Readonly<Record<string, string>>;
};

/** Fields that operators can search by in every brand, whether or not a form asks for them. */
export const alwaysSearched: readonly string[] = ['email', 'mobileNum'];
/** Columns of their own. */
const ofTheAccount: ReadonlySet<string> = new Set(['username', 'nickname']);

/** Every field that a brand's forms ask and that is kept, in the sequence of the forms. */
export function deskFields(brand: LiveBrand): DeskField[] {
  const say = translator(brand, 'en');
  const fields = [registerAction, nicknameAction].flatMap((action) => {
    const form = brand.documents[`form/${action.form}`] as FormDocument | undefined;
    const order = form?.order.flatMap((group) => own(form.groups, group)?.order ?? []) ?? [];
    return order.flatMap((name): DeskField[] => {
      const field = own(form?.fields ?? {}, name);
      if (!field || !isKeptField(field) || ofTheAccount.has(name) || neverKept.includes(name)) return [];
      return [
        {
          field: name,
          own: isOwn(action, name),
          label: fieldLabel(brand, field, say),
          searchable: alwaysSearched.includes(name) || field.searchable === true,
          say: (value) => fieldValueText(brand, field, value, say),
          options: Object.fromEntries(
            Object.entries(field.options?.items ?? {}).map(([value, { label }]) => [value, say(label)]),
          ),
        },
      ];
    });
  });
  // A field of several forms is listed at its first form only.
  return fields.filter(({ field }, index) => fields.findIndex((other) => other.field === field) === index);
}
