import { schemaIndex } from '#contract/generated/schema-index.ts';
import type { Json, JsonObject } from '#engine/json/json.ts';
import { ofBase, partOf, type Nonsense } from './brand.ts';

const sayings: Record<string, string> = {
  'nothing at all': '',
  blanks: '   ',
  'markup in a plain text': '<b onclick="alert(1)">bold</b> & <script>alert(1)</script>',
  'a paragraph that is not closed': '<p>open <strong>bold',
  'a script address': '<a href="javascript:alert(1)">press</a>',
  'a page that is not there': '<a href="/nowhere">go</a>',
  'a value that nobody gives': 'You have {{number}} of {{other}}',
  'another text by its key': '$t(brand.name) $t(odd.label)',
  'one very long word': 'Donaudampfschifffahrtsgesellschaft'.repeat(6),
  'very many words': 'and then some more words '.repeat(80),
  'characters from right to left': 'שלום\u202egnorts\u202c',
  'pictures of characters': '👩‍👩‍👧‍👦'.repeat(20),
  'lines and tabs': 'one\n\ttwo\r\nthree',
  Burmese: 'မင်္ဂလာပါ ကစားသမားများ',
  braces: '{{{{}}}} }}{{ ${x} %s',
};

const texts = Object.entries(sayings).flatMap(([what, text]): Nonsense[] =>
  ['odd.title', 'odd.label', 'action.register', 'brand.name'].map((key) => ({
    what: `${what} as ${key}`,
    say: (brand) => void (partOf(brand, 'texts/en', 'texts')[key] = text),
  })),
);

type Node = { properties?: Record<string, Node>; enum?: Json[]; minimum?: number; maximum?: number };

/** The far ends of everything that a theme may choose. */
const theme = Object.entries((schemaIndex.documents['theme'] as Node).properties ?? {}).flatMap(
  ([part, node]): Nonsense[] => {
    const ends = ({ enum: listed = [], minimum, maximum }: Node): Json[] => [
      ...listed,
      ...[minimum, maximum].filter((bound) => bound !== undefined),
    ];
    const whole = ends(node).map((value): Nonsense => ({
      what: `theme: ${part} ${String(value)}`,
      say: (brand) => void (partOf(brand, 'theme/main')[part] = value),
    }));
    const parts = Object.entries(node.properties ?? {}).flatMap(([name, inner]) =>
      ends(inner).map((value): Nonsense => ({
        what: `theme: ${part}.${name} ${String(value)}`,
        say: (brand) => void (partOf(brand, 'theme/main', part)[name] = value),
      })),
    );
    return [...whole, ...parts];
  },
);

const colours = ['#000000', '#ffffff', '#7f7f7f', '#ff00ff00'].map((colour): Nonsense => ({
  what: `every colour ${colour}`,
  say: (brand) => {
    const { modes } = ofBase('theme/main') as { modes: { light: JsonObject } };
    const all = Object.keys(modes.light).map((name) => [name, colour]);
    partOf(brand, 'theme/main')['modes'] = { light: Object.fromEntries(all) as JsonObject };
  },
}));

const flags = Object.entries((ofBase('flags/main') as { flags: Record<string, boolean> }).flags).map(
  ([name, value]): Nonsense => ({
    what: `the flag ${name} the other way round`,
    say: (brand) => void (partOf(brand, 'flags/main', 'flags')[name] = !value),
  }),
);

/** Words, looks and flags that nobody would choose. */
export const words: Nonsense[] = [...texts, ...theme, ...colours, ...flags];
