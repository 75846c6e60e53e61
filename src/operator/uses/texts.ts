export const texts = {
  title: (name: string) => `Where “${name}” is used`,
  inUse: (name: string) => `“${name}” is used`,
  refused: (count: number) =>
    `It cannot be deleted or renamed while ${count === 1 ? 'one place names' : `${count} places name`} it. Change ${count === 1 ? 'that place' : 'these places'} first.`,
  none: 'No document names it.',
  noneText: 'No document names it. Texts of the base may still be shown by the portal itself.',
  count: (count: number) => (count === 1 ? 'Used in one place' : `Used in ${count} places`),
  more: (count: number) => `and ${count} more`,
  inPack: (pack: string) => `in ${pack}`,
  failed: 'Where it is used cannot be told now, so it stays as it is.',
  pages: 'Pages of places',
};
