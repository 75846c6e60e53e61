import type { Score } from './fixtures.ts';
import { sports, type Sport, type SportName } from './sports.ts';

export const picks = ['home', 'draw', 'away', 'over', 'under'] as const;
export type Pick = (typeof picks)[number];
/** House margin: fair odds are divided by it. */
export const margin = 1.06;

export const wins = (sport: SportName, pick: Pick, [home, away]: Score): boolean => {
  const { line } = sports[sport];
  switch (pick) {
    case 'home':
      return home > away;
    case 'away':
      return away > home;
    case 'draw':
      return home === away;
    case 'over':
      return home + away > line;
    default:
      return home + away < line;
  }
};

/** Chance of each pick from a score with the given number of steps left, exactly over all courses of the match. */
export function chancesFrom(
  name: SportName,
  strength: number,
  score: Score,
  left: number,
): Record<Pick, number> {
  const rules: Sport = sports[name];
  const share = strength / 10_000;
  const totals = { home: 0, draw: 0, away: 0, over: 0, under: 0 };
  const end = (final: Score, chance: number): void => {
    if (!rules.draws && final[0] === final[1]) {
      end([final[0] + 1, final[1]], chance * share);
      end([final[0], final[1] + 1], chance * (1 - share));
      return;
    }
    for (const pick of picks) if (wins(name, pick, final)) totals[pick] += chance;
  };
  let now = new Map<number, number>([[score[0] * 1000 + score[1], 1]]);
  for (let step = 0; step < left; step += 1) {
    const next = new Map<number, number>();
    const add = (key: number, chance: number): void => void next.set(key, (next.get(key) ?? 0) + chance);
    for (const [key, chance] of now) {
      const at: Score = [Math.floor(key / 1000), key % 1000];
      if (rules.until !== undefined && Math.max(...at) >= rules.until) end(at, chance);
      else {
        const pace = rules.pace / 10_000;
        add(key + 1000, chance * pace * share);
        add(key + 1, chance * pace * (1 - share));
        if (pace < 1) add(key, chance * (1 - pace));
      }
    }
    now = next;
  }
  for (const [key, chance] of now) end([Math.floor(key / 1000), key % 1000], chance);
  return totals;
}

/** Gross hundredths; 0 for nearly certain or hardly possible picks, on which no bets are taken. */
export const oddsFor = (chance: number): number => {
  const odds = Math.floor(100 / (chance * margin));
  return chance > 0.012 && odds >= 103 ? odds : 0;
};
