import { diffPatch } from '#engine/overlay/merge-diff.ts';
import { parseJson, type DocumentKey } from '#engine/packs.ts';

export type PlanStep = {
  key: DocumentKey;
  change: 'add' | 'change' | 'remove';
  /** Text it has where the change is made; undefined when it is added. */
  from: string | undefined;
  /** Text it is to have; undefined when it is removed. */
  to: string | undefined;
};

/** Steps that turn `from` into `to`, by document; texts are compared byte by byte. */
export function planOf(from: Record<DocumentKey, string>, to: Record<DocumentKey, string>): PlanStep[] {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return keys.flatMap((key): PlanStep[] => {
    const [before, after] = [from[key], to[key]];
    if (before === after) return [];
    const change = before === undefined ? 'add' : after === undefined ? 'remove' : 'change';
    return [{ key, change, from: before, to: after }];
  });
}

const signs = { add: '+', change: '~', remove: '-' } as const;

/** A step in lines for the terminal: a changed document with the merge patch that makes the change. */
export function describeStep({ key, change, from, to }: PlanStep): string[] {
  const head = `${signs[change]} ${key}`;
  if (change !== 'change') return [head];
  const [before, after] = [parseJson(from ?? ''), parseJson(to ?? '')];
  if (before === undefined || after === undefined) return [`${head} (not JSON)`];
  const patch = diffPatch(before, after);
  if (patch === undefined) return [`${head} (formatting only)`];
  return [
    head,
    ...JSON.stringify(patch, null, 2)
      .split('\n')
      .map((line) => `    ${line}`),
  ];
}
