import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Json } from './json.ts';
import { joinPointer, parentPointer, pointerSteps } from './pointer.ts';
import { parseJson } from '../packs.ts';

/** Line and column count from 1, in UTF-16 code units as in editors. */
export type FilePosition = { line: number; column: number };

/** Part of an entry that a pointer locates: its value or its name. */
export type PlacePart = 'value' | 'key';

export type JsonFile = {
  /** Undefined when the text is not JSON. */
  value: Json | undefined;
  /** Place of the first syntax error; later errors are mostly its consequences and are dropped. */
  syntax: (FilePosition & { reason: string }) | undefined;
  /** Names repeated in one object; the pointer names the entry, the place is the later one. */
  duplicates: (FilePosition & { pointer: string; name: string })[];
  /** Place of a pointer; for one that does not exist, of its nearest existing parent. */
  locate(pointer: string, part?: PlacePart): FilePosition;
};

/** Node of a pointer. Of two equal names the last is taken, as JSON.parse does. */
function find(root: Node, pointer: string): Node | undefined {
  let node: Node | undefined = root;
  for (const step of pointerSteps(pointer)) {
    node =
      node?.type === 'object'
        ? node.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1]
        : node?.children?.[Number(step)];
  }
  return node;
}

function duplicatesIn(node: Node, pointer: string): { offset: number; pointer: string; name: string }[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((child, index) => duplicatesIn(child, joinPointer(pointer, index)));
  }
  if (node.type !== 'object') return [];
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    const name = String(key?.value);
    const at = joinPointer(pointer, name);
    const again = seen.has(name) ? [{ offset: key?.offset ?? property.offset, pointer: at, name }] : [];
    seen.add(name);
    return [...again, ...(value ? duplicatesIn(value, at) : [])];
  });
}

const words = (code: string): string => code.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Parses a document with the place of every value. Strict JSON: no comments, no trailing commas. */
export function readJsonFile(text: string): JsonFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineStarts = [
    0,
    ...Array.from(text.matchAll(/\r\n|\n|\r/g), (match) => match.index + match[0].length),
  ];
  const placeOf = (offset: number): FilePosition => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
  };

  const value = parseJson(text);
  const [fault] = errors;
  const reason = fault ? words(printParseErrorCode(fault.error)) : 'invalid text';

  return {
    value,
    syntax: value === undefined ? { ...placeOf(fault?.offset ?? 0), reason } : undefined,
    duplicates: tree
      ? duplicatesIn(tree, '').map(({ offset, ...duplicate }) => ({ ...placeOf(offset), ...duplicate }))
      : [],
    locate(pointer, part = 'value') {
      if (!tree) return placeOf(0);
      const exact = find(tree, pointer);
      if (exact) {
        const property = part === 'key' && exact.parent?.type === 'property' ? exact.parent : exact;
        return placeOf(property.offset);
      }
      let at = parentPointer(pointer);
      while (at !== undefined && !find(tree, at)) at = parentPointer(at);
      return placeOf(find(tree, at ?? '')?.offset ?? tree.offset);
    },
  };
}
