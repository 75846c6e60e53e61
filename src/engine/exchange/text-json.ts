import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { XmlFault } from './read-xml.ts';

/** Words by key: i18next JSON with flat keys. */
export const writeTextJson = (words: Readonly<Record<string, string>>): string =>
  `${JSON.stringify(words, null, 2)}\n`;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Parses i18next JSON, flat or nested (`{ "menu": { "home": … } }` is `menu.home`). Other JSON is a fault with its line. */
export function readTextJson(text: string): Map<string, string> | XmlFault {
  const errors: ParseError[] = [];
  const plain = text.replace(/^\ufeff/, '');
  const root = parseTree(plain, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) return { line: lineAt(plain, first.offset), message: `${printParseErrorCode(first.error)}.` };
  if (root?.type !== 'object') return { line: 1, message: 'It is no object of texts by key.' };
  const found = new Map<string, string>();
  const collect = (node: Node, path: readonly string[]): XmlFault | undefined => {
    if (path.length > 20) return { line: lineAt(plain, node.offset), message: 'It is nested too deeply.' };
    for (const property of node.children ?? []) {
      const [name, value] = property.children ?? [];
      if (!name || !value) continue;
      const at = [...path, String(name.value)];
      if (value.type === 'object') {
        const fault = collect(value, at);
        if (fault) return fault;
        continue;
      }
      const key = at.join('.');
      if (value.type !== 'string') {
        return { line: lineAt(plain, value.offset), message: `"${key}" is no text.` };
      }
      if (found.has(key))
        return { line: lineAt(plain, name.offset), message: `"${key}" stands there twice.` };
      found.set(key, String(value.value));
    }
    return undefined;
  };
  return collect(root, []) ?? found;
}
