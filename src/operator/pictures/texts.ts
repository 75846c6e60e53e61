const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const texts = {
  title: 'Pictures',
  lead: 'Every picture that documents may name, with where it is used. Pictures are files of the pack, below its assets folder; whoever runs the server puts new ones there.',
  search: 'Search by path',
  whose: 'Whose',
  all: 'All packs',
  use: 'Use',
  allUses: 'Used or not',
  used: 'Used',
  unused: 'Used nowhere',
  usedIn: (number: number) => `Used in ${count(number, 'place', 'places')}`,
  notUsed: 'Used nowhere',
  found: (number: number) => count(number, 'picture', 'pictures'),
  none: 'No picture fits',
  emptyTitle: 'There are no pictures',
  pages: 'Pages of pictures',
  from: (pack: string) => `from ${pack}`,
  size: (width: number | undefined, height: number | undefined, bytes: number) =>
    [
      ...(width !== undefined && height !== undefined ? [`${width} × ${height}`] : []),
      bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} kB`,
    ].join(', '),
  full: 'Open the picture',
};
