import type { Hello } from '../shell/api.ts';
import { oddsIn, timesIn } from '../shell/money.ts';
import type { Table } from '../shell/table.ts';
import { sayIn } from './say-in.ts';

/** Context of a game in English and without motion; a test overrides the parts that it needs. */
export const table = (given: Partial<Table> = {}): Table => ({
  hello: {
    chips: ['100'],
    open: [] as Hello['open'],
    game: { code: 'ONE', name: 'One' },
  } as unknown as Hello,
  say: sayIn('en'),
  money: String,
  short: String,
  chipText: String,
  timesText: timesIn('en'),
  oddsText: oddsIn('en'),
  chip: '100',
  setChip: () => undefined,
  busy: false,
  pot: null,
  free: null,
  play: () => Promise.resolve(undefined),
  act: () => Promise.resolve(undefined),
  shown: () => undefined,
  showsMore: () => undefined,
  tell: () => undefined,
  refresh: () => Promise.resolve(),
  still: true,
  now: () => 0,
  ...given,
});
