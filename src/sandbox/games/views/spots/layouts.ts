import { wheel, colourOf } from '../../rules/roulette.ts';
import { totalPays } from '../../rules/sic-bo.ts';
import { kindPays } from '../../rules/poker.ts';
import { counts, wheelPays } from '../../rules/wheel.ts';
import type { Say, TextKey } from '../../shell/texts.ts';

/** Place on a table whose rows run `along` it, both counted from 1. */
type Place = { along: number; across: number; length: number; width: number };
export type Spot = {
  id: string;
  label: string;
  /** What it is called, where its label is a sign. */
  name?: string | undefined;
  /** In ten-thousandths of the stake. */ pays: number;
  tone?: string | undefined;
  place?: Place | undefined;
};
/** Rows of spots; `columns` is the number side by side on a phone. Spots of a table stand where their places say. */
export type Group = { columns: number; spots: Spot[]; isTable?: boolean };
type SpotEngine =
  | 'andar-bahar'
  | 'baccarat'
  | 'coin'
  | 'dragon-tiger'
  | 'poker'
  | 'roulette'
  | 'sic-bo'
  | 'three-card'
  | 'wheel';

type Words = [id: string, label: string, times: number, tone?: string];
const group = (columns: number, spots: readonly Words[]): Group => ({
  columns,
  spots: spots.map(([id, label, times, tone]) => ({ id, label, pays: times, tone })),
});

/** European table: zero, then twelve rows of three; dozens and even chances stand beside four and six rows each. */
const roulette = (say: Say): Group[] => {
  const numbers = [...wheel].filter((number) => number > 0).sort((a, b) => a - b);
  const at = (along: number, across: number, length = 1, width = 1): Place => ({
    along,
    across,
    length,
    width,
  });
  const spot = (id: string, label: string, pays: number, place: Place, more: Partial<Spot> = {}): Spot => ({
    id,
    label,
    pays,
    place,
    ...more,
  });
  const evens: readonly (readonly [id: string, label: string, tone?: string])[] = [
    ['low', '1–18'],
    ['even', say('even')],
    ['red', say('red'), 'red'],
    ['black', say('black'), 'black'],
    ['odd', say('odd')],
    ['high', '19–36'],
  ];
  return [
    {
      columns: 5,
      isTable: true,
      spots: [
        spot('n0', '0', 360_000, at(1, 3, 1, 3), { tone: 'green' }),
        ...numbers.map((number) =>
          spot(`n${number}`, String(number), 360_000, at(1 + Math.ceil(number / 3), 3 + ((number - 1) % 3)), {
            tone: colourOf(number),
          }),
        ),
        ...[0, 1, 2].map((column) =>
          spot(`column${column + 1}`, '2:1', 30_000, at(14, 3 + column), {
            name: `${say('column')} ${column + 1}`,
          }),
        ),
        ...[0, 1, 2].map((dozen) =>
          spot(`dozen${dozen + 1}`, `${dozen * 12 + 1}–${dozen * 12 + 12}`, 30_000, at(2 + dozen * 4, 2, 4)),
        ),
        ...evens.map(([id, label, tone], row) => spot(id, label, 20_000, at(2 + row * 2, 1, 2), { tone })),
      ],
    },
  ];
};
const faces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const sicBo = (say: Say): Group[] => [
  group(4, [
    ['small', `${say('small')} 4–10`, 20_000],
    ['big', `${say('big')} 11–17`, 20_000],
    ['odd', say('odd'), 20_000],
    ['even', say('even'), 20_000],
  ]),
  group(
    7,
    Object.entries(totalPays).map(([total, times]) => [`total${total}`, total, times]),
  ),
  group(
    6,
    faces.map((face, at) => [`single${at + 1}`, face, 20_000]),
  ),
  group(
    6,
    faces.map((face, at) => [`double${at + 1}`, face + face, 120_000]),
  ),
  group(
    6,
    faces.map((face, at) => [`triple${at + 1}`, face + face + face, 1_810_000]),
  ),
  group(1, [['triple', say('triple'), 310_000]]),
];
const baccarat = (say: Say): Group[] => [
  group(3, [
    ['player', say('player'), 20_000, 'blue'],
    ['tie', say('tie'), 90_000, 'green'],
    ['banker', say('banker'), 19_500, 'red'],
  ]),
  group(2, [
    ['playerPair', `${say('player')} · ${say('pair')}`, 120_000, 'blue'],
    ['bankerPair', `${say('banker')} · ${say('pair')}`, 120_000, 'red'],
  ]),
];
const sides = ['Red', 'Black', 'Big', 'Small'] as const;
const dragonTiger = (say: Say): Group[] => [
  group(3, [
    ['dragon', say('dragon'), 20_000, 'red'],
    ['tie', say('tie'), 120_000, 'green'],
    ['tiger', say('tiger'), 20_000, 'blue'],
  ]),
  group(1, [['suitedTie', say('suitedTie'), 510_000, 'green']]),
  ...(['dragon', 'tiger'] as const).map((side) =>
    group(
      4,
      sides.map((kind) => [
        `${side}${kind}`,
        `${say(side)} ${say(kind.toLowerCase() as TextKey)}`,
        kind === 'Red' || kind === 'Black' ? 19_500 : 20_000,
        side === 'dragon' ? 'red' : 'blue',
      ]),
    ),
  ),
];
const hands = (say: Say): Words[] => [
  ['a', say('handA'), 19_500, 'blue'],
  ['b', say('handB'), 19_500, 'red'],
];
const layouts: Readonly<Record<SpotEngine, (say: Say) => Group[]>> = {
  roulette,
  'sic-bo': sicBo,
  baccarat,
  'dragon-tiger': dragonTiger,
  coin: (say) => [
    group(2, [
      ['heads', say('heads'), 19_600, 'gold'],
      ['tails', say('tails'), 19_600, 'blue'],
    ]),
  ],
  wheel: (say) => [
    group(
      3,
      Object.keys(counts).map((colour) => [colour, say(colour as TextKey), wheelPays[colour] ?? 0, colour]),
    ),
  ],
  'three-card': (say) => [
    group(2, hands(say)),
    group(2, [
      ['aPair', `A: ${say('pair')} ${say('better')}`, 20_000, 'blue'],
      ['bPair', `B: ${say('pair')} ${say('better')}`, 20_000, 'red'],
    ]),
  ],
  poker: (say) => [
    group(2, hands(say)),
    group(
      4,
      Object.entries(kindPays).map(([kind, times]) => [kind, say(kind as TextKey), times ?? 0]),
    ),
  ],
  'andar-bahar': (say) => [
    group(2, [
      ['andar', say('andar'), 18_900, 'blue'],
      ['bahar', say('bahar'), 20_000, 'red'],
    ]),
    group(4, [
      ['cards5', `1–5 ${say('cards')}`, 35_000],
      ['cards10', `6–10 ${say('cards')}`, 42_000],
      ['cards20', `11–20 ${say('cards')}`, 32_000],
      ['cards49', `21+ ${say('cards')}`, 45_000],
    ]),
  ],
};

/** Spots of a game, in the groups in which they stand on the table. */
export const layoutOf = (engine: string, say: Say): Group[] =>
  Object.hasOwn(layouts, engine) ? layouts[engine as SpotEngine](say) : [];
