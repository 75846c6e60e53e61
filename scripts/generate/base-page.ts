import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Ordered<Item> = { order: string[]; items: Record<string, Item> };
type Block = { type: string; slots?: Record<string, Ordered<Block>> };
type Screen = { id: string; presentation: string; path?: string; frame?: string; body: Ordered<Block> };
type Menu = Ordered<{ children?: Ordered<unknown> }> & { id: string };
type Form = { id: string; rules?: string; order: string[]; groups: Record<string, { order: string[] }> };
type Lobby = Record<
  'lanes' | 'categories' | 'notices' | 'vendors' | 'games',
  Record<string, { type?: string }> | undefined
>;
type Bounds = { min: number; max: number };
type Cashier = {
  banks: Ordered<{ name: string; kind: string }>;
  deposit: { methods: Ordered<Bounds & { kind: string }> };
  withdrawal: Bounds & { methods: Ordered<{ kind: string }> };
};
type Languages = { languages: Record<string, { name: string }> };

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ');

/** Blocks of a slot with those inside them, as one would write an outline. */
const outline = ({ order, items }: Ordered<Block>): string =>
  order
    .map((id) => {
      const { type = '', slots } = items[id] ?? { type: '' };
      const inner = Object.entries(slots ?? {}).map(([slot, blocks]) => `${slot}: ${outline(blocks)}`);
      return `\`${id}\`${type === id ? '' : ` ${type}`}${inner.length > 0 ? ` (${inner.join('; ')})` : ''}`;
    })
    .join(', ');

/** Section on the cashier values that a brand in another currency replaces. */
function cashierPart({ banks, deposit, withdrawal }: Cashier): string {
  const within = ({ min, max }: Bounds): string => `${min} to ${max}`;
  const methods = Object.entries(deposit.methods.items).map(
    ([id, method]) => `\`${id}\` (${method.kind}, ${within(method)})`,
  );
  const payouts = Object.entries(withdrawal.methods.items).map(([id, { kind }]) => `\`${id}\` (${kind})`);
  return [
    '\n## Cashier\n\nAmounts in minor units of the currency of base; a brand of another currency writes its own ([how](../another-country.md)).\n',
    `- Banks: ${Object.entries(banks.items)
      .map(([id, { name, kind }]) => `\`${id}\` ${name} (${kind})`)
      .join(', ')}`,
    `- Ways to pay in: ${methods.join(', ')}`,
    `- Ways to be paid: ${payouts.join(', ')}; a withdrawal of ${within(withdrawal)}`,
  ].join('\n');
}

/** Languages that are described, and those of them that have texts. */
function languagesPart({ languages }: Languages, translated: readonly string[]): string {
  const described = Object.entries(languages).map(([id, { name }]) => `\`${id}\` ${name}`);
  return [
    '\n## Languages\n\nA language of a brand needs an entry in `languages/main` (name, direction, font) and texts. Base has\n',
    `- entries: ${described.join(', ')}`,
    `- texts: ${code(translated)}\n`,
  ].join('\n');
}

/** Ids of everything in base that a patch of a brand may name. */
export function basePage(root: string): string {
  const folder = join(root, 'configs/base');
  const read = <Document>(kind: string, id = 'main'): Document =>
    JSON.parse(readFileSync(join(folder, kind, `${id}.json`), 'utf8')) as Document;
  const all = <Document>(kind: string): Document[] =>
    readdirSync(join(folder, kind))
      .sort()
      .map((file) => read<Document>(kind, file.replace(/\.json$/u, '')));
  const lobby = read<Lobby>('lobby');
  const { articles } = read<{ articles: object }>('help');
  const { patterns } = read<{ patterns: object }>('patterns');
  const { texts } = read<{ texts: object }>('texts', 'en');
  const notices = Object.entries(lobby.notices ?? {}).map(([id, { type }]) => `\`${id}\` (${type})`);
  return [
    '# What base holds\n\nMade from `configs/base` by `npm run generate`; do not edit. A brand changes any of it by a document of the same kind and id that says only what differs; `null` takes an entry out.\n',
    '## Screens\n\n| id | shown as | address | frame | blocks by id |\n|---|---|---|---|---|',
    ...all<Screen>('screen').map(
      ({ id, presentation, path = '', frame = '', body }) =>
        `| \`${id}\` | ${presentation} | ${path && `\`${path}\``} | ${frame} | ${outline(body)} |`,
    ),
    '\n## Menus\n\n| id | entries in their order | not shown |\n|---|---|---|',
    ...all<Menu>('menu').map(({ id, order, items }) => {
      const rest = Object.keys(items).filter((name) => !order.includes(name));
      return `| \`${id}\` | ${code(order)} | ${code(rest)} |`;
    }),
    '\n## Forms\n\nA form has rules of the same id unless another is named.\n\n| id | groups with their fields |\n|---|---|',
    ...all<Form>('form').map(({ id, rules = id, order, groups }) => {
      const parts = order.map((group) => `${group}: ${code(groups[group]?.order ?? [])}`).join('; ');
      return `| \`${id}\`${rules === id ? '' : ` (rules \`${rules}\`)`} | ${parts} |`;
    }),
    `\n## Patterns\n\n${code(Object.keys(patterns))}\n`,
    `## Lobby and help\n\n- Lanes: ${code(Object.keys(lobby.lanes ?? {})) || 'none'}`,
    `- Vendors: ${code(Object.keys(lobby.vendors ?? {})) || 'none'}`,
    `- Games: ${code(Object.keys(lobby.games ?? {})) || 'none'}`,
    `- Categories: ${code(Object.keys(lobby.categories ?? {})) || 'none'}`,
    `- Notices: ${notices.join(', ') || 'none'}`,
    `- Articles: ${code(Object.keys(articles))}`,
    cashierPart(read<Cashier>('cashier')),
    languagesPart(
      read<Languages>('languages'),
      all<{ id: string }>('texts').map(({ id }) => id),
    ),
    `## Texts\n\n${Object.keys(texts).length} keys, in \`configs/base/texts/en.json\` ([how to find one](../screens.md#the-key-of-a-text)); the beginning of a key says where it shows: ${code([...new Set(Object.keys(texts).map((key) => key.split('.')[0] ?? ''))].sort())}.\n`,
  ].join('\n');
}
