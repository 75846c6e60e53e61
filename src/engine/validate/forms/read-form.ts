import { isJsonObject, own, type Json, type JsonObject } from '../../json/json.ts';
import { joinPointer } from '../../json/pointer.ts';
import type { Brand, BrandDocument } from '../brand.ts';

/** An object of a document by its name; empty when missing or of another type, which ring 1 reports. */
export const objectAt = (document: BrandDocument, property: string): JsonObject => {
  const value = own(document.content as JsonObject, property);
  return isJsonObject(value) ? value : {};
};

/** The strings of a list; empty for anything else. */
export const names = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

export type NamedEntry = { name: string; value: JsonObject; pointer: string };

const entriesOf = (object: JsonObject, ...path: string[]): NamedEntry[] =>
  Object.entries(object).flatMap(([name, value]) =>
    isJsonObject(value) ? [{ name, value, pointer: joinPointer('', ...path, name) }] : [],
  );

/** The fields of a form, whether a group shows them or not. */
export const fieldsOf = (form: BrandDocument): NamedEntry[] => entriesOf(objectAt(form, 'fields'), 'fields');

export const groupEntries = (form: BrandDocument): NamedEntry[] =>
  entriesOf(objectAt(form, 'groups'), 'groups');

/** The entries below `items` of a collection with an order, such as steps and actions. */
export const itemsOf = (form: BrandDocument, collection: string): NamedEntry[] => {
  const items = objectAt(form, collection)['items'];
  return isJsonObject(items) ? entriesOf(items, collection, 'items') : [];
};

/** Fields of the groups that the form shows, with the place that names them. */
export function shownFields(form: BrandDocument): { field: string; pointer: string }[] {
  const groups = objectAt(form, 'groups');
  return names(form.content['order'] as Json).flatMap((group) => {
    const entry = own(groups, group);
    const order = isJsonObject(entry) ? names(entry['order']) : [];
    return order.map((field, index) => ({ field, pointer: joinPointer('/groups', group, 'order', index) }));
  });
}

/** The rules a form is joined with, by field. */
export function rulesOfForm(brand: Brand, form: BrandDocument): JsonObject {
  const id = form.content['rules'];
  const rules = typeof id === 'string' ? brand.document(`rules/${id}`) : undefined;
  return rules ? objectAt(rules, 'fields') : {};
}
