const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const texts = {
  flags: {
    title: 'Flags',
    lead: 'What is switched on for this brand.',
  },
  constants: {
    title: 'Constants',
    lead: 'Numbers that this brand works with: times, limits, ages.',
  },
  search: 'Search by name or purpose',
  onlyHere: 'Only those set here',
  found: (number: number) => count(number, 'value', 'values'),
  none: 'Nothing fits',
  on: 'On',
  off: 'Off',
  notSet: 'Not set',
  uses: (name: string) => `Where it is used: ${name}`,
  usesShort: 'Where it is used',
  edit: (name: string) => `Set ${name}`,
  reset: (name: string) => `Reset ${name} to parent`,
  range: (least: number | undefined, most: number | undefined) =>
    least !== undefined && most !== undefined
      ? `From ${least} to ${most}.`
      : least !== undefined
        ? `At least ${least}.`
        : most !== undefined
          ? `At most ${most}.`
          : '',
  outOfRange: (least: number | undefined, most: number | undefined) =>
    `This is not in the range. ${texts.range(least, most)}`,
  missing: 'There is no such document',
};
