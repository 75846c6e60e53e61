import type { Thing } from '#engine/references/uses.ts';
import type { UsesAnswer } from './calls.ts';

/** Something to delete among others. */
export type Doomed = {
  id: string;
  name: string;
  /** How others refer to it; undefined for what nothing can refer to. */
  thing: Thing | undefined;
  /** Reason why it cannot be deleted, whatever refers to it. */
  refused?: string | undefined;
  /** Documents that are deleted with it, whose references do not count. */
  keys: readonly string[];
};

/** Parts what may be deleted together from `pack` from what others refer to; `total` counts those others. */
export function deletable(
  pack: string,
  doomed: readonly Doomed[],
  uses: ReadonlyMap<string, UsesAnswer>,
): { gone: Doomed[]; kept: { doomed: Doomed; total: number }[] } {
  const kept = new Map<Doomed, number>(doomed.filter(({ refused }) => refused).map((each) => [each, 0]));
  for (let before = -1; before !== kept.size;) {
    before = kept.size;
    const going = new Set(doomed.filter((each) => !kept.has(each)).flatMap(({ keys }) => keys));
    for (const each of doomed) {
      const answer = uses.get(each.id);
      if (kept.has(each) || !answer) continue;
      const total =
        answer.total - answer.uses.filter((use) => use.pack === pack && going.has(use.key)).length;
      if (total > 0) kept.set(each, total);
    }
  }
  return {
    gone: doomed.filter((each) => !kept.has(each)),
    kept: [...kept].map(([each, total]) => ({ doomed: each, total })),
  };
}
