import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Json } from './json.ts';
import { joinPointer, parentPointer, pointerSteps } from './pointer.ts';
import { parseJson } from './packs.ts';

/** Line and column count from 1, in UTF-16 code units as editors do. */
export type Place = { line: number; column: number };

/** Whether a pointer names the value or the name in front of it. */
export type PlacePart = 'value' | 'key';

export type JsonFile = {
  /** Undefined when the text is not JSON. */
  value: Json | undefined;
  /** Where the text stops being JSON. What a parser finds behind that place is mostly the same fault again. */
  syntax: (Place & { reason: string }) | undefined;
  /** Names given twice in one object; the pointer names the entry, the place is the later one. */
  duplicates: (Place & { pointer: string; name: string })[];
  /** Where a pointer stands; for one that does not exist, the nearest parent that does. */
  locate(pointer: string, part?: PlacePart): Place;
};

/** Of two equal names JSON.parse reads the last one, so that is the one looked at. */
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

/** Reads a document so that every value in it can be pointed at. Strict JSON: no comments, no trailing commas. */
export function readJsonFile(text: string): JsonFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const lineStarts = [
    0,
    ...Array.from(text.matchAll(/\r\n|\n|\r/g), (match) => match.index + match[0].length),
  ];
  const placeOf = (offset: number): Place => {
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
