import { cell, rows, shape, type Node } from './property-table.ts';
import type { Schemas } from './schemas.ts';

/** Target of each kind of name, and the list of base's names. */
const named: Readonly<Record<string, string>> = {
  text: 'a key of `texts/<language>`',
  image: 'a file below `assets/`, of the pack or of one that it extends',
  font: 'a file `fonts/<name>.woff2` below `assets/`, of the pack or of one that it extends',
  menu: '`menu/<id>`: [those of base](base.md#menus)',
  form: '`form/<id>`: [those of base](base.md#forms)',
  rules: '`rules/<id>`: [those of base](base.md#forms)',
  pageScreen: 'a screen with `"presentation": "page"`: [those of base](base.md#screens)',
  modal: 'a screen with `"presentation": "modal"`: [those of base](base.md#screens)',
  panel: 'a screen with `"presentation": "panel"`, a page of a centre: [those of base](base.md#screens)',
  frame:
    'a screen with `"presentation": "frame"`, without the `frame-` of its id: [those of base](base.md#screens)',
  page: '`path` or an alias of a screen with `"presentation": "page"`, with `?` and `#` as needed: [those of base](base.md#screens)',
  field: 'a field of the same form',
  group: 'a group of the same form',
  mode: 'a mode of the same form',
  pattern: 'an entry of `patterns/main`: [those of base](base.md#patterns)',
  source: '[sources](sources.md)',
  formSource: '[form sources](form-sources.md)',
  action: '[actions](actions.md)',
  block: '[blocks](blocks.md)',
  fact: 'a fact that is a number: [facts](facts.md)',
  article: 'an entry of `help/main`: [those of base](base.md#lobby-and-help)',
  lane: 'an entry of `lanes` of `lobby/main`: [those of base](base.md#lobby-and-help)',
  vendor: 'an entry of `vendors` of `lobby/main`: [those of base](base.md#lobby-and-help)',
  game: 'an entry of `games` of `lobby/main`: [those of base](base.md#lobby-and-help)',
  category: 'an entry of `categories` of `lobby/main`: [those of base](base.md#lobby-and-help)',
  notice: 'an entry of `notices` of `lobby/main`: [those of base](base.md#lobby-and-help)',
  lottery: 'an entry of `games` of `lotteries/main`',
  lotteryTable: 'an entry of `tables` of `lotteries/main`',
  lotteryGroup: 'an entry of `groups` of `lotteries/main`',
  pack: 'a folder of `configs/`',
  language: 'a language that has a `texts/<language>`',
  brandLanguage: 'one of the `languages` of `brand/main`',
  describedLanguage: 'an entry of `languages/main`: [those of base](base.md#languages)',
  timeZone: 'an IANA time zone, such as `Asia/Yangon`',
  currency: 'an ISO 4217 code, such as `MMK`',
};

/** Every kind of name that the schemas ask for. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'x-ref' && typeof inner === 'string' ? [inner] : namesIn(inner),
  );
}

const definition = ([name, node]: [string, Node]): string => {
  const lines = rows(node);
  const table =
    lines.length === 0 ? '' : `\n| property | takes | meaning |\n|---|---|---|\n${lines.join('\n')}\n`;
  const values = Array.isArray(node['enum']) ? `\nOne of ${shape(node)}\n` : '';
  const pattern = typeof node['pattern'] === 'string' ? `\nLike \`${node['pattern']}\`\n` : '';
  return `### ${name}\n\n${cell(node['description'])}\n${values}${pattern}${table}`;
};

/** The page that the words of all other pages lead to. */
export function definitionsPage(schemas: Schemas): string {
  const kinds = [...new Set(namesIn([schemas.common, schemas.byFolder]))].sort();
  const missing = kinds.filter((kind) => named[kind] === undefined);
  if (missing.length > 0) throw new Error(`Say in definitions-page.ts what a ${missing.join(', ')} is.`);
  const defs = Object.entries((schemas.common as unknown as { $defs: Record<string, Node> }).$defs);
  return [
    '# Definitions\n\nMade from `schemas/common.schema.json` by `npm run generate`; do not edit. What the column _takes_ of the other pages names. How they go together in a screen: [screens](../screens.md).\n',
    defs.map(definition).join('\n'),
    '## Names\n\nWhat `id of a …` and the definitions above may name. Where one does not exist, validation says which was probably meant, else which there are: all of up to twenty, of more the nearest three.\n\n| name | stands in |\n|---|---|',
    ...kinds.map((kind) => `| ${kind} | ${named[kind]} |`),
    '',
  ].join('\n');
}
