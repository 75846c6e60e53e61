import type { SectionDocument } from '#contract/generated/documents.ts';
import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { freeId } from '../documents/free-id.ts';
import { documentOf, idsOf, wordsOf, type PackDocuments } from '../documents/reader.ts';
import { freeTextKey, withWords } from '../documents/words-at.ts';
import { sayIfKnown } from '../language/say.ts';
import { slotOf, withBlocksAt } from './block-edits.ts';
import { blockType, propertySchema } from './block-types.ts';

/** A section or template for a picker. */
export type SavedSection = {
  id: string;
  name: string;
  about: string;
  blocks: readonly { id: string; block: JsonObject }[];
};

/** Blocks of a slot in their order. */
export const blocksOf = (body: JsonObject): { id: string; block: JsonObject }[] => {
  const { order, items } = slotOf({ body }, 'body');
  return order.flatMap((id) => {
    const block = own(items, id);
    return isJsonObject(block) ? [{ id, block }] : [];
  });
};

/** Sections or templates of a pack that are for screens of a presentation, by name. Those of base have names in the console's language. */
export function savedSections(
  documents: PackDocuments,
  use: SectionDocument['use'],
  presentation: string | undefined,
): SavedSection[] {
  return idsOf(documents, 'section')
    .flatMap((id): SavedSection[] => {
      const section = documentOf(documents, 'section', id);
      if (section?.use !== use) return [];
      const { presentations } = section;
      if (presentations && !(presentations as string[]).includes(presentation ?? '')) return [];
      return [
        {
          id,
          name: sayIfKnown(`console.sections.names.${id}`) ?? section.name,
          about: sayIfKnown(`console.sections.abouts.${id}`) ?? section.about ?? '',
          blocks: blocksOf(section.body as unknown as JsonObject),
        },
      ];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** A new section of blocks. */
export function newSection(
  documents: PackDocuments,
  { name, about }: { name: string; about: string },
  blocks: readonly { id: string; block: Json }[],
): { key: DocumentKey; section: JsonObject } {
  const id = freeId(name, idsOf(documents, 'section'), 'section');
  const { body } = withBlocksAt({ body: { order: [], items: {} } }, 'body', 0, blocks).screen;
  return {
    key: documentKey('section', id),
    section: {
      $schema: '../../../schemas/documents/section.schema.json',
      kind: 'section',
      id,
      name,
      ...(about !== '' && { about }),
      use: 'section',
      body: body ?? { order: [], items: {} },
    },
  };
}

/** Blocks of a template for one screen, with texts of its own that begin with the words of the template. */
export function withOwnWords(
  documents: PackDocuments,
  screen: string,
  body: JsonObject,
): { body: JsonObject; texts: Record<DocumentKey, JsonObject> } {
  let known = documents;
  const texts: Record<DocumentKey, JsonObject> = {};
  const ownKey = (said: string, place: string): string => {
    const key = freeTextKey(known, place);
    for (const language of idsOf(known, 'texts')) {
      const words = wordsOf(known, language, said);
      if (words === undefined) continue;
      const name = documentKey('texts', language);
      texts[name] = withWords(known, language, key, words);
      known = { ...known, [name]: texts[name] };
    }
    return key;
  };
  const inBlock = (block: Json, id: string): Json => {
    if (!isJsonObject(block)) return block;
    const type = blockType(String(block['type']));
    const schemas = isJsonObject(type?.schema['properties']) ? type.schema['properties'] : {};
    const props = Object.entries(isJsonObject(block['props']) ? block['props'] : {}).map(([name, value]) => {
      const isText = propertySchema(own(schemas, name))['x-ref'] === 'text' && typeof value === 'string';
      return [name, isText ? ownKey(value, `screen.${screen}.${id}.${name}`) : value];
    });
    const slots = Object.entries(isJsonObject(block['slots']) ? block['slots'] : {}).map(([name, slot]) => [
      name,
      isJsonObject(slot) ? inSlot(slot) : slot,
    ]);
    return {
      ...block,
      ...(props.length > 0 && { props: Object.fromEntries(props) as JsonObject }),
      ...(slots.length > 0 && { slots: Object.fromEntries(slots) as JsonObject }),
    };
  };
  const inSlot = (slot: JsonObject): JsonObject => ({
    ...slot,
    items: Object.fromEntries(
      Object.entries(isJsonObject(slot['items']) ? slot['items'] : {}).map(([id, block]) => [
        id,
        inBlock(block, id),
      ]),
    ),
  });
  return { body: inSlot(body), texts };
}
