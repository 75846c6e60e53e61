import type { IconName } from '#ui/primitives/index.ts';

/** One line of a search: what it shows, and what choosing it does. */
export type Option = {
  key: string;
  name: string;
  note?: string | undefined;
  /** Address of a picture; else the icon stands for it. */
  picture?: string | undefined;
  icon?: IconName | undefined;
  choose: () => void;
};

type GroupName = 'recent' | 'popular' | 'games' | 'lotteries' | 'categories' | 'studios';

export type Group = { name: GroupName; options: readonly Option[] };

/** A group of what was found; `near` when nothing in it is called what was typed, but nearly so. */
export type FoundGroup = Group & { near: boolean };

/** Groups to show: without those of near names while something is called so. */
export function bestGroups(groups: readonly FoundGroup[]): { groups: readonly Group[]; near: boolean } {
  const filled = groups.filter(({ options }) => options.length > 0);
  const exact = filled.filter(({ near }) => !near);
  return exact.length > 0 ? { groups: exact, near: false } : { groups: filled, near: filled.length > 0 };
}
