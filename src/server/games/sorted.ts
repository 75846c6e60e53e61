import type { CallTypes } from '#contract/generated/calls.ts';
import type { Listed } from './catalogue.ts';
import type { Plays } from './plays.ts';

export type Sort = NonNullable<CallTypes['gameList']['query']['sort']>;

type Means = { language: string; plays: Plays | undefined };

const made = new WeakMap<object, Map<string, readonly Listed[]>>();

/**
 * A list of the catalogue in another sequence, which is made once for each version of the list and, by plays, of the counts. Games that stand
 * equal keep the brand's sequence.
 */
export function sorted(list: readonly Listed[], sort: Sort, { language, plays }: Means): readonly Listed[] {
  if (sort === 'usual') return list;
  const key = sort === 'name' ? `name ${language}` : sort;
  // Sorted by plays a list lives as long as the counts it was sorted by.
  const owner = plays ?? list;
  let lists = made.get(owner);
  if (!lists) made.set(owner, (lists = new Map()));
  const name = plays ? `${key} ${numberOf(list)}` : key;
  let inOrder = lists.get(name);
  if (!inOrder) lists.set(name, (inOrder = list.toSorted(comparisons[sort]({ language, plays }))));
  return inOrder;
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** A number for each list, as lists are no names. */
function numberOf(list: object): number {
  let number = numbers.get(list);
  if (number === undefined) numbers.set(list, (number = ++last));
  return number;
}

type Comparison = (one: Listed, other: Listed) => number;

const comparisons: Readonly<Record<Exclude<Sort, 'usual'>, (means: Means) => Comparison>> = {
  hot: () => (one, other) => other.entry.isHot - one.entry.isHot,
  new: () => (one, other) => other.entry.isNew - one.entry.isNew,
  popular:
    ({ plays }) =>
    (one, other) =>
      (plays?.get(other.id) ?? 0) - (plays?.get(one.id) ?? 0),
  name: ({ language }) => {
    const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
    const nameOf = ({ game }: Listed): string => game.names?.[language] ?? game.name;
    return (one, other) => compare(nameOf(one), nameOf(other));
  },
};
