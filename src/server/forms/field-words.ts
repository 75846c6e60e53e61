import type { FormDocument, FormField } from '#contract/generated/documents.ts';
import { inputValueOf } from '#engine/forms/inputs/parts/input-value.ts';
import { own } from '#engine/json/json.ts';
import { moneyText } from '#engine/texts/money-text.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { documentOf } from '#server/brands/documents.ts';
import { translator, type Translate } from '#server/brands/texts.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

/** Label of a field, with its numbers and its link filled in. */
export function fieldLabel(brand: LiveBrand, { label, textValues, link }: FormField, say: Translate): string {
  const constants: Readonly<Record<string, number>> = documentOf(brand, 'constants')?.constants ?? {};
  const numbers = Object.entries(textValues ?? {}).map(([name, constant]) => [
    name,
    own(constants, constant),
  ]);
  return say(label, { ...Object.fromEntries(numbers), link: link && say(link.label) });
}

/** Value as text: an amount as money, an option by its label; true and false stay. */
export function fieldValueText(
  brand: LiveBrand,
  { options, input }: FormField,
  value: string | boolean,
  say: Translate,
): string | boolean {
  if (typeof value !== 'string') return value;
  if (inputValueOf(input).money && /^\d+$/u.test(value)) return moneyText(value, moneyOf(brand));
  const option = options && own(options.items, value);
  return option ? say(option.label) : value;
}

/**
 * Values of the operator's own fields of some forms as text in a language, in the order of the forms; a field that has
 * been removed from them is labelled by its name.
 */
export function ownWords(
  { brand, language }: { brand: LiveBrand; language: string },
  forms: readonly string[],
  values: Readonly<Record<string, string | boolean>>,
): { label: string; value: string }[] {
  const say = translator(brand, language);
  const documents = forms.flatMap(
    (form) => (brand.documents[`form/${form}`] as FormDocument | undefined) ?? [],
  );
  const asked = documents.flatMap(({ order, groups }) =>
    order.flatMap((group) => own(groups, group)?.order ?? []),
  );
  return [...new Set([...asked, ...Object.keys(values)])].flatMap((name) => {
    const value = own(values, name);
    if (value === undefined) return [];
    const field = documents.flatMap(({ fields }) => own(fields, name) ?? [])[0];
    if (!field) return [{ label: name, value: String(value) }];
    const text = fieldValueText(brand, field, value, say);
    const read = typeof text === 'string' ? text : say(text ? 'form.value.yes' : 'form.value.no');
    return [{ label: fieldLabel(brand, field, say), value: read }];
  });
}

/** The same for an answer, which has no such part where nothing was entered. */
export function saidOwn(...asked: Parameters<typeof ownWords>): { own?: ReturnType<typeof ownWords> } {
  const own = ownWords(...asked);
  return own.length > 0 ? { own } : {};
}
