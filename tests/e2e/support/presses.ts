import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const binding = 'liveryPressed';

export type Presses = {
  /** Presses of a pointer on the page since the last call; keys are not counted. */
  taken(): number;
};

/** Counts what a visitor presses on the next documents of a page: its browser's own events, which no script can send. */
export async function countPresses(page: Page): Promise<Presses> {
  let count = 0;
  await page.exposeFunction(binding, () => (count += 1));
  await page.addInitScript((name) => {
    // Frames of games have presses of their own.
    if (window !== top) return;
    const told = window as unknown as Record<string, () => void>;
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && told[name]?.(), { capture: true });
  }, binding);
  return {
    taken: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

export type Task = { task: string; aurora: number; padauk: number; most: number };

/** The table of tasks in docs/players.md: presses on either brand, and the most that there may be. */
export function tasksOfDocs(): ReadonlyMap<string, Task> {
  const rows = readFileSync('docs/players.md', 'utf8').matchAll(
    /^\| (?<task>[^|]+?) +\| +(?<aurora>\d+) \| +(?<padauk>\d+) \| +(?<most>\d+) \|$/gmu,
  );
  return new Map(
    [...rows].map(({ groups = {} }) => {
      const task = groups['task'] ?? '';
      const [aurora, padauk, most] = ['aurora', 'padauk', 'most'].map((column) => Number(groups[column]));
      return [task, { task, aurora: aurora ?? 0, padauk: padauk ?? 0, most: most ?? 0 }];
    }),
  );
}
