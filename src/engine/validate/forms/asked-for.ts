import { isJsonObject, own, type Json, type JsonObject } from '../../json.ts';
import { joinPointer } from '../../pointer.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { causesAt, type Cause } from '../blame.ts';
import { groupsOf, names, objectAt, shownFields, type Entry } from './read-form.ts';

/** Asked for whatever the rules say (specification section 5). */
const ALWAYS = ['username', 'password'];

/** Why a field is not asked for, and what says so. */
export type LeftOut = { reason: string; causes: Cause[] };

/** The modes of a form that are offered; one undefined for a form without modes. */
export function modesOf(form: BrandDocument): (Entry | undefined)[] {
  const modes = objectAt(form, 'modes');
  const order = form.content['modeOrder'];
  const offered = Array.isArray(order) ? names(order as Json) : Object.keys(modes);
  const found = offered.flatMap((name): Entry[] => {
    const value = own(modes, name);
    return isJsonObject(value) ? [{ name, value, pointer: joinPointer('/modes', name) }] : [];
  });
  return found.length > 0 ? found : [undefined];
}

/** The plain `false` that keeps a field from ever being filled in: of its own, or of the group that shows it. */
export function shutBy(form: BrandDocument, name: string): string | undefined {
  const field = own(objectAt(form, 'fields'), name);
  if (!isJsonObject(field)) return undefined;
  const shut = ['when', 'enabledWhen'].find((property) => field[property] === false);
  if (shut !== undefined) return joinPointer('/fields', name, shut);
  const group = groupsOf(form).find(({ value }) => names(value['order']).includes(name));
  return group?.value['when'] === false ? joinPointer(group.pointer, 'when') : undefined;
}

const orders = (form: BrandDocument): string[] => [
  '/order',
  ...groupsOf(form).map(({ pointer }) => joinPointer(pointer, 'order')),
  // A group that a null took out.
  ...Object.keys(form.removed).filter((pointer) => /^\/groups\/[^/]*$/.test(pointer)),
];

/** Where a field is left out: by its group, its rule, its condition or a mode; undefined when it is asked for. */
export function leftOut(
  brand: Brand,
  form: BrandDocument,
  { name, rules, mode }: { name: string; rules: JsonObject; mode: Entry | undefined },
): LeftOut | undefined {
  const at = (...pointers: string[]): Cause[] => causesAt(brand, form.key, pointers);
  if (!Object.hasOwn(objectAt(form, 'fields'), name)) {
    return { reason: 'the form has no such field', causes: at(joinPointer('/fields', name)) };
  }
  if (!shownFields(form).some(({ field }) => field === name)) {
    return { reason: 'no group that shows has it', causes: at(...orders(form)) };
  }
  const rule = own(rules, name);
  const asked = mode && names(mode.value['require']).includes(name);
  if (!ALWAYS.includes(name) && !asked && isJsonObject(rule) && rule['enabled'] === false) {
    const key = `rules/${String(form.content['rules'])}`;
    return {
      reason: 'the rules leave it out',
      causes: causesAt(brand, key, [joinPointer('/fields', name, 'enabled')]),
    };
  }
  const shut = shutBy(form, name);
  if (shut !== undefined) return { reason: 'a condition that is plainly false shuts it', causes: at(shut) };
  return mode && names(mode.value['omit']).includes(name)
    ? { reason: `the mode "${mode.name}" leaves it out`, causes: at(joinPointer(mode.pointer, 'omit')) }
    : undefined;
}
