import { isJsonObject, own } from '../json.ts';
import { joinPointer } from '../pointer.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';
import { referenceKinds } from './reference-kinds.ts';
import { list, suggest } from '../suggest.ts';
import type { Visit } from './walk.ts';

/** Sets of names are asked for by every reference of a kind, so each is made once for a document. */
export function checkReferences(brand: Brand, document: BrandDocument): void {
  const known = new Map<string, Set<string>>();
  const namesOf = (kind: string): Set<string> => {
    const names = known.get(kind) ?? new Set(referenceKinds[kind]?.names(brand, document));
    known.set(kind, names);
    return names;
  };
  for (const visit of document.visits) {
    const kind = visit.schema['x-ref'];
    if (typeof kind === 'string') checkReference(brand, document, visit, kind, namesOf);
    if (typeof visit.schema['x-ordered'] === 'string')
      checkOrder(brand, document, visit, visit.schema['x-ordered']);
    if (visit.schema['x-block'] === true) checkSlots(brand, document, visit);
  }
}

function checkReference(
  brand: Brand,
  document: BrandDocument,
  { pointer, value }: Visit,
  kind: string,
  namesOf: (kind: string) => Set<string>,
): void {
  const reference = own(referenceKinds, kind);
  if (!reference)
    throw new Error(`A schema marks ${document.kind}${pointer} with the unknown x-ref "${kind}".`);
  // What an abstract pack leaves to the brands over it is looked up in each of those.
  if (typeof value !== 'string' || (brand.abstract && !reference.closed)) return;
  const name = reference.read?.(value) ?? value;
  const names = namesOf(kind);
  if (names.has(name) || reference.accepts?.(name)) return;
  brand.report(document.key, {
    code: reference.code,
    pointer,
    message: `No ${reference.noun} is called "${name}".`,
    fix: suggest(name, names, `Make it, or name one that exists.`),
  });
}

/** `order` names items; one that is missing cannot show. */
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
            // The order may come from a lower layer; it is this null that broke it.
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
