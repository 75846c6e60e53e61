import { applyEdits, modify } from 'jsonc-parser';
import type { Json } from '#engine/json/json.ts';

/** Names and indexes that lead to a value in a document. */
export type Path = readonly (string | number)[];

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** JSON text with another value at a path, otherwise as it was written; undefined removes the value, missing parents are created. */
export const withValue = (text: string, path: Path, value: Json | undefined): string =>
  applyEdits(text, modify(text, [...path], value, { formattingOptions }));
