export const texts = {
  none: 'Not set',
  search: 'Search',
  missing: 'does not exist',
  nothing: 'Nothing fits.',
  more: (count: number) => `${count} more. Type to narrow them down.`,
};
