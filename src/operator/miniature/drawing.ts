import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import { menuNodes } from '../documents/menu-entries.ts';
import { blockName } from '../documents/block-name.ts';
import { nameOf, type PackDocuments } from '../documents/reader.ts';

/** What a drawing of a block shows. */
export type Drawing = {
  /** Mark `x-look` of its schema. */
  look: string;
  /** Its title, else the name of its type. */
  name: string;
  /** Labels of its form or its menu, or its text. */
  words: readonly string[];
  /** Drawings of the blocks in each of its slots. */
  slots: readonly (readonly Drawing[])[];
};

/** Deeper blocks would not be seen. */
const DEEPEST = 4;
const LONGEST = 6;

const blocksIn = (slot: Json | undefined): JsonObject[] => {
  const { order, items } = isJsonObject(slot) ? slot : {};
  return (Array.isArray(order) ? order : []).flatMap((id) => {
    const block = typeof id === 'string' && isJsonObject(items) ? own(items, id) : undefined;
    return isJsonObject(block) ? [block] : [];
  });
};

function formLabels(documents: PackDocuments, id: string): string[] {
  const fields = own(documents, documentKey('form', id))?.['fields'];
  return Object.values(isJsonObject(fields) ? fields : {}).flatMap((field) => {
    const label = isJsonObject(field) ? field['label'] : undefined;
    return typeof label === 'string' ? [nameOf(documents, label) ?? label] : [];
  });
}

function wordsOf(documents: PackDocuments, props: JsonObject): string[] {
  const { form, menu, text } = props;
  if (typeof form === 'string') return formLabels(documents, form);
  if (typeof menu === 'string')
    return menuNodes(documents, menu).flatMap(({ shown, label }) => (shown ? [label] : []));
  return typeof text === 'string' ? [nameOf(documents, text) ?? text] : [];
}

/** Drawing of a block, from its schema and its values. */
export function drawingOf(documents: PackDocuments, block: JsonObject, depth = 0): Drawing {
  const type = String(block['type'] ?? '');
  const schema = own(schemaIndex.blocks, type);
  const look = schema?.['x-look'];
  const props = isJsonObject(block['props']) ? block['props'] : {};
  const title = props['title'] ?? props['text'] ?? props['label'];
  const slots = isJsonObject(block['slots']) ? Object.values(block['slots']) : [];
  return {
    look: typeof look === 'string' ? look : 'box',
    name: (typeof title === 'string' ? nameOf(documents, title) : undefined) ?? blockName(type),
    words: wordsOf(documents, props).slice(0, LONGEST),
    slots:
      depth < DEEPEST
        ? slots.map((slot) =>
            blocksIn(slot)
              .slice(0, LONGEST)
              .map((inner) => drawingOf(documents, inner, depth + 1)),
          )
        : [],
  };
}
