import { factsOf } from '../../conditions/conditions.ts';
import type { FieldInput } from '../../forms/specs/field-spec.ts';
import { holdsText } from '../../forms/inputs/parts/input-value.ts';
import { isJsonObject, own, type JsonObject } from '../../json/json.ts';
import { joinPointer } from '../../json/pointer.ts';
import { suggest } from '../../suggest.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { fieldsOf, groupEntries, names, objectAt, type NamedEntry } from './read-form.ts';

/** Inputs of which a form has one: a picture, a code that is sent, files that are uploaded on their own. */
const ONCE = new Set(['captcha', 'code', 'upload', 'username']);

type Repeating = { group: NamedEntry; repeat: JsonObject; fields: readonly string[] };

const repeatingGroups = (form: BrandDocument): Repeating[] =>
  groupEntries(form).flatMap((group) => {
    const { repeat, order } = group.value;
    return isJsonObject(repeat) ? [{ group, repeat, fields: names(order) }] : [];
  });

/** Repeating groups: their bounds, what they name, and that nothing outside of a row reads a value of which there are several. */
export function checkRepeatingGroups(brand: Brand, form: BrandDocument): void {
  const groups = repeatingGroups(form);
  if (groups.length === 0) return;
  for (const repeating of groups) {
    checkBounds(brand, form, repeating);
    checkName(brand, form, repeating);
    checkNamed(brand, form, repeating);
    checkAsked(brand, form, repeating);
  }
  checkReaders(brand, form, groups);
}

function checkBounds(brand: Brand, form: BrandDocument, { group, repeat }: Repeating): void {
  const { least = 1, most, start } = repeat;
  const rows = Array.isArray(start) ? start.length : 0;
  if (typeof most !== 'number' || (Number(least) <= most && rows <= most)) return;
  const place = rows > most ? 'start' : 'least';
  brand.report(form.key, {
    code: 'REPEAT_BOUNDS',
    pointer: joinPointer(group.pointer, 'repeat', place),
    message:
      place === 'start'
        ? `"${group.name}" starts with ${rows} rows and may have ${most}, so some would be missing.`
        : `"${group.name}" has to have ${String(least)} rows and may have ${most}, so it could never be sent.`,
    fix: 'Raise "most", or lower the other number.',
  });
}

function checkName(brand: Brand, form: BrandDocument, { group }: Repeating): void {
  if (!Object.hasOwn(objectAt(form, 'fields'), group.name)) return;
  brand.report(form.key, {
    code: 'REPEAT_NAME_TAKEN',
    pointer: group.pointer,
    part: 'key',
    message: `The rows of "${group.name}" are sent under its name, which is a field's as well.`,
    fix: 'Give the group or the field another name.',
  });
}

/** Fields that rules across rows and rows at the start name. */
function checkNamed(brand: Brand, form: BrandDocument, { group, repeat, fields }: Repeating): void {
  const { across, start } = repeat;
  const starts = Array.isArray(start) ? start.filter(isJsonObject) : [];
  const named = [
    ...(isJsonObject(across) ? Object.keys(across).map((name) => ({ name, path: ['across', name] })) : []),
    ...starts.flatMap((row, index) =>
      Object.keys(row).map((name) => ({ name, path: ['start', String(index), name] })),
    ),
  ];
  for (const { name, path } of named) {
    const input = inputOf(form, name);
    const isText = path[0] === 'start' || input === undefined || holdsText(input as FieldInput);
    if (fields.includes(name) && isText) continue;
    brand.report(form.key, {
      code: 'REPEAT_FIELD',
      pointer: joinPointer(group.pointer, 'repeat', ...path),
      part: 'key',
      message: fields.includes(name)
        ? `A rule across rows compares texts, and "${name}" of "${group.name}" has none.`
        : `The rows of "${group.name}" have no field "${name}".`,
      fix: suggest(name, fields, 'Name a field of the group, or take it out.'),
    });
  }
}

const inputOf = (form: BrandDocument, name: string): string | undefined => {
  const field = own(objectAt(form, 'fields'), name);
  const input = isJsonObject(field) ? field['input'] : undefined;
  return typeof input === 'string' ? input : undefined;
};

/** Fields that cannot be asked for more than once. */
function checkAsked(brand: Brand, form: BrandDocument, { group, fields }: Repeating): void {
  for (const { name, value, pointer } of fieldsOf(form)) {
    if (!fields.includes(name)) continue;
    const isOnce = ONCE.has(String(value['input'])) || name === 'username' || name === 'password';
    if (!isOnce && value['check'] === undefined && value['initialFrom'] === undefined) continue;
    const property = isOnce ? 'input' : value['check'] === undefined ? 'initialFrom' : 'check';
    brand.report(form.key, {
      code: 'REPEAT_INPUT',
      pointer: joinPointer(pointer, property),
      message: `"${name}" stands in the repeating group "${group.name}", and a form can have "${property}" of this kind once only.`,
      fix: 'Move the field to another group, or change what it asks for.',
    });
  }
}

/** Values that other parts of the form read, with the group a reader stands in. */
function readersOf(form: BrandDocument): { group: string | undefined; reads: string[]; pointer: string }[] {
  const groups = groupEntries(form);
  const groupOf = new Map(
    groups.flatMap(({ name, value }) => names(value['order']).map((field) => [field, name])),
  );
  const conditions = (value: JsonObject, pointer: string, group: string | undefined) =>
    ['when', 'requiredWhen', 'enabledWhen'].map((property) => ({
      group,
      reads: factsOf(value[property]).flatMap((fact) => (fact.startsWith('form.') ? [fact.slice(5)] : [])),
      pointer: joinPointer(pointer, property),
    }));
  const ofFields = fieldsOf(form).flatMap(({ name, value, pointer }) => {
    const { equals, optionsFrom, boundsFrom, send } = value;
    const sources = [
      ...(isJsonObject(optionsFrom) ? names([optionsFrom['of'] ?? null]) : []),
      ...(Array.isArray(boundsFrom) ? boundsFrom.filter(isJsonObject) : []).flatMap((one) =>
        names([one['option'] ?? null]),
      ),
      ...(isJsonObject(send) ? names(send['needs']) : []),
    ];
    return [
      ...conditions(value, pointer, groupOf.get(name)),
      { group: groupOf.get(name), reads: names([equals ?? null]), pointer: joinPointer(pointer, 'equals') },
      // Options and bounds are those of one choice, which a row would not have to itself.
      { group: undefined, reads: sources, pointer },
    ];
  });
  return [...groups.flatMap(({ value, pointer }) => conditions(value, pointer, undefined)), ...ofFields];
}

function checkReaders(brand: Brand, form: BrandDocument, groups: readonly Repeating[]): void {
  const rowOf = new Map(groups.flatMap(({ group, fields }) => fields.map((field) => [field, group.name])));
  for (const { group, reads, pointer } of readersOf(form)) {
    const read = reads.find((name) => rowOf.has(name) && rowOf.get(name) !== group);
    // A group that shows by its own field is reported elsewhere.
    if (read === undefined || pointer.startsWith(`/groups/${rowOf.get(read)}/`)) continue;
    brand.report(form.key, {
      code: 'REPEATED_VALUE_READ',
      pointer,
      message: `"${read}" has a value in each row of "${rowOf.get(read)}", so that it is not clear which one is read.`,
      fix: 'Read a field outside of the repeating group, or move the reader into the group.',
    });
  }
}
