import { isJsonObject, own, type Json } from '../../json/json.ts';
import { joinPointer } from '../../json/pointer.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { causesAt, removalsAt, type Cause } from '../blame.ts';
import { groupEntries, names, objectAt, rulesOfForm, shownFields, type NamedEntry } from './read-form.ts';

/** Asked for whatever the rules say (specification section 5). */
const ALWAYS = ['username', 'password'];

/** Reason why a field is not asked for, and the values that cause it. */
export type LeftOut = { reason: string; causes: Cause[] };

/** Modes that a form offers; undefined stands for a form without modes. */
function modesOf(form: BrandDocument): (NamedEntry | undefined)[] {
  const modes = objectAt(form, 'modes');
  const order = form.content['modeOrder'];
  const offered = Array.isArray(order) ? names(order as Json) : Object.keys(modes);
  const found = offered.flatMap((name): NamedEntry[] => {
    const value = own(modes, name);
    return isJsonObject(value) ? [{ name, value, pointer: joinPointer('/modes', name) }] : [];
  });
  return found.length > 0 ? found : [undefined];
}

const groupPointer = /^\/groups\/[^/]*$/;

/** Fields that a form asks for, computed once for all of them. */
export type AskedFor = {
  form: BrandDocument;
  modes: readonly (NamedEntry | undefined)[];
  /** Fields that some group shows. */
  shown: ReadonlySet<string>;
  /** Reason why a mode omits a field: its group, rule, condition or the mode; undefined when it is asked for. */
  leftOut(name: string, mode: NamedEntry | undefined): LeftOut | undefined;
  /** True when some mode asks for the field. */
  asks(name: string): boolean;
  /** Pointer of the literal `false` of the field or its group that keeps it from ever being filled in. */
  shutBy(name: string): string | undefined;
};

export function askedFor(brand: Brand, form: BrandDocument): AskedFor {
  const fields = objectAt(form, 'fields');
  const rules = rulesOfForm(brand, form);
  const groups = groupEntries(form);
  const shown = new Set(shownFields(form).map(({ field }) => field));
  const groupOf = new Map(
    groups.flatMap((group) => names(group.value['order']).map((field) => [field, group] as const)),
  );
  const modes = modesOf(form);
  const of = new Map(
    modes.map((mode) => [
      mode,
      { omits: new Set(names(mode?.value['omit'])), requires: new Set(names(mode?.value['require'])) },
    ]),
  );
  const at = (...pointers: string[]): Cause[] => causesAt(brand, form.key, pointers);

  const shutBy = (name: string): string | undefined => {
    const field = own(fields, name);
    const shut = isJsonObject(field) && ['when', 'enabledWhen'].find((property) => field[property] === false);
    if (shut) return joinPointer('/fields', name, shut);
    const group = groupOf.get(name);
    return group?.value['when'] === false ? joinPointer(group.pointer, 'when') : undefined;
  };

  const leftOut = (name: string, mode: NamedEntry | undefined): LeftOut | undefined => {
    if (!Object.hasOwn(fields, name)) {
      const causes = removalsAt(brand, form.key, ['/fields', joinPointer('/fields', name)]);
      return { reason: 'the form has no such field', causes };
    }
    if (!shown.has(name)) {
      const orders = groups.map(({ pointer }) => joinPointer(pointer, 'order'));
      // A null may have removed the group.
      const gone = Object.keys(form.removed).filter((pointer) => groupPointer.test(pointer));
      return { reason: 'no group that shows has it', causes: at('/order', ...orders, ...gone) };
    }
    const { omits, requires } = of.get(mode) ?? {};
    const rule = own(rules, name);
    if (!ALWAYS.includes(name) && !requires?.has(name) && isJsonObject(rule) && rule['enabled'] === false) {
      const key = `rules/${String(form.content['rules'])}`;
      const causes = causesAt(brand, key, [joinPointer('/fields', name, 'enabled')]);
      return { reason: 'the rules leave it out', causes };
    }
    const shut = shutBy(name);
    if (shut !== undefined) return { reason: 'a condition that is plainly false shuts it', causes: at(shut) };
    return mode && omits?.has(name)
      ? { reason: `the mode "${mode.name}" leaves it out`, causes: at(joinPointer(mode.pointer, 'omit')) }
      : undefined;
  };

  return { form, modes, shown, leftOut, shutBy, asks: (name) => modes.some((mode) => !leftOut(name, mode)) };
}
