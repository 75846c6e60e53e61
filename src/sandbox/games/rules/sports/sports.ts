/** Simulation of a sport: in each step one side scores, or none. */
export type Sport = {
  teams: readonly string[];
  /** Steps of a match, and milliseconds a step takes. */
  steps: number;
  stepMs: number;
  /** Chance of a score in a step, in ten-thousandths; the rest is no score. */
  pace: number;
  /** The first to reach it has won; without it the higher score after all steps. */
  until?: number;
  /** Equal scores at the end are a result of their own; else a last step decides. */
  draws: boolean;
  /** Points on the board per score. */
  points: number;
  /** Totals below and above which are bet on, in scores and a half. */
  line: number;
  /** Unit of a step: texts `sports.<unit>`. */
  unit: 'minute' | 'set' | 'round' | 'map';
};

const minutes = 360_000;
const race = (until: number, unit: Sport['unit'], line: number, teams: readonly string[]): Sport => ({
  teams,
  steps: until * 2 - 1,
  stepMs: minutes / (until * 2 - 1),
  pace: 10_000,
  until,
  draws: false,
  points: 1,
  line,
  unit,
});

export const sports = {
  football: {
    teams: [
      'Yangon Harbour',
      'Mandalay Kings',
      'Bago Rovers',
      'Inle United',
      'Mawlamyine Town',
      'Sittwe Athletic',
      'Pathein Lions',
      'Taunggyi Hills',
      'Monywa Stars',
      'Myeik Pearls',
    ],
    steps: 90,
    stepMs: minutes / 90,
    pace: 300,
    draws: true,
    points: 1,
    line: 2.5,
    unit: 'minute',
  },
  boxing: race(5, 'round', 7.5, [
    'Ko Thunder',
    'The Anvil',
    'Quick Lin',
    'Iron Min',
    'Tall Naing',
    'Southpaw Zaw',
    'Red Htet',
    'Stone Kyaw',
  ]),
  basketball: {
    teams: [
      'Harbour Hawks',
      'Delta Dunkers',
      'Hill Giants',
      'River Rockets',
      'Capital Comets',
      'Temple Towers',
      'Night Owls',
      'Coast Waves',
    ],
    steps: 40,
    stepMs: minutes / 40,
    pace: 9000,
    draws: false,
    points: 3,
    line: 36.5,
    unit: 'minute',
  },
  tennis: race(3, 'set', 3.5, [
    'A. Thiri',
    'M. Okafor',
    'L. Novak',
    'S. Tanaka',
    'R. Alvarez',
    'K. Lindqvist',
    'P. Moreau',
    'D. Rahman',
  ]),
  chinlone: race(3, 'set', 3.5, [
    'Bagan Circle',
    'Golden Cane',
    'Mandalay Masters',
    'Pyay Dancers',
    'Lotus Six',
    'Inwa Rattan',
  ]),
  badminton: race(2, 'set', 2.5, [
    'C. Wei',
    'H. Aung',
    'T. Putra',
    'J. Lund',
    'Y. Kim',
    'N. Suzuki',
    'B. Sharma',
    'F. Chan',
  ]),
  fiveLanes: race(3, 'map', 3.5, [
    'Nine Tails',
    'Mythic Moon',
    'Blue Lotus',
    'Ruin Gate',
    'Team Ember',
    'Sky Fort',
    'Last Tower',
    'Gold Rune',
  ]),
  siege: race(2, 'map', 2.5, ['Bastion', 'Breachers', 'Cold Wall', 'Night Watch', 'Deadbolt', 'Rampart']),
  shooter: race(2, 'map', 2.5, [
    'Clutch Kings',
    'Half Buy',
    'Smoke Line',
    'Silent Site',
    'Eco Round',
    'Long Angle',
    'Flashpoint',
    'Ace High',
  ]),
  pixelFootball: {
    teams: ['Pixel Rovers', 'Joypad City', 'Save State', 'Eight Bit', 'Lag United', 'Turbo Town'],
    steps: 60,
    stepMs: minutes / 60,
    pace: 700,
    draws: true,
    points: 1,
    line: 3.5,
    unit: 'minute',
  },
} as const satisfies Record<string, Sport>;
export type SportName = keyof typeof sports;
/** Milliseconds from one beginning to the next. */
export const every = 240_000;
