import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { nameOf, type PackDocuments } from '../documents/reader.ts';
import { blockName, slotName } from '../documents/block-name.ts';
import { blockType, propertySchema } from './block-types.ts';
import { valueAtPath, type BlockPath, type SlotPath } from '../documents/block-path.ts';

export type BlockNode = {
  kind: 'block';
  key: BlockPath;
  id: string;
  type: string;
  name: string;
  /** Distinctive property: its title, its form, its menu. */
  about: string | undefined;
  /** False for a type unknown to the portal. */
  known: boolean;
  shown: boolean;
  conditional: boolean;
  fallback: boolean;
  children: TreeNode[];
};

/** A slot of a block with several. */
export type SlotNode = { kind: 'slot'; key: SlotPath; name: string; known: boolean; children: TreeNode[] };

export type TreeNode = BlockNode | SlotNode;

/** Text of the first property that names one, else the named document: a section's title, a form block's form. */
function aboutBlock(documents: PackDocuments, block: JsonObject): string | undefined {
  const type = typeof block['type'] === 'string' ? blockType(block['type']) : undefined;
  const props = isJsonObject(block['props']) ? block['props'] : {};
  const schemas = isJsonObject(type?.schema['properties']) ? type.schema['properties'] : {};
  const named = Object.keys(schemas).flatMap((name) => {
    const value = own(props, name);
    const kind = propertySchema(own(schemas, name))['x-ref'];
    return typeof value === 'string' && typeof kind === 'string' ? [{ value, kind }] : [];
  });
  const text = named.find(({ kind }) => kind === 'text');
  return text ? nameOf(documents, text.value) : named[0]?.value;
}

const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

type Reading = { screen: JsonObject; documents: PackDocuments };

function blockNode(
  reading: Reading,
  key: BlockPath,
  shown: boolean,
  fallback = false,
): BlockNode | undefined {
  const block = valueAtPath(reading.screen, key);
  if (!block) return undefined;
  const type = typeof block['type'] === 'string' ? block['type'] : '';
  const kind = blockType(type);
  const written = isJsonObject(block['slots']) ? Object.keys(block['slots']) : [];
  const declared = kind?.slots ?? [];
  const slots = [...declared, ...written.filter((name) => !declared.includes(name))];
  const only = slots.length === 1 && declared.length === 1 ? slots[0] : undefined;
  const inside =
    only === undefined
      ? slots.map((name): SlotNode => {
          const slot = `${key}/${name}`;
          return {
            kind: 'slot',
            key: slot,
            name: slotName(name),
            known: declared.includes(name),
            children: blockNodes(reading, slot),
          };
        })
      : blockNodes(reading, `${key}/${only}`);
  const instead = isJsonObject(block['fallback']) ? blockNode(reading, `${key}~`, shown, true) : undefined;
  return {
    kind: 'block',
    key,
    id: key.slice(key.lastIndexOf('/') + 1),
    type,
    name: kind?.name ?? blockName(type),
    about: aboutBlock(reading.documents, block),
    known: kind !== undefined,
    shown,
    conditional: block['when'] !== undefined,
    fallback,
    children: instead ? [...inside, instead] : inside,
  };
}

function blockNodes(reading: Reading, slot: SlotPath): BlockNode[] {
  const { order, items } = valueAtPath(reading.screen, slot) ?? {};
  const shown = strings(order);
  const hidden = isJsonObject(items) ? Object.keys(items).filter((id) => !shown.includes(id)) : [];
  return [...shown, ...hidden].flatMap((id) => blockNode(reading, `${slot}/${id}`, shown.includes(id)) ?? []);
}

/** Blocks of a screen: the shown ones in order, then the hidden ones. */
export const screenTree = (documents: PackDocuments, screen: JsonObject): BlockNode[] =>
  blockNodes({ screen, documents }, 'body');

/** Every node of a tree, from top to bottom. */
export const allNodes = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children)]);

/** Slot for insertion into a node: a slot itself, or a block's first slot. */
export function slotInto(node: TreeNode): SlotPath | undefined {
  if (node.kind === 'slot') return node.key;
  const slot = blockType(node.type)?.slots[0];
  return slot === undefined ? undefined : `${node.key}/${slot}`;
}
