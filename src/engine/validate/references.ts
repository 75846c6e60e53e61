import { isJsonObject, own } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import { removalsAt, topmost } from './blame.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';
import { referenceKinds } from './reference-kinds.ts';
import { list, suggest } from '../suggest.ts';
import type { Visit } from './walk.ts';

type NamesOf = (kind: string) => ReadonlySet<string>;

/** Ring 2: checks that every name exists, every sequence is complete and every slot is valid. */
export function checkReferences(brand: Brand): void {
  // Sets of names are built once per kind and scope, since many references need them.
  const shared = new Map<string, ReadonlySet<string>>();
  for (const document of brand.documents) {
    const local = new Map<string, ReadonlySet<string>>();
    const namesOf: NamesOf = (kind) => {
      const sets = referenceKinds[kind]?.scope === 'document' ? local : shared;
      const names = sets.get(kind) ?? new Set(referenceKinds[kind]?.names(brand, document));
      sets.set(kind, names);
      return names;
    };
    for (const visit of document.visits) {
      const { 'x-ref': kind, 'x-ordered': items, 'x-block': isBlock } = visit.schema;
      if (typeof kind === 'string') checkReference(brand, document, visit, kind, namesOf);
      if (typeof items === 'string') checkOrder(brand, document, visit, items);
      if (isBlock === true) checkSlots(brand, document, visit);
    }
  }
}

function checkReference(
  brand: Brand,
  document: BrandDocument,
  { pointer, value }: Visit,
  kind: string,
  namesOf: NamesOf,
): void {
  const reference = own(referenceKinds, kind);
  if (!reference)
    throw new Error(`A schema marks ${document.kind}${pointer} with the unknown x-ref "${kind}".`);
  // References that an abstract pack leaves to its brands are checked in each of those.
  if (typeof value !== 'string' || (brand.abstract && reference.scope === 'brand')) return;
  const name = reference.read?.(value) ?? value;
  const names = namesOf(kind);
  if (names.has(name) || reference.accepts?.(name)) return;
  const { key = document.key, property } = reference.of ?? {};
  const gone =
    property === undefined
      ? []
      : removalsAt(brand, key, [joinPointer('', property), joinPointer('', property, name)]);
  const cause = topmost(brand, { key: document.key, pointer }, ...gone);
  const removed = cause.layer !== undefined;
  brand.report(cause.key, {
    ...cause,
    code: reference.code,
    message: removed
      ? `This removes "${name}", which ${document.key}.json still names at ${pointer}.`
      : `No ${reference.noun} is called "${name}".`,
    fix: removed
      ? 'Name another there, or leave this one in.'
      : suggest(name, names, reference.fix?.(name) ?? 'Make it, or name one that exists.'),
  });
}

/** Reports ids in `order` without an item. */
function checkOrder(
  brand: Brand,
  document: BrandDocument,
  { pointer, value }: Visit,
  itemsKey: string,
): void {
  if (!isJsonObject(value)) return;
  const { order } = value;
  const items = own(value, itemsKey);
  if (!Array.isArray(order) || !isJsonObject(items)) return;
  for (const [index, id] of order.entries()) {
    if (typeof id !== 'string' || Object.hasOwn(items, id)) continue;
    const itemPointer = joinPointer(pointer, itemsKey, id);
    const remover = own(document.removed, itemPointer);
    brand.report(
      document.key,
      remover === undefined
        ? {
            code: 'MISSING_ITEM',
            pointer: joinPointer(pointer, 'order', index),
            message: `"order" names "${id}", which "${itemsKey}" does not have.`,
            fix: suggest(id, Object.keys(items), `Add it to "${itemsKey}" or take it out of "order".`),
          }
        : {
            // The order may come from a lower layer; the null is the cause.
            code: 'MISSING_ITEM',
            pointer: itemPointer,
            layer: remover,
            message: `This removes "${id}", which "order" still names.`,
            fix: `Give ${remover} an "order" of its own without "${id}".`,
          },
    );
  }
}

function checkSlots(brand: Brand, document: BrandDocument, { pointer, value }: Visit): void {
  if (!isJsonObject(value) || !isJsonObject(value['slots'])) return;
  const block = own(schemas.blocks, String(value['type']));
  if (!block) return;
  const slots = (block['x-slots'] ?? []) as readonly string[];
  for (const slot of Object.keys(value['slots'])) {
    if (slots.includes(slot)) continue;
    brand.report(document.key, {
      code: 'UNKNOWN_SLOT',
      pointer: joinPointer(pointer, 'slots', slot),
      part: 'key',
      message: `The block "${String(value['type'])}" has no slot "${slot}", so nothing in it shows.`,
      fix:
        slots.length === 0
          ? 'This block holds no other blocks: take "slots" out.'
          : `Its slots are ${list(slots)}.`,
    });
  }
}
